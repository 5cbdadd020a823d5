/** A long intro in two parts: its first paragraph, for the header of the page, and the rest, which may be empty. */
export function splitIntro(intro: string): { opening: string; rest: string } {
  const end = intro.indexOf('</p>') + '</p>'.length;
  return intro.includes('</p>')
    ? { opening: intro.slice(0, end), rest: intro.slice(end).trim() }
    : { opening: intro, rest: '' };
}
