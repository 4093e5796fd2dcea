import { type Condition, type Reason, type ReasonKind, type Verdict } from '@stowbridge/contract/criteria';
import { today } from '@stowbridge/contract/dates';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { invalid, notFound } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import type { Place } from '../../platform/http/list/place';
import { parseRequest } from '../../platform/http/list/request';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import type { ListRules, Order } from '../../platform/http/list/rules';
import { conditionsOf } from './criteria-columns';
import { matchingPageSql } from './matching.sql';

/** One buyer and one property, by the best of the buyer's criteria. */
export interface MatchRow {
  /** Of what is listed: of the buyer, or of the property. */
  id: number;
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

interface Found extends Omit<MatchRow, 'id' | 'verdict' | 'reasons'> {
  total: number;
  fits: boolean | null;
  asked: Columns;
  values: Record<ReasonKind, number | null>;
  holds: Record<ReasonKind, boolean | null>;
  wishes: (Columns & { weight: number; holds: boolean | null })[];
}

/** Matches are read in the order of `matching.sql.ts` alone. */
const ORDER: ListRules<MatchRow>['fields'] = { rank: { sql: 'rank', type: 'int', sort: true } };
const RANKED: [string, Order] = ['rank', 'ASC'];
/** What may be asked of them. */
export const MATCHES = { fields: ORDER, defaultSort: RANKED };
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
  async buyersOf(propertyId: number, request: ListQueryDto): Promise<Listed<MatchRow>> {
    await this.requireRow('properties', propertyId, 'The property');
    return this.page('userId', BUYERS, propertyId, request);
  }

  /** @throws DomainError('not-found') when there is nobody of this id */
  async propertiesOf(userId: number, request: ListQueryDto): Promise<Listed<MatchRow>> {
    await this.requireRow('users', userId, 'The user');
    return this.page('propertyId', PROPERTIES, userId, request);
  }

  private async requireRow(table: 'properties' | 'users', id: number, what: string): Promise<void> {
    const found = await sql(this.source, { text: `select 1 from ${table} where id = $1`, values: [id] });
    if (found.length === 0) {
      throw notFound(what);
    }
  }

  private async page(
    listed: 'userId' | 'propertyId',
    text: string,
    id: number,
    request: ListQueryDto,
  ): Promise<Listed<MatchRow>> {
    const { first, count, sort, follows } = parseRequest(request, ORDER, RANKED);
    if (sort[1] !== 'ASC') {
      throw invalid('The best come first.', follows ? 'orderBy' : 'sort');
    }
    const values = [id, today(this.config.OFFICE_TIME_ZONE), count, first];
    const found = await sql<Found>(this.source, { name: `matches-${listed}`, text, values });
    const { total } = found[0];
    const end = first + count;
    // A rank is worked out anew for each page, so that the place of the next one is its number.
    const place: Place = { sort: 'rank', order: 'ASC', first: end, id: 0, key: null };
    return {
      first,
      total,
      next: follows && end < total ? place : undefined,
      rows: found.filter(({ userId }) => userId !== null).map((row) => ({ ...matchOf(row), id: row[listed] })),
    };
  }
}

function matchOf({ total: _total, fits, asked, values, holds, wishes, score, ...row }: Found): Omit<MatchRow, 'id'> {
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
