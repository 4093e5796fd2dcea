import type { AccessState } from '@stowbridge/contract/access';
import type { User } from '../src/domains/accounts/users/user.entity';
import type { Property } from '../src/domains/properties/editing/property.entity';
import { aBuyer, anAdmin, aProperty, aSeller } from './builders';
import type { MailWorld } from './mail-world';
import { aSignedNda, openAccess } from './ndas';
import { eventually } from './test-worker';

export interface Signed {
  property: Property;
  buyer: User;
  seller: User;
  agent: User;
  accessId: number;
  fact: { ndaId: number; propertyId: number; userId: number };
}

/** A listing with an agent, and a buyer who has signed and stands in this state. */
export async function aSigned(
  { source }: MailWorld,
  state: AccessState,
  given: Partial<Property> = {},
  of: Partial<User> = {},
): Promise<Signed> {
  const [buyer, seller, agent] = [
    await aBuyer(source, of),
    await aSeller(source),
    await anAdmin(source, { firstName: 'Ana', lastName: 'Reyes' }),
  ];
  const property = await aProperty(source, { name: `Kestrel ${buyer.id}`, sellerId: seller.id, ...given });
  await source.query('insert into property_agents (property_id, user_id) values ($1, $2)', [property.id, agent.id]);
  await aSignedNda(source, property, buyer.id);
  await openAccess(source, property.id, buyer.id, state);
  const [{ accessId, ndaId }] = await source.query<{ accessId: number; ndaId: number }[]>(
    'select a.id "accessId", (select max(id) from ndas where user_id = $1) "ndaId" from nda_access a where user_id = $1',
    [buyer.id],
  );
  return { property, buyer, seller, agent, accessId, fact: { ndaId, propertyId: property.id, userId: buyer.id } };
}

/** Once nothing moves any more: the mails about access to this address. */
export const mailsTo = (
  world: MailWorld,
  { email }: User,
): Promise<{ kind: string; subject: string; text: string }[]> =>
  eventually(async () => {
    const [{ waiting }] = await world.source.query<{ waiting: number }[]>(
      `select (select count(*) from events where relayed_at is null and (not_before is null or not_before <= now()))
         + (select count(*) from event_parts where done_at is null) + (select count(*) from mails where status = 'queued') waiting`,
    );
    return (
      Number(waiting) === 0 &&
      world.source.query<{ kind: string; subject: string; text: string }[]>(
        `select kind, subject, preview_text "text" from mails where recipient = $1 and status = 'sent' and (kind like 'access-%' or kind like 'documents-%' or kind = 'nda-signed') order by id`,
        [email],
      )
    );
  });
