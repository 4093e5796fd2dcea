import {
  askedTwice,
  type Condition,
  conditionProblem,
  criterionLabel,
  CRITERIA_MAX,
  type ListKind,
  TOO_MANY_CRITERIA,
  type Wish,
} from '@stowbridge/contract/criteria';
import { mayKeep, today } from '@stowbridge/contract/dates';
import { Role } from '@stowbridge/contract/ids';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../config';
import { type Caller, requireAdmin } from '../../platform/access/permissions';
import { nameOfRecord, recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { conflict, invalid, notFound } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import { list, rowOf } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { columnsOf } from './criteria-columns';
import { CRITERIA, type CriteriaRow } from './criteria.list';
import { Criteria, CriteriaWish } from './criteria.entity';

/** What somebody says of what they buy; a day or an amount that is left out is none. */
export interface CriteriaInput {
  name: string;
  must: Condition[];
  nice: Wish[];
  equity?: number | null;
  maxPrice?: number | null;
  exchangeDeadline?: string | null;
  activeUntil?: string | null;
}

const LOOKUPS: Record<ListKind, string> = { states: 'states', types: 'store_types' };

/** What people buy: written by themselves, or by the office for them. Whoever is not the office has their own alone. */
@Injectable()
export class CriteriaService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /** @param userId whose: left out, everybody's */
  list(request: ListQueryDto, userId?: number): Promise<Listed<CriteriaRow>> {
    return list(this.source, request, CRITERIA, { today: this.today(), userId });
  }

  /** @throws DomainError('not-found') for what is not of this person */
  async get(id: number, userId?: number): Promise<CriteriaRow> {
    const row = await rowOf(this.source, id, CRITERIA, { today: this.today(), userId });
    if (!row) {
      throw notFound('The criteria');
    }
    return row;
  }

  /**
   * @param userId for whom; the office enters them for buyers
   * @throws DomainError('conflict') when they have as many as a person may
   */
  async add(caller: Caller, userId: number, input: CriteriaInput): Promise<number> {
    if (userId !== caller.id) {
      requireAdmin(caller);
    }
    requireWhole(input);
    this.requireDays(input);
    return withTransactionOf(caller, this.source, async (manager) => {
      await requireLookups(manager, input);
      // One at a time for each person, so that no two pass the limit together.
      const buyers = await manager.query<object[]>(
        'select 1 from users u join user_roles r on r.user_id = u.id and r.role_id = $2 where u.id = $1 for no key update of u',
        [userId, Role.Buyer],
      );
      if (buyers.length === 0) {
        throw invalid('There is no such buyer.', 'userId');
      }
      if ((await manager.countBy(Criteria, { userId })) >= CRITERIA_MAX) {
        throw conflict(TOO_MANY_CRITERIA);
      }
      const { id } = await manager.save(Criteria, { ...written(input), userId, enteredById: caller.id });
      await writeWishes(manager, id, input.nice);
      await recordAudit(manager, {
        actor: caller,
        action: 'criteria.added',
        subjectType: 'criteria',
        subjectId: id,
        detail: { userId },
      });
      return id;
    });
  }

  /** @param owner whose they must be, where the office does not ask */
  async replace(caller: Caller, id: number, input: CriteriaInput, owner?: number): Promise<void> {
    requireWhole(input);
    await withTransactionOf(caller, this.source, async (manager) => {
      const stored = await lock(manager, id, owner);
      this.requireDays(input, stored);
      await requireLookups(manager, input);
      const change = changeOf(shown(await this.get(id)), shown(input));
      if (!change) {
        return;
      }
      await manager.update(Criteria, id, { ...written(input), ...(this.isActive(input) && { expiredToldAt: null }) });
      await manager.delete(CriteriaWish, { criteriaId: id });
      await writeWishes(manager, id, input.nice);
      await recordAudit(manager, {
        actor: caller,
        action: 'criteria.changed',
        subjectType: 'criteria',
        subjectId: id,
        detail: { userId: stored.userId },
        change,
      });
    });
  }

  async remove(caller: Caller, id: number, owner?: number): Promise<void> {
    await withTransactionOf(caller, this.source, async (manager) => {
      const { userId } = await lock(manager, id, owner);
      const subjectName = await nameOfRecord(manager, 'criteria', id);
      await manager.delete(Criteria, { id });
      await recordAudit(manager, {
        actor: caller,
        action: 'criteria.deleted',
        subjectType: 'criteria',
        subjectId: id,
        subjectName,
        detail: { userId },
      });
    });
  }

  private today(): string {
    return today(this.config.OFFICE_TIME_ZONE);
  }

  private isActive({ exchangeDeadline, activeUntil }: CriteriaInput): boolean {
    return [exchangeDeadline, activeUntil].every((day) => !day || day >= this.today());
  }

  /** @throws DomainError('invalid') for a day that has passed, but for the one that is stored */
  private requireDays(input: CriteriaInput, stored?: Criteria): void {
    for (const [field, label] of [
      ['exchangeDeadline', '1031 deadline'],
      ['activeUntil', 'Active until'],
    ] as const) {
      if (!mayKeep(input[field] ?? null, stored?.[field], this.config.OFFICE_TIME_ZONE)) {
        throw invalid(`${label} cannot be in the past`, field);
      }
    }
  }
}

