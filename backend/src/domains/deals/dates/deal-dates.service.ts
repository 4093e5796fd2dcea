import { Injectable } from '@nestjs/common';
import { DEAL_DATE_KINDS, type DealDateKind, dateStates } from '@stowbridge/contract/closing';
import { addDays, dayIn, today } from '@stowbridge/contract/dates';
import { Role, Stage } from '@stowbridge/contract/ids';
import { DataSource, EntityManager } from 'typeorm';
import { Config } from '../../../config';
import { type Caller, requireAdmin } from '../../../platform/access/permissions';
import { recordAudit } from '../../../platform/audit/audit';
import { changeOf } from '../../../platform/audit/change';
import { alreadyExists, atOtherStage, notFound } from '../../../platform/common/errors';
import { sql } from '../../../platform/database/sql';
import { withTransactionOf } from '../../../platform/database/transaction';
import { Reactions } from '../../../platform/events/reactions';
import { list } from '../../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../../platform/http/list/resource-list';
import { DEAL_DATE, type OfficeDealDate, type OwnDealDate } from './deal-date-rows';
import { DealDate } from './deal-date.entity';
import { DEAL_DATES, type ListedDate } from './deal-dates.list';
import { makeDates } from './make-plan';

/** What of a date is changed; what is left out stays, null takes it away. */
export type DateChange = Partial<Pick<DealDate, 'dueOn' | 'doneOn' | 'amount' | 'note'>>;

/** A date that moves. */
export interface MovedDate {
  id: number;
  kind: DealDateKind;
  from: string;
  to: string;
}

type Row = Omit<OfficeDealDate, 'state'>;

const IN_ORDER = `order by array_position($2::text[], t.kind)`;
const OF_DEAL = `select ${DEAL_DATE}, t.note from deal_dates t where t.deal_id = $1 ${IN_ORDER}`;
/** Of the buyer and the seller, until the deal falls through. */
const OF_SIDE = `
  select ${DEAL_DATE} from deal_dates t join deals d on d.id = t.deal_id and d.deal_status_id in (${Stage.Accepted}, ${Stage.Sold})
  where t.deal_id = $1 ${IN_ORDER}`;
const ON_A_SIDE = `
  select (d.buyer_id = $2 and $3) or (p.seller_id = $2 and $4) mine from deals d left join properties p on p.id = d.property_id where d.id = $1`;

