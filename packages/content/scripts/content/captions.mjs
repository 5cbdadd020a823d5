// WebVTT captions of the films: each step's text, shown while its picture is.

/** Longer captions would cover the picture on a phone. */
const maxLength = 64;

/**
 * The captions of a film.
 * @param lines texts of the steps
 * @param times start and end of each step, s
 */
export function captionsOf(lines, times) {
  const cues = lines.flatMap((line, step) => {
    const parts = partsOf(line);
    const { start, end } = times[step];
    let from = start;
    return parts.map((part) => {
      const to = from + ((end - start) * part.length) / line.length;
      const cue = `${timestamp(from)} --> ${timestamp(part === parts.at(-1) ? end : to)}\n${escaped(part)}`;
      from = to;
      return cue;
    });
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

/** Splits a text between sentences into parts that are not too long. A single long sentence stays in one piece. */
function partsOf(text) {
  const parts = [];
  for (const sentence of text.split(/(?<=[.؟?!])\s+/)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + sentence.length < maxLength)
      parts[parts.length - 1] = `${last} ${sentence}`;
    else parts.push(sentence);
  }
  return parts;
}

function timestamp(seconds) {
  const total = Math.round(seconds * 1000);
  const two = (value) => String(Math.floor(value)).padStart(2, '0');
  return `${two(total / 60_000)}:${two((total / 1000) % 60)}.${String(total % 1000).padStart(3, '0')}`;
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
