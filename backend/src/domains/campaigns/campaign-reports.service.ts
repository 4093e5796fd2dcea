import { type CampaignHold, HELD_NAMED } from '@stowbridge/contract/campaigns';
import { today } from '@stowbridge/contract/dates';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { type Caller, requireAdmin } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { type Audience, audienceSize, type AudienceSize, NO_AUDIENCE } from './audience.sql';
import { readClickToken } from './click-tokens';

/** What became of a campaign. */
export interface CampaignReport {
  sent: number;
  refused: number;
  failed: number;
  /** Not written to yet; of one that was stopped, who will not be. */
  waiting: number;
  clicked: number;
  /** Signatures of its readers on its properties within 14 days after their mail. */
  ndas: number;
  heldBackCount: number;
  /** The first of them. */
  heldBack: { userId: number; name: string; why: CampaignHold }[];
}

const REPORT = `
  select (count(*) filter (where m.state = 'sent'))::int sent, (count(*) filter (where m.state = 'refused'))::int refused,
    (count(*) filter (where m.state = 'failed'))::int failed, (count(*) filter (where m.state in ('waiting', 'queued')))::int waiting,
    count(m.clicked_at)::int clicked, (count(*) filter (where m.state = 'held'))::int "heldBackCount",
    (select count(*)::int from campaign_mails s join campaign_properties p on p.campaign_id = s.campaign_id
       join ndas n on n.user_id = s.user_id and n.property_id = p.property_id
     where s.campaign_id = c.id and n.signed_at >= s.sent_at and n.signed_at < s.sent_at + interval '14 days') ndas
  from campaigns c left join campaign_mails m on m.campaign_id = c.id where c.id = $1 group by c.id`;

const HELD = `
  select u.id "userId", u.first_name || ' ' || u.last_name "name", m.why from campaign_mails m join users u on u.id = m.user_id
  where m.campaign_id = $1 and m.state = 'held' order by u.last_name, u.first_name, u.id limit ${HELD_NAMED}`;

/** What the office learns of campaigns and whom they could reach, and what their links do. */
@Injectable()
export class CampaignReportsService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /** @throws DomainError('not-found') */
  async report(caller: Caller, id: number): Promise<CampaignReport> {
    requireAdmin(caller);
    const [report] = await sql<Omit<CampaignReport, 'heldBack'>>(this.source, { text: REPORT, values: [id] });
    if (!report) {
      throw notFound('The campaign');
    }
    const heldBack = await sql<CampaignReport['heldBack'][number]>(this.source, { text: HELD, values: [id] });
    return { ...report, heldBack };
  }

  /** Whom a campaign about a property would be proposed to. @throws DomainError('not-found') */
  async proposed(caller: Caller, propertyId: number): Promise<AudienceSize & { audience: Audience }> {
    requireAdmin(caller);
    const found = await sql(this.source, { text: 'select from properties where id = $1', values: [propertyId] });
    if (found.length === 0) {
      throw notFound('The property');
    }
    const audience = { ...NO_AUDIENCE, matches: true };
    const day = today(this.config.OFFICE_TIME_ZONE);
    return { ...(await audienceSize(this.source, { propertyIds: [propertyId], audience, day })), audience };
  }

  /**
   * Notes that somebody came by the link of a mail.
   * @param isCounted whether it was a person
   * @returns the listing, as the public reads it; undefined where it is not listed any more
   * @throws DomainError('not-found') when the token is not ours
   */
  async follow(token: string, isCounted: boolean): Promise<{ id: number; name: string } | undefined> {
    const click = readClickToken(this.config.SECRET_KEY, token);
    if (!click) {
      throw notFound('The link');
    }
    const { campaignId, userId, propertyId } = click;
    if (isCounted) {
      await this.source.manager.query(
        'update campaign_mails set clicked_at = now() where campaign_id = $1 and user_id = $2 and clicked_at is null',
        [campaignId, userId],
      );
    }
    const [listing] = await sql<{ id: number; name: string }>(this.source, {
      text: 'select id, name from public_properties where id = $1 and active',
      values: [propertyId],
    });
    return listing;
  }
}
