/** The words of a PDF, put together to lines and paragraphs: what is read on narrow screens. */

export interface Line {
  text: string;
  /** Of the letters, in points. */
  size: number;
  /** Of the base line, in points from the foot of the page. */
  y: number;
}

export interface Paragraph {
  text: string;
  heading: boolean;
}

interface Item {
  str: string;
  height: number;
  hasEOL: boolean;
  transform: unknown[];
}

/** What the library finds on a page, as lines in the order of reading. */
export function readText(items: (Item | object)[]): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  for (const item of items) {
    if (!('str' in item)) {
      continue;
    }
    const y = Number(item.transform[5]);
    if (item.str.trim()) {
      // Some programs mark no end of a line: another base line is one, a raised letter is not.
      if (line && Math.abs(line.y - y) > line.size * 0.6) {
        lines.push(line);
        line = undefined;
      }
      line = line
        ? { ...line, text: line.text + item.str, size: Math.max(line.size, item.height) }
        : { text: item.str, size: item.height, y };
    } else if (line && item.str) {
      line.text += ' ';
    }
    if (item.hasEOL && line) {
      lines.push(line);
      line = undefined;
    }
  }
  return [...lines, ...(line ? [line] : [])].map((found) => ({
    ...found,
    text: found.text.replace(/\s+/g, ' ').trim(),
  }));
}

/** A number or letter at the head of a clause. */
const CLAUSE = /^(\d+(\.\d+)*[.)]|\(?[a-z]{1,3}\)|[•–-])\s/i;

/** Lines that follow each other closely, in one size, belong together. */
export function paragraphsOf(lines: Line[], bodySize: number): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let previous: Line | undefined;
  for (const line of lines) {
    const heading = line.size > bodySize * 1.12;
    const last = paragraphs.at(-1);
    const close =
      previous &&
      previous.y > line.y &&
      previous.y - line.y < line.size * 1.75 &&
      Math.abs(previous.size - line.size) < 0.6;
    if (last && close && last.heading === heading && !CLAUSE.test(line.text)) {
      last.text += ` ${line.text}`;
    } else {
      paragraphs.push({ text: line.text, heading });
    }
    previous = line;
  }
  return paragraphs;
}
