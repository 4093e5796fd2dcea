import { asked, type Held } from './held';
import { ACCOUNTS } from './held-accounts';
import { RECORDS, WISHES } from './held-records';

/** What each table holds of people; those of `NOBODYS` hold nothing. */
export const DECLARATION: ReadonlyMap<string, Held> = new Map(
  Object.entries({ ...ACCOUNTS, ...WISHES, ...RECORDS }).map(([table, held]) => [
    table,
    held.whose ? { ...held, whose: asked(held.whose) } : held,
  ]),
);
