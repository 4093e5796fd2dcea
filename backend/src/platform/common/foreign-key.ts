import { DomainError, inUse, invalid } from './errors';

/** What Postgres says of a foreign key that would not hold. */
export interface ForeignKeyError {
  code?: string;
  table?: string;
  /** `<table>_<column>_fk`. */
  constraint?: string;
  /** Begins with `Key (<column>)=`: of the row that names, or of the row that is named. */
  detail?: string;
}

/**
 * What a foreign key refuses, in words: a row that names what there is not, or a row that goes while others name it. By
 * the column and not by the sentence, which speaks the language of the server.
 */
export function foreignKeyRefusal({ table = '', constraint = '', detail = '' }: ForeignKeyError): DomainError {
  const column = constraint.replace(new RegExp(`^${table}_|_fk$`, 'g'), '');
  const [, key] = /\(([^)]*)\)=/.exec(detail) ?? [];
  if (key !== column) {
    return inUse('It is in use.');
  }
  const words = column.replace(/_id$/, '').split('_');
  const label = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return invalid(
    `${label} is invalid`,
    column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
}
