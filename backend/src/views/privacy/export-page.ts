import { escapeHtml } from '../../platform/common/escape-html';
import { WORDS } from './words';

/** A row as the database puts it into JSON. */
type Row = Record<string, unknown>;

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 1200px; margin: 0 auto; padding: 24px; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
.rows { overflow-x: auto; }
table { border-collapse: collapse; }
caption { padding: 4px 0; text-align: left; }
th, td { padding: 4px 12px; border: 1px solid #8a8f99; text-align: left; vertical-align: top; }
td { min-width: 6ch; max-width: 60ch; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** A moment as `2026-11-28 16:40 UTC`. */
const momentOf = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** `offers_due_date` is `Offers due date`. */
const columnWords = (column: string): string => {
  const words = column.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function shown(value: unknown): string {
  if (value === null || value === undefined) {
    return '';
  }
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  if (Array.isArray(value)) {
    return value.map(shown).join(', ');
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, one]) => `${columnWords(name)}: ${shown(one)}`)
      .join('\n');
  }
  return typeof value === 'string' && MOMENT.test(value) ? momentOf(new Date(value)) : String(value);
}

const head = (title: string, madeAt: Date): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>Made on <time datetime="${madeAt.toISOString()}">${momentOf(madeAt)}</time>. The same is in <code>data.json</code> for programs, and your files are in the folder <code>files</code>.</p>
`;

function* opening(table: string, columns: string[]): Generator<string> {
  const words = escapeHtml(WORDS[table]);
  yield `<section aria-labelledby="${table}">\n<h2 id="${table}">${words}</h2>\n`;
  // What scrolls can be reached by the keyboard.
  yield `<div class="rows" role="region" aria-labelledby="${table}" tabindex="0">\n<table>\n<caption>${words}, one in each row</caption>\n`;
  yield `<thead><tr>${columns.map((column) => `<th scope="col">${escapeHtml(columnWords(column))}</th>`).join('')}</tr></thead>\n<tbody>\n`;
}

/**
 * The page that people read: a heading and a table for each table that has rows, and nothing that runs.
 *
 * @param tables each with its rows, a text of JSON each
 */
export async function* exportPage(
  title: string,
  madeAt: Date,
  tables: Iterable<{ table: string; columns: string[]; rows: AsyncIterable<string> }>,
): AsyncGenerator<string> {
  yield head(title, madeAt);
  let isEmpty = true;
  for (const { table, columns, rows } of tables) {
    let isOpen = false;
    for await (const text of rows) {
      if (!isOpen) {
        yield* opening(table, columns);
        [isOpen, isEmpty] = [true, false];
      }
      const row = JSON.parse(text) as Row;
      yield `<tr>${columns.map((column) => `<td>${escapeHtml(shown(row[column]))}</td>`).join('')}</tr>\n`;
    }
    if (isOpen) {
      yield '</tbody>\n</table>\n</div>\n</section>\n';
    }
  }
  yield `${isEmpty ? '<p>Nothing is held of you.</p>\n' : ''}</main>\n</body>\n</html>\n`;
}
