import { AUDIENCE_MAX, type CampaignHold } from '@stowbridge/contract/campaigns';
import { Role, UserStatus } from '@stowbridge/contract/ids';
import type { DataSource, EntityManager } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { hasStopped } from '../accounts/users/mail-stops';
import { matchingBuyersSql } from '../criteria/matching.sql';

/** Whom a campaign is written to: everybody whom one of these finds. */
export interface Audience {
  /** Whose criteria one of the properties meets, by its public figures. */
  matches: boolean;
  /** Who keeps one of the properties. */
  favourites: boolean;
  /** Who has signed an NDA, of a property in these states and of these types; empty lists narrow nothing. */
  signers: boolean;
  signerStateIds: number[];
  signerTypeIds: number[];
  /** Buyers who live in these states. */
  stateIds: number[];
  /** Who was chosen one by one. */
  userIds: number[];
}

export const NO_AUDIENCE: Audience = {
  matches: false,
  favourites: false,
  signers: false,
  signerStateIds: [],
  signerTypeIds: [],
  stateIds: [],
  userIds: [],
};

/**
 * Where an audience comes from: SQL for the ids of people, of the properties `$1`, the day `$2` and the row `asked` of an
 * `Audience`. Whoever is found by several is told the first as the reason.
 */
const SOURCES = {
  favourites: 'select f.user_id from favourites f where asked.favourites and f.property_id = any($1::int[])',
  matches: `select m.user_id from (${matchingBuyersSql('$1::int[]', '$2')}) m where asked.matches`,
  signers: `
    select n.user_id from ndas n left join properties p on p.id = n.property_id
    where asked.signers and (asked.signer_state_ids = '{}' or p.state_id = any(asked.signer_state_ids))
      and (asked.signer_type_ids = '{}' or p.store_type_id = any(asked.signer_type_ids))`,
  states: 'select s.id user_id from users s where s.state_id = any(asked.state_ids)',
  chosen: 'select unnest(asked.user_ids) user_id',
} as const;
export type Source = keyof typeof SOURCES;

const ASKED = `
  select $3::boolean matches, $4::boolean favourites, $5::boolean signers, $6::int[] signer_state_ids, $7::int[] signer_type_ids, $8::int[] state_ids, $9::int[] user_ids`;

/** The SQL conditions under which a buyer `u` may be written to at all. */
const APPROVED = `u.status_id = ${UserStatus.Approved} and exists (select from user_roles r where r.user_id = u.id and r.role_id = ${Role.Buyer})`;
const REFUSES = 'exists (select from refused_addresses a where a.address = lower(u.email::text))';

/** How often a user `u` was written to by campaigns since so many days. */
const writtenTo = (days: number): string =>
  `(select count(*) from campaign_mails w where w.user_id = u.id and w.state in ('queued', 'sent') and w.queued_at > now() - interval '${days} days')`;

const holds: Record<CampaignHold, string> = {
  account: `not (${APPROVED})`,
  stopped: hasStopped('listings'),
  refused: REFUSES,
  'within 3 days': `${writtenTo(3)} > 0`,
  'twice in 7 days': `${writtenTo(7)} > 1`,
};

/** SQL for why a user `u` gets no campaign at this moment; null when they get it. */
export const HOLD = `case ${Object.entries(holds)
  .map(([why, condition]) => `when ${condition} then '${why}'`)
  .join(' ')} end`;

/** Why somebody may be written to by campaigns, but not today. */
const LATER = `case when ${holds['within 3 days']} then 'within 3 days' when ${holds['twice in 7 days']} then 'twice in 7 days' end`;

const UNION = Object.entries(SOURCES)
  .map(([name, text], rank) => `select user_id, ${rank} rank, '${name}' source from asked, lateral (${text}) found`)
  .join(' union all ');

/** The people of an audience as `user_id` and `source`; the sellers of the properties are none of them. */
const AUDIENCE = `
  with asked as (${ASKED})
  select u.id user_id, (array_agg(f.source order by f.rank))[1] source from (${UNION}) f join users u on u.id = f.user_id
  where ${APPROVED} and not ${holds.stopped} and not ${REFUSES}
    and not exists (select from properties o where o.id = any($1::int[]) and o.seller_id = u.id)
  group by u.id`;

/** Whom a campaign about these properties would be written to. */
export interface AskedAudience {
  propertyIds: number[];
  audience: Audience;
  /** The day of the office. */
  day: string;
}

const valuesOf = ({ propertyIds, audience, day }: AskedAudience): unknown[] => [
  propertyIds,
  day,
  audience.matches,
  audience.favourites,
  audience.signers,
  audience.signerStateIds,
  audience.signerTypeIds,
  audience.stateIds,
  audience.userIds,
];

/** How large an audience is now. */
export interface AudienceSize {
  /** Who would be written to. */
  count: number;
  /** Who was written to lately, and would be held back. */
  heldBack: number;
}

export async function audienceSize(source: DataSource | EntityManager, asked: AskedAudience): Promise<AudienceSize> {
  const [size] = await sql<AudienceSize>(source, {
    text: `select (count(*) filter (where held is null))::int count, count(held)::int "heldBack"
      from (select ${LATER} held from (${AUDIENCE}) a join users u on u.id = a.user_id) people`,
    values: valuesOf(asked),
  });
  return size;
}

/** Keeps who is in the audience of a campaign that begins. @returns how many; more than the most that one may have: nobody */
export async function keepAudience(manager: EntityManager, campaignId: number, asked: AskedAudience): Promise<number> {
  const { count, heldBack } = await audienceSize(manager, asked);
  if (count + heldBack <= AUDIENCE_MAX) {
    await manager.query(
      `insert into campaign_mails (campaign_id, user_id, source) select $10::int, user_id, source from (${AUDIENCE}) a`,
      [...valuesOf(asked), campaignId],
    );
  }
  return count + heldBack;
}
