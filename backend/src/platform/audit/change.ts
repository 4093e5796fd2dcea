/** Something that the audit log can show: ids, plain values, lists of them. */
export type Plain = string | number | boolean | null | readonly (string | number)[];

/** The fields that a change touched, before and after it. */
export interface Change {
  before: Record<string, Plain>;
  after: Record<string, Plain>;
}

/** A description is shown by its beginning: the log says what was changed and is no archive of texts. */
const LONGEST = 500;
/** Whatever a caller hands over, these are never written down. */
const SECRET = /password|token|secret|hash/i;

/**
 * What differs between a record and its new values, field by field; undefined values are fields that were not asked
 * to change.
 * @returns undefined when nothing differs
 */
export function changeOf<Row extends object>(current: Partial<Row>, wanted: Partial<Row>): Change | undefined {
  const change: Change = { before: {}, after: {} };
  for (const name of Object.keys(wanted) as (keyof Row & string)[]) {
    if (wanted[name] === undefined || SECRET.test(name)) {
      continue;
    }
    if (JSON.stringify(comparable(current[name])) === JSON.stringify(comparable(wanted[name]))) {
      continue;
    }
    change.before[name] = shown(current[name]);
    change.after[name] = shown(wanted[name]);
  }
  return Object.keys(change.after).length > 0 ? change : undefined;
}

const comparable = (value: unknown): unknown => value ?? null;

function shown(value: unknown): Plain {
  if (value === undefined || value === null) {
    return null;
  }
  if (typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  const text = typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text;
}
