import {
  AUDIENCE_MAX,
  campaignIntroLength,
  NARROW_AUDIENCE,
  NO_POSTAL_ADDRESS,
  NOBODY_IN_AUDIENCE,
  NOT_PUBLISHED,
  SCHEDULE_PAST,
} from '@stowbridge/contract/campaigns';
import { today } from '@stowbridge/contract/dates';
import { lengthOf } from '@stowbridge/contract/rules';
import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { Config } from '../../config';
import { type Caller, requireAdmin, Role } from '../../platform/access/permissions';
import { nameOfRecord, recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { cleanHtml } from '../../platform/common/clean-html';
import { atOtherStage, invalid, notFound } from '../../platform/common/errors';
import { onConstraint } from '../../platform/database/changes';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { list, rowOf } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { type Audience, audienceSize, type AudienceSize } from './audience.sql';
import { ALL_OPEN, stopCampaign } from './campaign-state';
import { Campaign, CampaignProperty } from './campaign.entity';
import { type CampaignRow, CAMPAIGNS } from './campaigns.list';
import { officePostalAddress } from './postal-address';

export interface CampaignInput {
  subject: string;
  intro: string;
  propertyIds: number[];
  audience: Audience;
}

/** By how much the clock of a browser may be behind. */
const LATE_MS = 60_000;

/** What the office writes to the buyers whom a listing may fit; administrators alone. */
@Injectable()
export class CampaignsService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  private day(): string {
    return today(this.config.OFFICE_TIME_ZONE);
  }

  list(caller: Caller, request: ListQueryDto): Promise<Listed<CampaignRow>> {
    requireAdmin(caller);
    return list(this.source, request, CAMPAIGNS);
  }

  /** @throws DomainError('not-found') */
  async get(caller: Caller, id: number): Promise<CampaignRow> {
    requireAdmin(caller);
    const row = await rowOf(this.source, id, CAMPAIGNS);
    if (!row) {
      throw notFound('The campaign');
    }
    return row;
  }

  /** @throws DomainError('invalid') for a text that is empty or too long once it is clean, and for a property that is none */
  async create(caller: Caller, input: CampaignInput): Promise<number> {
    requireAdmin(caller);
    const columns = columnsOf(input);
    return withTransactionOf(caller, this.source, async (manager) => {
      await requireListed(manager, input.audience);
      const campaign = manager.create(Campaign, { ...columns, madeById: caller.id });
      await manager.insert(Campaign, campaign);
      await setProperties(manager, campaign.id, input.propertyIds);
      await recordAudit(manager, {
        actor: caller,
        action: 'campaign.created',
        subjectType: 'campaign',
        subjectId: campaign.id,
      });
      return campaign.id;
    });
  }

  /** @throws DomainError('stage') for one that is no draft any more */
  async replace(caller: Caller, id: number, input: CampaignInput): Promise<void> {
    requireAdmin(caller);
    const columns = columnsOf(input);
    await withTransactionOf(caller, this.source, async (manager) => {
      const { subject, intro } = await lockDraft(manager, id, 'changed');
      await requireListed(manager, input.audience);
      await manager.update(Campaign, { id }, columns);
      await manager.delete(CampaignProperty, { campaignId: id });
      await setProperties(manager, id, input.propertyIds);
      await recordAudit(manager, {
        actor: caller,
        action: 'campaign.changed',
        subjectType: 'campaign',
        subjectId: id,
        change: changeOf<Campaign>({ subject, intro }, { subject: columns.subject, intro: columns.intro }),
      });
    });
  }

  /** @throws DomainError('stage') for one that is no draft any more */
  async remove(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      await lockDraft(manager, id, 'deleted');
      const subjectName = await nameOfRecord(manager, 'campaign', id);
      await manager.delete(Campaign, { id });
      await recordAudit(manager, {
        actor: caller,
        action: 'campaign.deleted',
        subjectType: 'campaign',
        subjectId: id,
        subjectName,
      });
    });
  }

  /** How many people it would be sent to now. */
  async audience(caller: Caller, id: number): Promise<AudienceSize> {
    const { propertyIds, audience } = await this.get(caller, id);
    return audienceSize(this.source, { propertyIds, audience, day: this.day() });
  }

  /** Sends the caller what its readers get. */
  async test(caller: Caller, id: number): Promise<void> {
    await this.get(caller, id);
    await withTransactionOf(caller, this.source, (manager) =>
      recordEvent(manager, 'campaign.test-asked', { campaignId: id, userId: caller.id }),
    );
  }

  /**
   * Has it sent at a moment, or as soon as can be. Who gets it is decided then.
   * @throws DomainError('invalid') for a moment that is past, for nobody or too many in the audience, and while the office
   * has no postal address or a property is not published; 'conflict' for one that is no draft any more
   */
  async schedule(caller: Caller, id: number, at: Date | null): Promise<void> {
    requireAdmin(caller);
    if (at && at.getTime() < Date.now() - LATE_MS) {
      throw invalid(SCHEDULE_PAST, 'at');
    }
    if (officePostalAddress(this.config) === undefined) {
      throw invalid(NO_POSTAL_ADDRESS);
    }
    await withTransactionOf(caller, this.source, async (manager) => {
      await lockDraft(manager, id, 'scheduled');
      await requireReaders(manager, id, this.day());
      await manager.update(Campaign, { id }, { state: 'scheduled', scheduledAt: at ?? new Date() });
      await recordAudit(manager, {
        actor: caller,
        action: 'campaign.scheduled',
        subjectType: 'campaign',
        subjectId: id,
        detail: { at: (at ?? new Date()).toISOString() },
      });
    });
  }

  /**
   * Stops the rest of a campaign that is being sent; one that waits is a draft again.
   * @throws DomainError('stage') when it is neither
   */
  async stop(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const { state } = await lock(manager, id);
      if (state === 'scheduled') {
        await manager.update(Campaign, { id }, { state: 'draft', scheduledAt: null });
        await recordAudit(manager, {
          actor: caller,
          action: 'campaign.unscheduled',
          subjectType: 'campaign',
          subjectId: id,
        });
      } else if (!(await stopCampaign(manager, id, 'office', caller))) {
        throw atOtherStage('Only a campaign that is scheduled or being sent can be stopped.');
      }
    });
  }
}

