import { type EntityManager, In } from 'typeorm';
import { sql } from '../../../platform/database/sql';
import { RefusedAddress } from './refused-address.entity';

/**
 * Keeps that the mail server refuses this address.
 * @param reply what it said last, on one line
 */
export async function rememberRefusal(manager: EntityManager, recipient: string, reply: string): Promise<void> {
  await manager.query(
    `insert into refused_addresses (address, refused_at, reply) values (lower($1), now(), $2)
     on conflict (address) do update set refused_at = excluded.refused_at, reply = excluded.reply`,
    [recipient, reply],
  );
}

/** The address takes mails again. */
export const forgetRefusal = (manager: EntityManager, recipient: string): Promise<unknown> =>
  manager.query('delete from refused_addresses where address = lower($1)', [recipient]);

/** Since when the mail server refuses an address; undefined when it takes mails. */
export async function refusedSince(manager: EntityManager, address: string): Promise<Date | undefined> {
  const [refusal] = await sql<{ at: Date }>(manager, {
    text: 'select refused_at at from refused_addresses where address = lower($1)',
    values: [address],
  });
  return refusal?.at;
}

/**
 * Why a mail to one of these recipients is not even tried, by the address in lower case.
 * @param moment how a moment is written
 */
export async function refusalsOf(
  manager: EntityManager,
  recipients: string[],
  moment: (at: Date) => string,
): Promise<ReadonlyMap<string, string>> {
  if (recipients.length === 0) {
    return new Map();
  }
  const refused = await manager.findBy(RefusedAddress, {
    address: In(recipients.map((recipient) => recipient.toLowerCase())),
  });
  return new Map(
    refused.map(({ address, refusedAt, reply }) => [
      address,
      `This address refused a mail on ${moment(refusedAt)}: ${reply}`,
    ]),
  );
}
