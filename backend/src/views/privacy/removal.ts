import type { EntityManager } from 'typeorm';
import { isSuppressed, suppressAddress } from '../../domains/accounts/users/suppressed-addresses';
import { type Actor, recordAudit } from '../../platform/audit/audit';
import { sql } from '../../platform/database/sql';
import { releaseFiles } from '../../platform/storage/file-removals';
import { namingColumns } from '../../platform/storage/named-files';
import type { RemovableArea } from '../../platform/storage/storage';
import { DECLARATION } from './declaration';
import { columnsOf, type Held, keptOf, parametersOf, type Person } from './held';
import { inOrder } from './removal-order';

/** Files that no record names any more. */
export interface ReleasedFiles {
  area: RemovableArea;
  fileNames: string[];
}

/** Of one that is kept, the columns that go. */
const leaving = (held: Held): string[] => {
  const kept = keptOf(held);
  return [...new Set([...columnsOf(held.export), ...columnsOf(held.scrub)])].filter((name) => !kept.includes(name));
};

/** Takes away what goes of the rows of one table; what is gone already is not written again. */
async function empty(manager: EntityManager, table: string, held: Held, parameters: unknown[]): Promise<void> {
  if (!held.keep) {
    await manager.query(`delete from "${table}" r where ${held.whose}`, parameters);
    return;
  }
  const columns = leaving(held).map((name) => ({ name, value: held.standIns?.[name] ?? 'null' }));
  if (columns.length === 0) {
    return;
  }
  const set = columns.map(({ name, value }) => `"${name}" = ${value}`).join(', ');
  const left = columns.map(({ name, value }) => `r."${name}" is distinct from ${value}`).join(' or ');
  await manager.query(`update "${table}" r set ${set} where ${held.whose} and (${left})`, parameters);
}

/** Hands over the files that only rows name which go. */
async function release(manager: EntityManager, parameters: unknown[]): Promise<ReleasedFiles[]> {
  const released: ReleasedFiles[] = [];
  for (const { area, table, column } of namingColumns()) {
    const held = DECLARATION.get(table);
    if (area === 'Agreements' || !held?.whose || (held.keep && !leaving(held).includes(column))) {
      continue;
    }
    const rows = await sql<{ name: string }>(manager, {
      text: `select r."${column}" as name from "${table}" r where ${held.whose} and r."${column}" <> ''`,
      values: parameters,
    });
    if (rows.length > 0) {
      const fileNames = rows.map(({ name }) => name);
      await releaseFiles(manager, area, fileNames);
      released.push({ area, fileNames });
    }
  }
  return released;
}

/** Keeps everybody else who writes of this person waiting. @returns whether their data is still there */
async function lockPerson(manager: EntityManager, userId: number): Promise<boolean> {
  const [user] = await sql<{ there: boolean }>(manager, {
    text: 'select removed_at is null there from users where id = $1 for update',
    values: [userId],
  });
  return user?.there ?? false;
}

/**
 * Removes the data of a person, in the transaction of whoever decided it: of every table what the declaration does not
 * keep. Their sessions, keys, links and factors go with it, and nothing is written to their address any more. Done again
 * it changes nothing.
 * @param actor who did it; nobody for what is carried out when its time has come
 * @returns the files to remove after the commit (`PendingFilesService.remove`); the scheduled job does otherwise
 */
export async function removePerson(
  manager: EntityManager,
  person: Person,
  actor: Actor | null = null,
): Promise<ReleasedFiles[]> {
  // All that somebody ever did may take longer than a request may.
  await manager.query('set local statement_timeout = 0');
  const isFirst =
    person.userId === null ? !(await isSuppressed(manager, person.email)) : await lockPerson(manager, person.userId);
  const parameters = parametersOf(person);
  const released = await release(manager, parameters);
  for (const [table, held] of await inOrder(manager)) {
    await empty(manager, table, held, parameters);
  }
  if (person.email !== '' && !(await isOfAnother(manager, person))) {
    await suppressAddress(manager, person.email);
  }
  if (isFirst) {
    await recordAudit(manager, { actor, action: 'person.removed', subjectType: 'user', subjectId: person.userId });
  }
  return released;
}

/** Whether somebody has an account with this address, who is not the one that goes. */
async function isOfAnother(manager: EntityManager, { userId, email }: Person): Promise<boolean> {
  const found = await sql(manager, {
    text: 'select from users where email = $1 and id is distinct from $2::int',
    values: [email, userId],
  });
  return found.length > 0;
}