const written = ({
  name,
  must,
  equity,
  maxPrice,
  exchangeDeadline,
  activeUntil,
}: CriteriaInput): Partial<Criteria> => ({
  ...columnsOf(must),
  name,
  equity: equity ?? null,
  maxPrice: maxPrice ?? null,
  exchangeDeadline: exchangeDeadline ?? null,
  activeUntil: activeUntil ?? null,
});

async function writeWishes(manager: EntityManager, criteriaId: number, wishes: Wish[]): Promise<void> {
  await manager.insert(
    CriteriaWish,
    wishes.map((wish) => ({ ...columnsOf([wish]), criteriaId, weight: wish.weight })),
  );
}

/** @throws DomainError('not-found') for what is not of this person */
async function lock(manager: EntityManager, id: number, userId?: number): Promise<Criteria> {
  const found = await manager.findOne(Criteria, {
    where: { id, ...(userId !== undefined && { userId }) },
    lock: { mode: 'pessimistic_write' },
  });
  if (!found) {
    throw notFound('The criteria');
  }
  return found;
}

/** @throws DomainError('invalid') for what asks nothing, or the same kind twice */
function requireWhole({ must, nice }: CriteriaInput): void {
  for (const [list, field] of [
    [must, 'must'],
    [nice, 'nice'],
  ] as const) {
    list.forEach((condition, n) => {
      const problem = conditionProblem(condition);
      if (problem) {
        throw invalid(problem, `${field}.${n}`);
      }
    });
  }
  const twice = must.find(({ kind }, n) => must.findIndex((other) => other.kind === kind) !== n);
  if (twice) {
    throw invalid(askedTwice(twice.kind), 'must');
  }
}

/** @throws DomainError('invalid') for a state or a type that there is not */
async function requireLookups(manager: EntityManager, { must, nice }: CriteriaInput): Promise<void> {
  for (const kind of ['states', 'types'] as const) {
    const ids = [...must, ...nice].flatMap((condition) => (condition.kind === kind ? (condition.ids ?? []) : []));
    const [{ missing }] = await sql<{ missing: boolean }>(manager, {
      text: `select exists (select from unnest($1::int[]) given(id) where not exists (select from ${LOOKUPS[kind]} l where l.id = given.id)) missing`,
      values: [ids],
    });
    if (missing) {
      throw invalid(`${criterionLabel(kind)} is invalid`);
    }
  }
}

/** What an edit can change, as the log shows it. */
const shown = ({ name, must, nice, equity, maxPrice, exchangeDeadline, activeUntil }: CriteriaInput) => ({
  name,
  must: must.map(conditionText).sort(),
  nice: nice.map((wish) => `${conditionText(wish)} (${wish.weight})`).sort(),
  equity: equity ?? null,
  maxPrice: maxPrice ?? null,
  exchangeDeadline: exchangeDeadline ?? null,
  activeUntil: activeUntil ?? null,
});

const conditionText = ({ kind, from, to, ids, area }: Condition): string =>
  `${criterionLabel(kind)} ${ids?.join(', ') ?? area ?? `${from ?? ''}-${to ?? ''}`}`;
