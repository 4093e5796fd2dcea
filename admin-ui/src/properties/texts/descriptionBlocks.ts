export interface Block {
  kind: 'paragraph' | 'list';
  lines: string[];
}

/** Splits a description into paragraphs (at empty lines) and lists (lines that begin with `-`, `*` or a bullet). */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const raw of text.replaceAll('\r', '').split('\n')) {
    const line = raw.trim();
    const item = /^[-*•]\s+(.*)$/.exec(line)?.[1];
    const kind = item === undefined ? 'paragraph' : 'list';
    if (!line) {
      open = undefined;
      continue;
    }
    if (open?.kind !== kind) {
      open = { kind, lines: [] };
      blocks.push(open);
    }
    open.lines.push(item ?? line);
  }
  return blocks;
}

/** Splits a line at its `**bold**` words. */
export function boldParts(line: string): { bold: boolean; words: string }[] {
  return line
    .split(/\*\*(.+?)\*\*/g)
    .map((words, index) => ({ bold: index % 2 === 1, words }))
    .filter(({ words }) => words);
}
