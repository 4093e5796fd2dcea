import { REMOVED_DOMAIN } from '../../domains/accounts/users/suppressed-addresses';

/** Somebody: an account and its address, or the address alone of a visitor who has none. */
export interface Person {
  userId: number | null;
  email: string;
}

/** What `whose` is asked with. */
export const parametersOf = ({ userId, email }: Person): [number | null, string] => [userId, email.toLowerCase()];

/**
 * What a table holds of a person. A column under `keep` stays when the person goes, and every other one goes; without
 * `keep` the whole row does. What is under `export` is given to who asks for their data, whether it stays or goes.
 */
export interface Held {
  /**
   * SQL: whether the row `r` is that of the person, whose id is `$1`, or null, and whose address is `$2` in lower case. Such
   * a table says something of each of its columns. Without it the row is not about the person and only names them: the
   * columns that do are enough.
   */
  whose?: string;
  /** Columns that the person is given. */
  export?: string;
  /** Columns under `export` that some rows have of the other side, by the condition in SQL under which they are the person's. */
  ownWhen?: Record<string, string>;
  /** Columns that go and are not given: secrets, what others wrote, and what says nothing by itself. */
  scrub?: string;
  /** Columns that stay, by the reason. */
  keep?: Record<string, string>;
  /** What a column of a row that stays holds afterwards, as SQL; the other ones that go are null. */
  standIns?: Record<string, string>;
}

/** The tables of one domain. */
export type HeldBy = Record<string, Held>;

/** The row names its person in this column. */
export const by = (column: string): string => `r.${column} = $1::int`;

/** The row holds the address of the person in this column. */
export const byEmail = (column: string): string => `lower(r.${column}::text) = $2::text`;

/** The row belongs to one that names its person. */
export const through = (table: string, column: string, person: string): string =>
  `exists (select from ${table} o where o.id = r.${column} and o.${person} = $1::int)`;

/** The condition with both parameters in it, as the database refuses one that no condition mentions. */
export const asked = (whose: string): string => `(${whose}) and ($1::int is null or $2::text is not null)`;

/** Why an id stays: the person that it leads to has no name any more. */
const ID = 'an id names nobody once its person is scrubbed';
export const EVIDENCE = 'evidence of what was agreed and shown, which is sealed or must be kept';
export const DEALS = 'the books of the office: which deal came to what';
/** What others read on stays in its place, without what was said. */
export const FRAME = 'what hangs on the row belongs to others';

/** What stands where somebody wrote something. */
export const GONE = `'(removed)'`;
/** An address that nobody has, another one for each row. */
export const addressFor = (what: string, id: string): string => `'${what}-' || ${id} || '@${REMOVED_DOMAIN}'`;

/** The row is of the office and names who did it. */
export const named = (columns: string): Held => ({ keep: { [ID]: columns } });

/** The names in a list of columns. */
export const columnsOf = (list = ''): string[] => list.split(/\s+/).filter((name) => name !== '');

/** The columns that stay. */
export const keptOf = ({ keep = {} }: Held): string[] => Object.values(keep).flatMap(columnsOf);
