/** The first sentence of a text, and the rest. Both languages end sentences with a full stop. */
export function firstSentence(text: string): readonly [first: string, rest: string] {
  const [first = '', ...others] = text.split(/(?<=\.) /);
  return [first, others.join(' ')];
}
