import type { ImportDto, ImportRowDto } from '@stowbridge/api';
import { IMPORT_FIELDS, IMPORT_UNDO_HOURS, importKindNames } from '@stowbridge/contract/imports';
import { number } from '../components/format';
import type { Versioned } from '../records/versioned';
import type { Tone } from '../theme/tokens';

/** A spreadsheet whose rows become records. */
export type Import = ImportDto & Versioned;
export type ImportRow = ImportRowDto;
export type ImportKind = Import['kind'];

/** What each state of an import is called. */
export const importStates: Record<Import['state'], { tone: Tone; label: string }> = {
  checking: { tone: 'info', label: 'Checking' },
  checked: { tone: 'accent', label: 'Checked' },
  committing: { tone: 'info', label: 'Importing' },
  done: { tone: 'success', label: 'Imported' },
  failed: { tone: 'danger', label: 'Failed' },
  undoing: { tone: 'info', label: 'Undoing' },
  undone: { tone: 'neutral', label: 'Undone' },
};

export const kindChoices = (['properties', 'people', 'vendors'] as const).map((id) => ({
  id,
  name: importKindNames[id].many,
}));

export const isUnderWay = ({ state }: Pick<Import, 'state'>): boolean =>
  state === 'checking' || state === 'committing' || state === 'undoing';

/** How far it is, as a share, and in words. */
export function progressOf(one: Import): { share: number; words: string } {
  const [done, of, verb] =
    one.state === 'checking'
      ? [one.checkedCount, one.rowCount, 'checked']
      : one.state === 'committing'
        ? [one.writtenCount + one.refusedCount, one.rightCount, 'imported']
        : [one.removedCount + one.keptCount, one.writtenCount, 'looked at again'];
  return { share: of === 0 ? 0 : done / of, words: `${number(done)} of ${rows(of)} ${verb}` };
}

export const rows = (count: number): string => (count === 1 ? '1 row' : `${number(count)} rows`);

/** What a column can be, as a choice; the first leaves it out. */
export const fieldChoices = (kind: ImportKind): { id: string; name: string }[] => [
  { id: '', name: 'Left out' },
  ...IMPORT_FIELDS[kind].map(({ name, label }) => ({ id: name, name: label })),
];

/** The columns that are said to be the same field as another one. */
export const namedTwice = (columns: readonly string[]): string[] =>
  columns.filter((name, at) => name !== '' && columns.indexOf(name) !== at);

const HOUR_MS = 3_600_000;

/** Whether it can be undone still. */
export const canUndo = ({ state, doneAt }: Import, now = Date.now()): boolean =>
  state === 'done' && doneAt !== null && new Date(doneAt).getTime() > now - IMPORT_UNDO_HOURS * HOUR_MS;

/** Whether anything may be written, or the columns be changed. */
export const isOpen = ({ state, writtenCount }: Import): boolean =>
  state === 'checked' || (state === 'failed' && writtenCount === 0);

/** Of which rows somebody wants to read. */
export const hasProblems = ({ wrongCount, refusedCount, keptCount }: Import): boolean =>
  wrongCount + refusedCount + keptCount > 0;

/** What is wrong with a row, one line for each column. */
export const problemLines = ({ problems }: Pick<ImportRow, 'problems'>): string[] =>
  problems.map(({ heading, message }) => (heading === null ? message : `${heading}: ${message}`));
