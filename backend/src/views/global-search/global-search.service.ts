import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { sql } from '../../platform/database/sql';
import { likeText } from '../../platform/http/list/resource-list';

/** How many of each kind are answered. */
const MOST = 5;
/** How many that match are looked at to put the best first; a search that finds more has to be narrowed anyway. */
const LOOKED_AT = 200;

/** Fewer letters are no trigram, by which the indexes know where a text occurs; then only what begins with them is found. */
const TRIGRAM = 3;

/** The words of a person and of a property, exactly as their trigram indexes have them. */
const USER_WORDS = `(u.first_name || ' ' || u.last_name || ' ' || coalesce(u.company_name, '') || ' ' || u.email::text)`;
const PROPERTY_WORDS = `(p.name || ' ' || p.city || ' ' || p.zip_code || ' ' || p.address1)`;

/** `$1` is `%text%`, or `text%` for a short one, `$2` `text%`: who begins with the text comes first. */
const USERS = `
  select 'user' kind, u.id, u.name label, u.email detail, u.user_type_id "userTypeId" from (
    select u.id, u.first_name || ' ' || u.last_name as name, u.last_name, u.email::text, u.user_type_id from users u where ${USER_WORDS} ilike $1 limit ${LOOKED_AT}
  ) u order by u.name ilike $2 desc, u.last_name ilike $2 desc, u.name, u.id limit ${MOST}`;
/** Nearly every property has a word that begins like any two letters, so that short texts have an index of their own. */
const PROPERTY_IS = { part: `${PROPERTY_WORDS} ilike $1`, start: 'lower(p.name) like lower($1)' };
type Way = keyof typeof PROPERTY_IS;
const PROPERTIES = (way: Way): string => `
  select 'property' kind, p.id, p.name label, p.city || ', ' || s.code detail, null::int "userTypeId" from (
    select p.id, p.name, p.city, p.state_id from properties p where ${PROPERTY_IS[way]} limit ${LOOKED_AT}
  ) p join states s on s.id = p.state_id order by p.name ilike $2 desc, p.name, p.id limit ${MOST}`;
/** By their buyer or their property; an offline buyer has no account and is named on the deal itself. */
const DEALS = (way: Way): string => `
  with matching as (
    (select d.id from deals d where d.buyer_id in (select u.id from users u where ${USER_WORDS} ilike $1 limit ${LOOKED_AT}) limit ${LOOKED_AT})
    union (select d.id from deals d where d.property_id in (select p.id from properties p where ${PROPERTY_IS[way]} limit ${LOOKED_AT}) limit ${LOOKED_AT})
    union (select d.id from deals d where d.is_offline and d.offline_buyer_first_name || ' ' || coalesce(d.offline_buyer_last_name, '') ilike $1 limit ${LOOKED_AT})
  )
  select 'deal' kind, d.id, coalesce(u.first_name || ' ' || u.last_name, d.offline_buyer_first_name || ' ' || coalesce(d.offline_buyer_last_name, '')) || ' · ' || d.property_name label,
         s.name detail, null::int "userTypeId"
  from matching m join deals d on d.id = m.id join deal_statuses s on s.id = d.deal_status_id left join users u on u.id = d.buyer_id
  order by d.status_at desc, d.id desc limit ${MOST}`;
const VENDORS = `
  select 'vendor' kind, v.id, v.company_name label, concat_ws(', ', v.city, s.code) detail, null::int "userTypeId"
  from vendors v left join states s on s.id = v.state_id where v.company_name ilike $1 or v.city ilike $1
  order by v.company_name ilike $2 desc, v.company_name, v.id limit ${MOST}`;

/** A record that was found. */
export interface Hit {
  kind: 'user' | 'property' | 'deal' | 'vendor';
  id: number;
  label: string;
  detail: string;
  userTypeId: number | null;
}

/** The one search over people, properties, deals and vendors. */
@Injectable()
export class GlobalSearchService {
  constructor(private readonly source: DataSource) {}

  /** At most five of each kind, the best first; no totals, which would cost more than the search. */
  async find(caller: Caller, text: string): Promise<Hit[]> {
    requireAdmin(caller);
    const start = `${likeText(text)}%`;
    const way = text.length < TRIGRAM ? 'start' : 'part';
    const part = way === 'start' ? start : `%${start}`;
    // Not prepared by name: how best to look for a text depends on the text, and a plan for any text reads the whole table.
    const found = await Promise.all([
      sql<Hit>(this.source, { text: USERS, values: [part, start] }),
      sql<Hit>(this.source, { text: PROPERTIES(way), values: [part, start] }),
      sql<Hit>(this.source, { text: DEALS(way), values: [part] }),
      sql<Hit>(this.source, { text: VENDORS, values: [part, start] }),
    ]);
    return found.flat();
  }
}
