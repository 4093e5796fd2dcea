/** Widths of Helvetica Bold for the characters 32 to 126, in thousandths of the size; the regular cut is narrower. */
const widths = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
  667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611,
  611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];

/** The width of a text in points. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + (widths[character.charCodeAt(0) - 32] ?? 611), 0) * (size / 1000);
}

/** Breaks a text into lines no wider than `width` points; a word that is too long on its own is broken too. */
export function wrapped(text: string, size: number, width: number): string[] {
  const lines = [''];
  const fits = (line: string) => textWidth(line, size) <= width;
  for (const word of text.split(/\s+/)) {
    const last = lines.length - 1;
    const joined = lines[last] ? `${lines[last]} ${word}` : word;
    if (fits(joined)) {
      lines[last] = joined;
      continue;
    }
    if (lines[last]) lines.push('');
    for (const character of word) {
      if (!fits(lines[lines.length - 1] + character)) lines.push('');
      lines[lines.length - 1] += character;
    }
  }
  return lines;
}
