export type Values = Record<string, unknown>;

/** What is empty is the same, whether it was never filled or emptied again. */
const plain = (value: unknown): unknown => (value === '' || value === undefined || value === null ? null : value);

/** Whether two values of a field mean the same. */
export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

/** The fields that differ; whether somebody touched them does not matter. */
export function differing(one: Values, other: Values): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (field) => !sameValue(one[field], other[field]),
  );
}

/** A field that two people have changed to different values. */
export interface Conflict {
  field: string;
  /** From which both set out. */
  start: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  values: Values;
  /** What has to be chosen; the values hold mine until then. */
  conflicts: Conflict[];
  /** The fields that were taken over from them. */
  taken: string[];
}

/** Puts together what one typed and what others have saved since both began. */
export function merge(start: Values, mine: Values, theirs: Values): Merged {
  const ours = differing(start, mine).filter((field) => field in theirs);
  const changed = differing(start, theirs);
  return {
    values: { ...theirs, ...Object.fromEntries(ours.map((field) => [field, mine[field]])) },
    conflicts: ours
      .filter((field) => changed.includes(field) && !sameValue(mine[field], theirs[field]))
      .map((field) => ({ field, start: start[field], mine: mine[field], theirs: theirs[field] })),
    taken: changed.filter((field) => !ours.includes(field)),
  };
}
