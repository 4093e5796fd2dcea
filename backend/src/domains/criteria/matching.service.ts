import { type Condition, type Reason, type ReasonKind, type Verdict } from '@stowbridge/contract/criteria';
import { today } from '@stowbridge/contract/dates';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { notFound } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import type { Window } from '../../platform/http/list/paging.dto';
import type { Listed } from '../../platform/http/list/resource-list';
import { conditionsOf } from './criteria-columns';
import { matchingPageSql } from './matching.sql';

/** One buyer and one property, by the best of the buyer's criteria. */
export interface MatchRow {
  userId: number;
  userName: string;
  company: string | null;
  propertyId: number;
  propertyName: string;
  criteriaId: number;
  criteriaName: string;
  verdict: Verdict;
  /** Percent: the share of the weighted wishes that hold. */
  score: number;
  reasons: Reason[];
  lastSeenAt: Date | null;
  ndaSigned: boolean;
  favourite: boolean;
  maxPrice: number | null;
  equity: number | null;
}

type Columns = Record<string, unknown>;

interface Found extends Omit<MatchRow, 'verdict' | 'reasons'> {
  total: number;
  fits: boolean | null;
  asked: Columns;
  values: Record<ReasonKind, number | null>;
  holds: Record<ReasonKind, boolean | null>;
  wishes: (Columns & { weight: number; holds: boolean | null })[];
}

const BUYERS = matchingPageSql({ today: '$2', property: 'p.id = $1' }, { count: '$3', first: '$4' });
const PROPERTIES = matchingPageSql({ today: '$2', criteria: 'c.user_id = $1' }, { count: '$3', first: '$4' });

/** Who buys what is listed, and what is listed of what somebody buys: by all figures, for the office alone. */
@Injectable()
export class MatchingService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /** @throws DomainError('not-found') when there is no such property */
  async buyersOf(propertyId: number, window: Window): Promise<Listed<MatchRow>> {
    await this.requireRow('properties', propertyId, 'The property');
    return this.page('matching-buyers', BUYERS, propertyId, window);
  }

  /** @throws DomainError('not-found') when there is nobody of this id */
  async propertiesOf(userId: number, window: Window): Promise<Listed<MatchRow>> {
    await this.requireRow('users', userId, 'The user');
    return this.page('matching-properties', PROPERTIES, userId, window);
  }

  private async requireRow(table: 'properties' | 'users', id: number, what: string): Promise<void> {
    const found = await sql(this.source, { text: `select 1 from ${table} where id = $1`, values: [id] });
    if (found.length === 0) {
      throw notFound(what);
    }
  }

  private async page(name: string, text: string, id: number, { first, count }: Window): Promise<Listed<MatchRow>> {
    const values = [id, today(this.config.OFFICE_TIME_ZONE), count, first];
    const found = await sql<Found>(this.source, { name, text, values });
    return {
      first,
      total: found[0].total,
      rows: found.filter(({ userId }) => userId !== null).map(matchOf),
    };
  }
}

function matchOf({ total: _total, fits, asked, values, holds, wishes, score, ...row }: Found): MatchRow {
  const reason = (
    { kind, from, to, ids, area }: Omit<Condition, 'kind'> & { kind: ReasonKind },
    weight: number | null,
    held: boolean | null,
  ): Reason => ({
    kind,
    from: from ?? null,
    to: to ?? null,
    ids: ids ?? null,
    area: area ?? null,
    weight,
    value: values[kind],
    holds: held,
  });
  return {
    ...row,
    verdict: fits ? 'match' : 'unknown',
    score: Math.round(score * 100),
    reasons: [
      ...conditionsOf(asked).map((condition) => reason(condition, null, holds[condition.kind])),
      ...(row.maxPrice === null ? [] : [reason({ kind: 'budget', to: row.maxPrice }, null, holds.budget)]),
      ...wishes.flatMap((wish) => conditionsOf(wish).map((condition) => reason(condition, wish.weight, wish.holds))),
    ],
  };
}
