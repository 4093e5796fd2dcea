import { ACCESS_TIERS } from '@stowbridge/contract/access';
import { SETTLED_STAGES } from '@stowbridge/contract/stages';
import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { type Caller, requireAdmin } from '../../../platform/access/permissions';
import { changeOf } from '../../../platform/audit/change';
import { alreadyExists, atOtherStage, invalid, notFound } from '../../../platform/common/errors';
import { Config } from '../../../config';
import { sql } from '../../../platform/database/sql';
import { withTransactionOf } from '../../../platform/database/transaction';
import { recordEvents } from '../../../platform/events/outbox';
import { lowerAccesses } from '../../ndas/lower-accesses';
import { followRound } from '../../properties/editing/follow-round';
import { requireOpenToOffers } from '../deals.rules';
import { type DueGiven, dueOf } from './due';
import type { NewRound, Round, RoundChange, RoundOutcome } from './round';
import {
  ALREADY_OPEN,
  closeRound,
  hasOffers,
  type LockedRound,
  lockedRound,
  moveDue,
  openRound,
  openRoundOf,
  record,
} from './round-changes';
import { OfferRound } from './round.entity';
import { roundsOf } from './rounds.queries';
import { requireUnsealed } from './sealed.sql';

const CLOSED = 'This round is closed already.';
const OVER = 'This round is over. Please extend it first.';
const OFFERED = 'Somebody has offered in this round already. It can still be extended.';
const NOT_OPEN = 'Only open deals can be named.';

