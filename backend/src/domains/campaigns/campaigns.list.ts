import type { CampaignState, CampaignStop } from '@stowbridge/contract/campaigns';
import { contains, equals, oneOf } from '../../platform/http/list/filters';
import type { ListRules } from '../../platform/http/list/rules';
import { OPEN } from '../properties/visibility.sql';
import type { Audience } from './audience.sql';

/** A campaign as the office reads it. */
export interface CampaignRow {
  id: number;
  subject: string;
  intro: string;
  audience: Audience;
  propertyIds: number[];
  /** `isOpen`: it may be written about. */
  properties: { id: number; name: string; isOpen: boolean }[];
  state: CampaignState;
  scheduledAt: Date | null;
  startedAt: Date | null;
  endedAt: Date | null;
  stopReason: CampaignStop | null;
  madeById: number;
  madeByName: string;
  /** Of those who were in its audience when it began. */
  peopleCount: number;
  sentCount: number;
  clickedCount: number;
  createdAt: Date;
}

export const CAMPAIGNS: ListRules<CampaignRow> = {
  table: 'campaigns',
  as: 'c',
  versioned: true,
  fields: {
    id: { sql: 'c.id', type: 'int', sort: true, filter: oneOf },
    subject: { sql: 'c.subject', type: 'text', sort: true, filter: contains },
    state: { sql: 'c.state', type: 'text', sort: true, filter: equals },
    scheduledAt: { sql: 'c.scheduled_at', type: 'timestamptz', sort: true, nullable: true },
    createdAt: { sql: 'c.created_at', type: 'timestamptz', sort: true, index: 'campaigns_newest' },
    propertyId: {
      sql: 'cp.property_id',
      type: 'int',
      filter: (value, at, { sql }) =>
        `exists (select from campaign_properties cp where cp.campaign_id = c.id and ${sql} = ${at(value)})`,
      index: 'campaign_properties_property',
    },
    q: { sql: 'c.subject', type: 'text', filter: contains, search: true },
  },
  defaultSort: ['createdAt', 'DESC'],
  rows: `
    select c.id, c.subject, c.intro, c.audience, shown.ids "propertyIds", shown.properties, c.state, c.scheduled_at "scheduledAt",
      c.started_at "startedAt", c.ended_at "endedAt", c.stop_reason "stopReason", c.made_by_id "madeById",
      m.first_name || ' ' || m.last_name "madeByName", counted.people "peopleCount", counted.sent "sentCount", counted.clicked "clickedCount",
      c.created_at "createdAt"
    from page join campaigns c on c.id = page.id join users m on m.id = c.made_by_id
      join lateral (
        select coalesce(array_agg(p.id order by cp.position), '{}') ids,
          coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'isOpen', ${OPEN}) order by cp.position), '[]') properties
        from campaign_properties cp join properties p on p.id = cp.property_id where cp.campaign_id = c.id) shown on true
      join lateral (
        select count(*)::int people, (count(*) filter (where state = 'sent'))::int sent, count(clicked_at)::int clicked
        from campaign_mails where campaign_id = c.id) counted on true`,
};
