import { tableOf } from '../database/table-of';

/** A column, or a point in time. */
export type SealedField = string | { moment: string };
/** What is hashed of a row. */
export type SealFormat = SealedField[];

const sealed = new Map<object, SealFormat[]>();

/**
 * The rows of this table are sealed; it must be append-only. A format is for ever: a table that gets another column gets
 * another format behind those that it has, or nobody could verify what was sealed before.
 */
export const Sealed =
  (...formats: SealFormat[]): ClassDecorator =>
  (entity) => {
    sealed.set(entity, formats);
  };

/** A column of a point in time: hashed in UTC to the microsecond, whatever the session's time zone. */
export const moment = (column: string): SealedField => ({ moment: column });

/** The formats of each table that is sealed, the current one last. */
export const sealedTables = (): Map<string, SealFormat[]> =>
  new Map([...sealed].map(([entity, formats]) => [tableOf(entity), formats] as const).sort());

/** SQL for a moment as it is hashed. */
const utc = (moment: string): string => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** SQL for the SHA-256 of texts, each with its length, so that nothing can move from one to the next. */
const hashOf = (texts: string[]): string =>
  `sha256(convert_to(concat_ws(',', ${texts.map((text) => `coalesce(octet_length(${text}) || ':' || ${text}, '-')`).join(', ')}), 'UTF8'))`;

/**
 * SQL for the ids and hashes of rows, 40 bytes each, by id: of a table in a format.
 * @param where which rows `r`
 */
export function rowHashes(table: string, format: number, where: string): string {
  const fields = (sealedTables().get(table) ?? [])[format - 1].map((field) =>
    typeof field === 'string' ? `r.${field}::text` : utc(`r.${field.moment}`),
  );
  return `select coalesce(string_agg(int8send(r.id) || ${hashOf([`'${table}'`, `'${format}'`, ...fields])}, ''::bytea order by r.id), '') from ${table} r where ${where}`;
}

/** SQL for the hex hash of a seal `s`. */
export const SEAL_HASH = `encode(${hashOf([
  `'1'`,
  's.what',
  's.from_id::text',
  's.to_id::text',
  's.rows::text',
  's.format::text',
  `encode(sha256(s.row_hashes), 'hex')`,
  's.prev_hash',
  's.key_id::text',
  utc('s.sealed_at'),
])}, 'hex')`;
