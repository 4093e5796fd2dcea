import { Injectable } from '@nestjs/common';
import { PropertyStatus, Role, Stage } from '@stowbridge/contract/ids';
import type { EntityManager } from 'typeorm';
import { conflict, inUse } from '../../platform/common/errors';
import { Questions, Reactions } from '../../platform/events/reactions';
import { raiseTier } from '../ndas/access';
import { Config } from '../../config';
import { acceptedSql } from './access.sql';
import { makeDeal } from './new-deal';
import { followDate } from './rounds/follow-date';

const { UnderLoi, UnderContract, Closed, Draft } = PropertyStatus;

/** A property with a deal at one of these stages is evidence of business and cannot be deleted. */
const KEEPING_STAGES = [Stage.Accepted, Stage.InProcess, Stage.Sold, Stage.Submitted];

/** What deals add to facts of earlier domains, and what they refuse there. */
@Injectable()
export class DealReactions {
  constructor(reactions: Reactions, { OFFICE_TIME_ZONE }: Config) {
    reactions.on('nda.signed', 'deals', makeInterested);
    reactions.on('property.deleting', 'deals', requireNoBusiness);
    reactions.on('property.status-changing', 'deals', requireAgreement);
    reactions.on('property.offers-due-changed', 'deals', (manager, change) =>
      followDate(manager, change, OFFICE_TIME_ZONE),
    );
    reactions.on('user.roles-changing', 'deals', requireNoDeals);
  }
}

/** Who signs again has their deal, at whatever stage it is; an offer without a signature may have been accepted before it. */
async function makeInterested(
  manager: EntityManager,
  { signer, by, property, dealName, first }: Questions['nda.signed'],
): Promise<void> {
  const [{ accepted }] = await manager.query<[{ accepted: boolean }]>(`select ${acceptedSql('$1', '$2')} accepted`, [
    signer.id,
    property.id,
  ]);
  if (accepted) {
    await raiseTier(manager, { userId: signer.id, propertyId: property.id });
  }
  if (!first) {
    return;
  }
  await makeDeal(manager, by, {
    dealName,
    propertyId: property.id,
    propertyName: property.name,
    buyerId: signer.id,
  });
}

/** The deals stay locked until the property is gone, so that none of them becomes an offer meanwhile. */
async function requireNoBusiness(
  manager: EntityManager,
  { propertyId }: Questions['property.deleting'],
): Promise<void> {
  const deals = await manager.query<{ stage: number }[]>(
    'select deal_status_id stage from deals where property_id = $1 for update',
    [propertyId],
  );
  const kept = deals.filter(({ stage }) => KEEPING_STAGES.some((keeping) => keeping === stage)).length;
  if (kept === 0) {
    // With the property goes the knowledge of who may read its true name: its old deals keep the other one.
    await manager.query(
      'update deals d set property_name = v.name, modified_at = now() from public_properties v where v.id = $1 and v.confidential and d.property_id = v.id',
      [propertyId],
    );
    return;
  }
  throw inUse(
    `This property cannot be deleted: ${kept === 1 ? 'an offer or sale depends' : `${kept} offers or sales depend`} on it. Unpublish it instead.`,
  );
}

/** A form may set only a status that agrees with the deals on the property, which move it by themselves. */
async function requireAgreement(
  manager: EntityManager,
  { propertyId, to }: Questions['property.status-changing'],
): Promise<void> {
  const rows = await manager.query<{ stage: number }[]>(
    'select distinct deal_status_id stage from deals where property_id = $1',
    [propertyId],
  );
  const has = (...stages: number[]) => rows.some(({ stage }) => stages.includes(stage));
  if (has(Stage.Sold)) {
    throw conflict('This property has been sold; its status stays Closed.');
  }
  if (has(Stage.Accepted) && to !== UnderLoi && to !== UnderContract) {
    throw conflict('An offer on this property has been accepted. Move that deal first.');
  }
  if ((to === Closed || to === Draft) && has(Stage.InProcess, Stage.Submitted)) {
    throw conflict('There are open offers on this property. Reject them first.');
  }
}

async function requireNoDeals(
  manager: EntityManager,
  { userId, lost }: Questions['user.roles-changing'],
): Promise<void> {
  if (!lost.includes(Role.Buyer)) {
    return;
  }
  const buys = await manager.query<unknown[]>('select 1 from deals where buyer_id = $1 limit 1', [userId]);
  if (buys.length > 0) {
    throw inUse('The buyer still has deals.');
  }
}
