import type { EntityManager } from 'typeorm';
import { headerText } from './addresses';
import { RefusedAddress } from './refused-address.entity';

/** Keeps that the server refuses this address, and what it said last. */
export async function rememberRefusal(manager: EntityManager, recipient: string, reply: string): Promise<void> {
  await manager.query(
    `insert into refused_addresses (address, refused_at, reply) values (lower($1), now(), $2)
     on conflict (address) do update set refused_at = excluded.refused_at, reply = excluded.reply`,
    [recipient, headerText(reply)],
  );
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
  const refused = await manager
    .createQueryBuilder(RefusedAddress, 'r')
    .where('r.address = any(:addresses)', { addresses: recipients.map((recipient) => recipient.toLowerCase()) })
    .getMany();
  return new Map(
    refused.map(({ address, refusedAt, reply }) => [
      address,
      `This address refused a mail on ${moment(refusedAt)}: ${reply}`,
    ]),
  );
}
