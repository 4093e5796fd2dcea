import { fieldOfColumn, type ImportField, type ImportKind, type ImportList } from '@stowbridge/contract/imports';
import { DomainError } from '../../platform/common/errors';
import { formatPhone } from '../../platform/http/rules';
import type { Sample } from './import.entity';
import type { Lookups } from './lookups';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const PHONE_DIGITS = 10;
const AMOUNT = /^\$?\s*[\d,]+(?:\.\d+)?$/;

/** A row by the labels of its fields, each value as the pages show it; what is none of its field stays as it was typed. */
export async function sampleOf(
  kind: ImportKind,
  columns: readonly string[],
  { rowNumber, cells }: { rowNumber: number; cells: readonly string[] },
  lookups: Lookups,
): Promise<Sample> {
  const values: Sample['values'] = [];
  for (const [at, name] of columns.entries()) {
    const field = fieldOfColumn(kind, name);
    if (field) {
      values.push({ label: field.label, text: await shown(field, cells[at], lookups) });
    }
  }
  return { rowNumber, values };
}

async function shown(field: ImportField, text: string, lookups: Lookups): Promise<string> {
  if (text === '') {
    return '';
  }
  switch (field.kind) {
    case 'one':
    case 'many':
      return namesOf(field.list as ImportList, text, lookups);
    case 'phone':
      return text.replace(/\D/g, '').length >= PHONE_DIGITS ? formatPhone(text) : text;
    case 'day': {
      const [, year, month, day] = DAY.exec(text) ?? [];
      return year ? `${month}/${day}/${year}` : text;
    }
    case 'dollars':
      return AMOUNT.test(text) ? `$${grouped(text)}` : text;
    case 'number':
      return AMOUNT.test(text) ? grouped(text) : text;
    case 'percent':
      return AMOUNT.test(text) ? `${text}%` : text;
    case 'text':
    case 'zip':
    case 'flag':
    case 'year':
      return text;
  }
}

const grouped = (text: string): string => Number(text.replace(/[$,\s]/g, '')).toLocaleString('en-US');

async function namesOf(list: ImportList, text: string, lookups: Lookups): Promise<string> {
  return lookups.findAll(list, text).then(
    (entries) => entries.map(({ name }) => name).join(', '),
    (error: unknown) => {
      if (error instanceof DomainError) {
        return text;
      }
      throw error;
    },
  );
}