/** The office's rounds of offers. */
@Injectable()
export class RoundsService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /** The first one first. @throws DomainError('not-found') for a property that there is not */
  async list(caller: Caller, propertyId: number): Promise<Round[]> {
    requireAdmin(caller);
    const [property] = await sql(this.source, { text: 'select 1 from properties where id = $1', values: [propertyId] });
    if (!property) {
      throw notFound('The property');
    }
    return roundsOf(this.source, propertyId, this.zone);
  }

  /**
   * Opens the next round; one that is due already is closed by it. A call sets the date of the property.
   * @throws DomainError('exists') while a round is open, 'conflict' where the property takes no offers
   */
  async open(caller: Caller, propertyId: number, { due: given, ...wanted }: NewRound): Promise<Round> {
    requireAdmin(caller);
    const id = await withTransactionOf(caller, this.source, async (manager) => {
      const [property] = await manager.query<{ active: boolean; status_id: number }[]>(
        'select active, status_id from properties where id = $1 for update',
        [propertyId],
      );
      if (!property) {
        throw notFound('The property');
      }
      requireOpenToOffers(property);
      const due = await this.dueAhead(manager, given);
      const before = await openRoundOf(manager, propertyId);
      if (before && !before.past) {
        throw alreadyExists(ALREADY_OPEN);
      }
      if (before) {
        await closeRound(manager, caller, before, { early: false });
      }
      if (wanted.kind === 'call') {
        await followRound(manager, caller, propertyId, due.day);
      }
      return openRound(manager, caller, propertyId, { ...wanted, due });
    });
    return this.get(id);
  }

  /**
   * Changes what a round says, as one that a date alone has made, before anybody answers it.
   * @throws DomainError('stage') once it is due or somebody has offered in it, 'conflict' where sealed terms would be read earlier
   */
  update(caller: Caller, id: number, { due: given, sealed, instructions }: RoundChange): Promise<Round> {
    return this.change(caller, id, async (manager, round) => {
      if (round.past || (await hasOffers(manager, round))) {
        throw atOtherStage(round.past ? OVER : OFFERED);
      }
      const due = await this.dueAhead(manager, given);
      if (round.sealedNow && (!sealed || due.at < round.dueAt)) {
        await requireUnsealed(manager, round.propertyId, this.zone);
      }
      if (sealed && round.unsealedAt) {
        throw atOtherStage('The seal of this round was broken.');
      }
      if ((await moveDue(manager, caller, round, due)) && round.kind === 'call') {
        await followRound(manager, caller, round.propertyId, due.day);
      }
      const wanted = { sealed, instructions: instructions || null };
      const change = changeOf<LockedRound>(round, wanted);
      if (change) {
        await manager.update(OfferRound, round.id, wanted);
        await record(manager, caller, 'round.changed', round.propertyId, { roundId: round.id }, change);
      }
    });
  }

  /** @throws DomainError('invalid') where it would end earlier; 'conflict' once it is closed */
  extend(caller: Caller, id: number, given: DueGiven): Promise<Round> {
    return this.change(caller, id, async (manager, round) => {
      const due = await this.dueAhead(manager, given);
      if (due.at < round.dueAt) {
        throw invalid('A round cannot end earlier than it did', 'dueAt');
      }
      if ((await moveDue(manager, caller, round, due)) && round.kind === 'call') {
        await followRound(manager, caller, round.propertyId, due.day);
      }
    });
  }

  /** Lets everybody who may read the offers read them before they are due [BEYC-34]. */
  unseal(caller: Caller, id: number, reason: string): Promise<Round> {
    return this.change(caller, id, async (manager, round) => {
      if (!round.sealedNow) {
        throw atOtherStage('The offers of this round are not sealed.');
      }
      await manager.update(OfferRound, round.id, { sealed: false, unsealedAt: () => 'clock_timestamp()' });
      await record(manager, caller, 'round.unsealed', round.propertyId, { roundId: round.id, reason });
    });
  }

  /** Invites buyers, each once. @throws DomainError('stage') for a deal that is decided, 'invalid' for one of another property */
  invite(caller: Caller, id: number, dealIds: number[]): Promise<Round> {
    return this.change(caller, id, async (manager, round) => {
      if (round.past) {
        throw atOtherStage(OVER);
      }
      await requireOpenDeals(manager, round.propertyId, dealIds, 'dealIds');
      const invited = await manager.query<{ dealId: number }[]>(
        `insert into round_invitations (round_id, deal_id) select $1, deal_id from unnest($2::int[]) deal_id order by deal_id
         on conflict do nothing returning deal_id "dealId"`,
        [round.id, dealIds],
      );
      if (invited.length === 0) {
        return;
      }
      const deals = invited.map(({ dealId }) => dealId);
      await record(manager, caller, 'round.invited', round.propertyId, { roundId: round.id, dealIds: deals });
      await this.tell(manager, 'round.invited', round, deals);
    });
  }

  /**
   * Ends a round: offers are due from now on. Nobody is accepted or rejected by it.
   * @throws DomainError('stage') once it is closed, 'conflict' while its offers are sealed
   */
  close(caller: Caller, id: number, { winners, letterFor, lowerAccess = [] }: RoundOutcome): Promise<Round> {
    return this.change(caller, id, async (manager, round) => {
      await requireUnsealed(manager, round.propertyId, this.zone);
      if (winners.some((winner) => letterFor.includes(winner))) {
        throw invalid('Who was chosen gets no letter', 'letterFor');
      }
      await requireOpenDeals(manager, round.propertyId, winners, 'winners');
      await requireOpenDeals(manager, round.propertyId, letterFor, 'letterFor');
      const lowered = lowerAccess.map(({ dealId }) => dealId);
      if (winners.some((winner) => lowered.includes(winner))) {
        throw invalid('Who was chosen keeps their access', 'lowerAccess');
      }
      await requireOpenDeals(manager, round.propertyId, lowered, 'lowerAccess');
      await closeRound(manager, caller, round, { early: true, winners, detail: { letterFor, lowered } });
      await this.tell(manager, 'round.not-chosen', round, letterFor);
      for (const tier of ACCESS_TIERS) {
        const deals = lowerAccess.filter((one) => one.tier === tier).map(({ dealId }) => dealId);
        await lowerAccesses(manager, caller, {
          propertyId: round.propertyId,
          userIds: await buyersOf(manager, deals),
          tier,
        });
      }
      if (round.kind === 'call' && !round.past) {
        const { day } = await dueOf(manager, new Date(), this.zone);
        await followRound(manager, caller, round.propertyId, day);
      }
    });
  }

  /** The property is locked before its round, as offers do. */
  private async change(
    caller: Caller,
    id: number,
    work: (manager: EntityManager, round: LockedRound) => Promise<void>,
  ): Promise<Round> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      await manager.query(
        'select 1 from properties where id = (select property_id from offer_rounds where id = $1) for update',
        [id],
      );
      const round = await lockedRound(manager, id);
      if (!round) {
        throw notFound('The round');
      }
      if (round.closedAt) {
        throw atOtherStage(CLOSED);
      }
      await work(manager, round);
    });
    return this.get(id);
  }

  private async get(id: number): Promise<Round> {
    const [{ propertyId }] = await sql<{ propertyId: number }>(this.source, {
      text: 'select property_id "propertyId" from offer_rounds where id = $1',
      values: [id],
    });
    const round = (await roundsOf(this.source, propertyId, this.zone)).find((one) => one.id === id);
    if (!round) {
      throw notFound('The round');
    }
    return round;
  }

  private async dueAhead(manager: EntityManager, given: DueGiven) {
    const due = await dueOf(manager, given, this.zone);
    if (due.passed) {
      throw invalid('Offers must be due after the round opens', 'dueAt');
    }
    return due;
  }

  private tell(
    manager: EntityManager,
    name: 'round.invited' | 'round.not-chosen',
    { id: roundId, propertyId }: LockedRound,
    dealIds: number[],
  ): Promise<void> {
    return recordEvents(
      manager,
      name,
      dealIds.map((dealId) => ({ roundId, dealId, propertyId })),
    );
  }

  private get zone(): string {
    return this.config.OFFICE_TIME_ZONE;
  }
}

/** Buyers without an account have no access. */
async function buyersOf(manager: EntityManager, dealIds: number[]): Promise<number[]> {
  const rows = await sql<{ userId: number }>(manager, {
    text: 'select buyer_id "userId" from deals where id = any($1::int[]) and buyer_id is not null order by 1',
    values: [dealIds],
  });
  return rows.map(({ userId }) => userId);
}

/** Locks the deals, in one order. */
async function requireOpenDeals(
  manager: EntityManager,
  propertyId: number,
  ids: number[],
  field: string,
): Promise<void> {
  const deals = await manager.query<{ id: number; open: boolean }[]>(
    'select id, deal_status_id <> all($3) open from deals where id = any($1::int[]) and property_id = $2 order by id for update',
    [ids, propertyId, SETTLED_STAGES],
  );
  if (deals.length !== ids.length) {
    throw invalid('The deals are not those of one property', field);
  }
  if (deals.some(({ open }) => !open)) {
    throw atOtherStage(NOT_OPEN);
  }
}
