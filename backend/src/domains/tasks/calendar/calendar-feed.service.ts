import { Injectable } from '@nestjs/common';
import { addDays, today } from '@stowbridge/contract/dates';
import { Role, Stage, UserStatus } from '@stowbridge/contract/ids';
import { OPEN_STAGES } from '@stowbridge/contract/stages';
import { DataSource } from 'typeorm';
import { Config } from '../../../config';
import { notFound } from '../../../platform/common/errors';
import { sql } from '../../../platform/database/sql';
import { hashToken } from '../../accounts/sign-in/passwords';
import { dueDay } from '../../deals/rounds/due';
import { unlessSealed } from '../../deals/rounds/sealed.sql';
import { nameFor } from '../../ndas/reads-name.sql';
import { calendarText, type Entry } from './calendar-text';

/** As they are made; anything else is looked up nowhere. */
const TOKEN = /^[\w-]{22}$/;
/** Calendars keep what has passed for so long. */
const KEPT_DAYS = 180;

interface Reader {
  userId: number;
  private: boolean;
  admin: boolean;
}

/** Whoever is rejected has no calendar any more. */
const READER = `
  select c.user_id "userId", c.private, exists (select from user_roles r where r.user_id = u.id and r.role_id = ${Role.Admin}) admin
  from calendar_tokens c join users u on u.id = c.user_id and u.status_id <> ${UserStatus.Rejected}
  where c.hash = $1 and c.revoked_at is null`;

/** Of a property `p` and a deal `d`. */
const NAME = `case when $2 then coalesce(case when p.confidential then p.name end, d.property_name, p.name) else ${nameFor('$1::int', 'coalesce(d.property_name, p.name)')} end`;
/** As buyers and sellers: those who hold the deal, whatever their role is called. */
const SIDE = `case when d.buyer_id = $1 then 'buyer' when p.seller_id = $1 then 'seller' end`;
/** Nobody but its buyer reads it while the offers are sealed. */
const PRICE = `case when d.buyer_id = $1 then d.price else ${unlessSealed('d', 'd.price')} end`;
const ON_THE_WAY = `d.deal_status_id in (${Stage.Accepted}, ${Stage.Sold})`;

/**
 * The open offer $1 on a property `p` while a round `r` is open there that its buyer knows of: those who are not invited to a
 * round by invitation learn nothing of it.
 */
const OWN_OFFER = `lateral (
  select o.property_name from deals o
  where o.property_id = p.id and o.buyer_id = $1 and o.submitted_at is not null and o.deal_status_id in (${OPEN_STAGES.join(', ')})
    and (r.kind = 'call' or exists (select from round_invitations i where i.round_id = r.id and i.deal_id = o.id))
  order by o.id limit 1) d`;

/**
 * The office sees the dates of all deals, and the tasks that it was given; others those of their side. When offers are due
 * is there for whoever has an open one, and for the seller.
 */
const ENTRIES = `
  select 'date' "kind", t.id, initcap(left(t.kind, 1)) || substr(t.kind, 2) title, ${NAME} "propertyName", to_char(t.due_on, 'YYYY-MM-DD') "day",
    t.done_on is not null done, t.sequence, t.modified_at "modifiedAt", null::timestamptz "at", coalesce(t.amount, case when t.kind = 'closing' then ${PRICE} end)::float8 amount
  from deal_dates t join deals d on d.id = t.deal_id and ${ON_THE_WAY} left join properties p on p.id = d.property_id
  where t.due_on >= $3::date and ($2 or d.buyer_id = $1 or p.seller_id = $1)
  union all
  select 'task', t.id, t.title, ${NAME}, to_char(t.due_on, 'YYYY-MM-DD'), t.done_at is not null, t.sequence, t.modified_at, null, null
  from tasks t left join deals d on d.id = t.deal_id left join properties p on p.id = coalesce(d.property_id, t.property_id)
  where t.due_on >= $3::date and (t.deal_id is null or ${ON_THE_WAY})
    and case when t.side = 'office' then $2 and t.assignee_id = $1 else t.side = ${SIDE} end
  union all
  select 'round', r.id, 'Offers due', ${NAME}, ${dueDay('r.due_at', '$4')}::text, false, r.sequence, r.moved_at, case when r.timed then r.due_at end, null
  from offer_rounds r join properties p on p.id = r.property_id left join ${OWN_OFFER} on true
  where r.closed_at is null and ${dueDay('r.due_at', '$4')} >= $3::date and (p.seller_id = $1 or d.property_name is not null)
  order by "day", "kind", id`;

/** What a person's calendar shows, for whoever knows its secret address. */
@Injectable()
export class CalendarFeedService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /** As iCalendar. @throws DomainError('not-found') for an address that is none, or was revoked */
  async read(token: string): Promise<string> {
    const [reader] = TOKEN.test(token)
      ? await sql<Reader>(this.source, { name: 'calendar-reader', text: READER, values: [hashToken(token)] })
      : [];
    if (!reader) {
      throw notFound('The calendar');
    }
    const { PRODUCT_NAME: product, PUBLIC_URL: site, OFFICE_TIME_ZONE: zone } = this.config;
    const since = addDays(today(zone), -KEPT_DAYS);
    const entries = await sql<Entry>(this.source, {
      name: 'calendar-entries',
      text: ENTRIES,
      values: [reader.userId, reader.admin, since, zone],
    });
    return calendarText(entries, { product, host: new URL(site).hostname, titlesOnly: reader.private });
  }
}
