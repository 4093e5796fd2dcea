import type { RecordNameDto } from '@stowbridge/api';
import { wordsOf, type FieldKind } from '@stowbridge/contract/log-fields';
import { Fragment, type ReactNode } from 'react';
import { dateAndTime, longDate, money, number, percent } from '../components/format';
import { RecordLink } from '../components/record-link';
import { type Lookups, nameOf, useLookups } from '../components/lookups/use-lookups';
import { typeNames } from '../records/user';
import { sentence } from './audit-entry';

/** What a field of a record is called. */
export const labelOf = (kind: string, field: string): string => wordsOf(kind, field)?.[0] ?? sentence(field);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

interface Props {
  /** The kind of the record. */
  of: string;
  field: string;
  value: unknown;
  /** The records that the values of the entry name. */
  related: RecordNameDto[];
}

/** A value of the log as one reads it: lookups, people and records by name, money and dates formatted; nothing for what is empty. */
export function FieldValue({ of, field, value, related }: Props): ReactNode {
  const lookups = useLookups();
  if (isEmpty(value)) {
    return null;
  }
  const kind = wordsOf(of, field)?.[1];
  if (kind && isReference(kind)) {
    return <References kind={kind} ids={idsIn(value)} related={related} />;
  }
  return textOf(kind, value, lookups);
}

const isReference = (kind: FieldKind): boolean => ['user', 'property', 'category', 'api-key', 'message'].includes(kind);

/** One id, a list of them, or a list as it was written into a text. */
const idsIn = (value: unknown): number[] => (typeof value === 'string' ? value.split(',') : [value].flat()).map(Number);

function References({ kind, ids, related }: { kind: FieldKind; ids: number[]; related: RecordNameDto[] }) {
  return ids.map((id, index) => {
    const found = related.find((one) => one.type === kind && one.id === id);
    return (
      <Fragment key={id}>
        {index > 0 && ', '}
        <RecordLink
          kind={kind}
          id={id}
          name={found?.name ?? null}
          userTypeId={found?.userTypeId}
          gone={!found}
          numbered={!found}
        />
      </Fragment>
    );
  });
}

/** A value that names no record, in words. */
export function textOf(kind: FieldKind | undefined, value: unknown, lookups: Lookups): string {
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  if (kind === 'count') {
    return `${number(idsIn(value).length)} in a new order`;
  }
  if (kind === 'roles') {
    return idsIn(value)
      .map((id) => typeNames[id as keyof typeof typeNames] ?? String(id))
      .join(', ');
  }
  if (kind === 'html') {
    return new DOMParser().parseFromString(String(value), 'text/html').body.textContent?.trim() ?? '';
  }
  if (kind === 'day') {
    return longDate(`${String(value)}T12:00:00`);
  }
  if (kind === 'time') {
    return dateAndTime(String(value));
  }
  if (kind === 'plain') {
    return String(value);
  }
  if (kind === 'money') {
    return money(Number(value));
  }
  if (kind === 'percent') {
    return percent(Number(value));
  }
  if (kind && kind in lookups) {
    return nameOf(lookups[kind as 'states'], Number(value)) || String(value);
  }
  if (typeof value === 'number') {
    return number(value);
  }
  if (Array.isArray(value)) {
    return value.join(', ');
  }
  return typeof value === 'string' ? rowsOf(value) : JSON.stringify(value);
}

/** A table that was logged as JSON, such as the unit mix, one row a line. */
function rowsOf(text: string): string {
  if (!text.startsWith('[{')) {
    return text;
  }
  try {
    return (JSON.parse(text) as object[])
      .map((row) =>
        Object.entries(row)
          .map(([field, value]) => `${sentence(field)} ${String(value)}`)
          .join(', '),
      )
      .join('\n');
  } catch {
    return text; // It was cut because it is long.
  }
}
