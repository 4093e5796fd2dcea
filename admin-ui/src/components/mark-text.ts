export type Mark = 'bold' | 'italic' | 'heading' | 'list' | 'link';

/** A text and what is selected in it, from and to a place. */
export interface Marked {
  text: string;
  from: number;
  to: number;
}

const around = { bold: '**', italic: '*' };
const before = { heading: '## ', list: '- ' };
const address = 'https://';

/** The light text with a mark added to what is selected, or taken from it when it has it; the same words stay selected. */
export function marked({ text, from, to }: Marked, mark: Mark): Marked {
  const replaced = (start: number, end: number, by: string, selected: [from: number, to: number]): Marked => ({
    text: text.slice(0, start) + by + text.slice(end),
    from: selected[0],
    to: selected[1],
  });
  const words = text.slice(from, to);
  if (mark === 'link') {
    const start = from + words.length + 3;
    return replaced(from, to, `[${words}](${address})`, [start, start + address.length]);
  }
  if (mark === 'bold' || mark === 'italic') {
    const sign = around[mark];
    const [start, end] = [from - sign.length, to + sign.length];
    const [ahead, behind] = [/\**$/.exec(text.slice(0, from))?.[0].length, /^\**/.exec(text.slice(to))?.[0].length];
    // One star is italic, two are bold, three are both.
    const has = (count = 0) => (mark === 'bold' ? count >= 2 : count % 2 === 1);
    return has(ahead) && has(behind)
      ? replaced(start, end, words, [start, start + words.length])
      : replaced(from, to, sign + words + sign, [from + sign.length, to + sign.length]);
  }
  const sign = before[mark];
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to) < 0 ? text.length : text.indexOf('\n', to);
  const lines = text.slice(start, end).split('\n');
  const has = lines.every((line) => line.startsWith(sign));
  const changed = lines.map((line) => (has ? line.slice(sign.length) : sign + line)).join('\n');
  return replaced(start, end, changed, [start, start + changed.length]);
}
