import {
  fieldOfColumn,
  type ImportField,
  type ImportKind,
  type ImportList,
  importReferenceLength,
} from '@stowbridge/contract/imports';
import { lengthOf } from '@stowbridge/contract/rules';
import { DomainError, type FieldProblem } from '../../platform/common/errors';
import type { RecordFields } from '../../platform/http/record-writer';
import { MAX_ID } from '../../platform/http/rules';
import type { Lookups } from './lookups';

/** A row as somebody means it: which record, by its id or their own reference, and what it is to have. */
export interface MeantRow {
  id?: number;
  reference?: string;
  given: RecordFields;
}

const YES = /^(yes|y|true|x|1)$/i;
const NO = /^(no|n|false|0)$/i;
const SHORT_ZIP = /^\d{3,4}$/;
const ZIP_DIGITS = 5;
const ID = /^\d{1,10}$/;

/**
 * What the cells of a row mean. An empty cell says nothing. What cannot be read is left as it is, for the rules of the
 * record to refuse; only what stands in a list is looked up here.
 * @param columns the field of each cell
 * @throws DomainError('invalid') naming what is in no list
 */
export async function meantBy(
  kind: ImportKind,
  columns: readonly string[],
  cells: readonly string[],
  lookups: Lookups,
): Promise<MeantRow> {
  const row: MeantRow = { given: {} };
  const problems: FieldProblem[] = [];
  for (const [at, name] of columns.entries()) {
    const [field, text] = [fieldOfColumn(kind, name), cells[at]];
    if (!field || text === '') {
      continue;
    }
    try {
      await take(row, field, text, lookups);
    } catch (error) {
      if (!(error instanceof DomainError)) {
        throw error;
      }
      problems.push({ field: name, code: 'invalid', message: `${field.label} ${error.message}` });
    }
  }
  if (problems.length > 0) {
    throw new DomainError('invalid', problems.map(({ message }) => message).join('\n'), problems);
  }
  return row;
}

async function take(row: MeantRow, field: ImportField, text: string, lookups: Lookups): Promise<void> {
  if (field.name === 'id') {
    if (!ID.test(text) || Number(text) > MAX_ID) {
      throw new DomainError('invalid', 'is not a number');
    }
    row.id = Number(text);
  } else if (field.name === 'reference') {
    if (lengthOf(text) > importReferenceLength) {
      throw new DomainError('invalid', `must be at most ${importReferenceLength} characters`);
    }
    row.reference = text;
  } else {
    row.given[field.name] = await valueOf(field, text, lookups);
  }
}

async function valueOf(field: ImportField, text: string, lookups: Lookups): Promise<unknown> {
  switch (field.kind) {
    case 'one':
      return (await lookups.find(field.list as ImportList, text)).id;
    case 'many':
      return (await lookups.findAll(field.list as ImportList, text)).map(({ id }) => id);
    case 'flag':
      return YES.test(text) ? true : NO.test(text) ? false : text;
    case 'zip':
      // A spreadsheet takes 01234 for a number.
      return SHORT_ZIP.test(text) ? text.padStart(ZIP_DIGITS, '0') : text;
    case 'dollars':
      return text.replace(/^\$\s*/, '');
    case 'percent':
      return text.replace(/\s*%$/, '');
    case 'text':
    case 'phone':
    case 'day':
    case 'number':
    case 'year':
      return text;
  }
}