/** The dates of accepted deals. */
@Injectable()
export class DealDatesService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
    private readonly reactions: Reactions,
  ) {}

  /** The dates of all deals, for the calendar of the office. */
  page(caller: Caller, request: ListQueryDto): Promise<Listed<ListedDate>> {
    requireAdmin(caller);
    return list(this.source, request, DEAL_DATES);
  }

  /** In the order in which they come; none before the deal is accepted. */
  async ofDeal(caller: Caller, dealId: number): Promise<OfficeDealDate[]> {
    requireAdmin(caller);
    await stageOf(this.source.manager, dealId);
    return this.withStates(await sql<Row>(this.source, { text: OF_DEAL, values: [dealId, DEAL_DATE_KINDS] }));
  }

  /** The same for the buyer and the seller of the deal. @throws DomainError('not-found') for everybody else */
  async ofSide(caller: Caller, dealId: number): Promise<OwnDealDate[]> {
    const values = [dealId, caller.id, caller.roles.includes(Role.Buyer), caller.roles.includes(Role.Seller)];
    const [deal] = await sql<{ mine: boolean | null }>(this.source, { text: ON_A_SIDE, values });
    if (!deal?.mine) {
      throw notFound('The deal');
    }
    return this.withStates(
      await sql<Omit<OwnDealDate, 'state'>>(this.source, { text: OF_SIDE, values: [dealId, DEAL_DATE_KINDS] }),
    );
  }

  /**
   * Makes the dates and tasks of a deal that was accepted before there were any, counted from its acceptance.
   * @throws DomainError('stage') unless the deal is on its way to closing, 'exists' where it has dates
   */
  async make(caller: Caller, dealId: number): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const acceptedOn = dayIn(this.config.OFFICE_TIME_ZONE)(await requireUnderWay(manager, dealId));
      if (await manager.existsBy(DealDate, { dealId })) {
        throw alreadyExists('This deal has its dates already.');
      }
      await makeDates(manager, dealId, acceptedOn);
      await this.reactions.react(manager, 'deal.dates-made', { dealId, acceptedOn });
      await recordAudit(manager, {
        actor: caller,
        action: 'deal.dates-made',
        subjectType: 'deal',
        subjectId: dealId,
        detail: { acceptedOn },
      });
    });
  }

  /** @throws DomainError('stage') unless the deal is on its way to closing */
  async change(caller: Caller, dealId: number, id: number, wanted: DateChange): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      await requireUnderWay(manager, dealId);
      const date = await manager.findOne(DealDate, { where: { id, dealId } });
      if (!date) {
        throw notFound('The date');
      }
      const change = Object.fromEntries(
        Object.entries(wanted).filter(([name, value]) => value !== undefined && date[name as keyof DealDate] !== value),
      ) as DateChange;
      if (Object.keys(change).length === 0) {
        return;
      }
      await manager.update(
        DealDate,
        { id },
        { ...change, ...(change.dueOn === undefined ? {} : { sequence: date.sequence + 1 }) },
      );
      if (change.dueOn !== undefined) {
        await this.moved(manager, dealId, [{ kind: date.kind, from: date.dueOn, to: change.dueOn }]);
      }
      await recordAudit(manager, {
        actor: caller,
        action: 'deal.date-changed',
        subjectType: 'deal',
        subjectId: dealId,
        detail: { kind: date.kind },
        change: changeOf<DealDate>(date, change),
      });
    });
  }

  /**
   * Which open dates move when one moves by so many days and those after it follow; in a transaction that holds the deal.
   * @throws DomainError('stage') unless the deal is on its way to closing and the date is open and set
   */
  async shiftOf(manager: EntityManager, dealId: number, from: DealDateKind, days: number): Promise<MovedDate[]> {
    await requireUnderWay(manager, dealId);
    const dates = await sql<Row>(manager, { text: OF_DEAL, values: [dealId, DEAL_DATE_KINDS] });
    const moving = dates
      .filter(({ kind }) => DEAL_DATE_KINDS.indexOf(kind) >= DEAL_DATE_KINDS.indexOf(from))
      .flatMap(({ id, kind, dueOn, doneOn }) =>
        dueOn !== null && doneOn === null ? [{ id, kind, from: dueOn, to: addDays(dueOn, days) }] : [],
      );
    if (moving[0]?.kind !== from) {
      throw atOtherStage('This date is done or not set.');
    }
    return moving;
  }

  /** Moves them. */
  async shift(manager: EntityManager, caller: Caller, dealId: number, dates: MovedDate[], days: number): Promise<void> {
    for (const { id, to } of dates) {
      await manager.update(DealDate, { id }, { dueOn: to, sequence: () => 'sequence + 1' });
    }
    await this.moved(manager, dealId, dates);
    await recordAudit(manager, {
      actor: caller,
      action: 'deal.dates-shifted',
      subjectType: 'deal',
      subjectId: dealId,
      detail: { kind: dates[0].kind, days },
    });
  }

  private async moved(
    manager: EntityManager,
    dealId: number,
    dates: { kind: DealDateKind; from: string | null; to: string | null }[],
  ): Promise<void> {
    const closing = dates.find(({ kind }) => kind === 'closing');
    if (closing) {
      await this.reactions.react(manager, 'deal.closing-moving', { dealId, from: closing.from, to: closing.to });
    }
  }

  private withStates<Date extends Omit<OwnDealDate, 'state'>>(dates: Date[]): (Date & Pick<OwnDealDate, 'state'>)[] {
    const states = dateStates(dates, today(this.config.OFFICE_TIME_ZONE));
    return dates.map((date, n) => ({ ...date, state: states[n] }));
  }
}

async function stageOf(manager: EntityManager, dealId: number, lock = ''): Promise<{ stage: number; since: Date }> {
  const [deal] = await manager.query<{ stage: number; since: Date }[]>(
    `select deal_status_id stage, status_at since from deals where id = $1 ${lock}`,
    [dealId],
  );
  if (!deal) {
    throw notFound('The deal');
  }
  return deal;
}

/** Changes of the dates of one deal take turns with one another and with its moves. @returns when it was accepted */
async function requireUnderWay(manager: EntityManager, dealId: number): Promise<Date> {
  const { stage, since } = await stageOf(manager, dealId, 'for update');
  if (stage !== Stage.Accepted) {
    throw atOtherStage('The dates of a deal change while its offer is accepted.');
  }
  return since;
}