function columnsOf({ subject, intro, audience }: CampaignInput): Pick<Campaign, 'subject' | 'intro' | 'audience'> {
  const clean = cleanHtml(intro);
  if (clean === '') {
    throw invalid('Text is required', 'intro', 'required');
  }
  if (lengthOf(clean) > campaignIntroLength) {
    throw invalid(`Text must be at most ${campaignIntroLength} characters`, 'intro');
  }
  return { subject, intro: clean, audience };
}

const UNLISTED = `
  select 'state' missing from unnest($1::int[]) id where id not in (select s.id from states s)
  union all select 'type' from unnest($2::int[]) id where id not in (select t.id from store_types t)
  union all select 'buyer' from unnest($3::int[]) id where not exists (select from user_roles r where r.user_id = id and r.role_id = ${Role.Buyer})`;

/** @throws DomainError('invalid') for a state, a type or a buyer that there is not */
async function requireListed(
  manager: EntityManager,
  { stateIds, signerStateIds, signerTypeIds, userIds }: Audience,
): Promise<void> {
  const [unlisted] = await sql<{ missing: string }>(manager, {
    text: UNLISTED,
    values: [[...stateIds, ...signerStateIds], signerTypeIds, userIds],
  });
  if (unlisted) {
    throw invalid(`There is no such ${unlisted.missing}.`, 'audience');
  }
}

async function setProperties(manager: EntityManager, campaignId: number, propertyIds: number[]): Promise<void> {
  await manager
    .insert(
      CampaignProperty,
      propertyIds.map((propertyId, position) => ({ campaignId, propertyId, position })),
    )
    .catch(onConstraint('campaign_properties_property_id_fk', invalid('There is no such property.', 'propertyIds')));
}

async function lock(manager: EntityManager, id: number): Promise<Campaign> {
  const campaign = await manager.findOne(Campaign, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!campaign) {
    throw notFound('The campaign');
  }
  return campaign;
}

async function lockDraft(manager: EntityManager, id: number, done: string): Promise<Campaign> {
  const campaign = await lock(manager, id);
  if (campaign.state !== 'draft') {
    throw atOtherStage(`Only a draft can be ${done}.`);
  }
  return campaign;
}

async function requireReaders(manager: EntityManager, id: number, day: string): Promise<void> {
  const [{ propertyIds, audience, isOpen }] = await sql<
    Pick<CampaignInput, 'propertyIds' | 'audience'> & { isOpen: boolean }
  >(manager, {
    text: `select audience, array(select property_id from campaign_properties where campaign_id = c.id) "propertyIds", ${ALL_OPEN} "isOpen" from campaigns c where c.id = $1`,
    values: [id],
  });
  if (!isOpen) {
    throw invalid(NOT_PUBLISHED, 'propertyIds');
  }
  const { count, heldBack } = await audienceSize(manager, { propertyIds, audience, day });
  if (count + heldBack > AUDIENCE_MAX) {
    throw invalid(NARROW_AUDIENCE, 'audience');
  }
  if (count === 0) {
    throw invalid(NOBODY_IN_AUDIENCE, 'audience');
  }
}
