import { matchRanges } from '@mahd/rules/locale';

/** A text in which the words that were searched for are marked, compared as search compares them: without tashkeel, hamza forms and the article. */
export function Matched({ text, query }: { text: string; query: string }) {
  const ranges = matchRanges(text, query);
  return (
    <>
      {ranges.map(({ start, end }, index) => [text.slice(ranges[index - 1]?.end ?? 0, start), <mark key={start}>{text.slice(start, end)}</mark>])}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  );
}
