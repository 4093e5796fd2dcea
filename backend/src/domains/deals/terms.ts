import { ANSWER_DAYS } from '@stowbridge/contract/turns';
import type { EntityManager } from 'typeorm';
import { invalid } from '../../platform/common/errors';
import { requireKnown } from '../lookups/known';
import type { OfferTerms } from './deal.entity';

/** @throws DomainError('invalid') for a diligence period that there is not */
export const requireKnownDiligence = (manager: EntityManager, id: number): Promise<void> =>
  requireKnown(manager, {
    list: 'diligence_periods',
    id,
    field: 'diligencePeriodId',
    message: 'Diligence Period is invalid',
  });

/** @throws DomainError('invalid') for a moment that has passed or is too far away, by the clock of the database */
export async function requireAnswerBy(manager: EntityManager, answerBy: Date | null | undefined): Promise<void> {
  if (!answerBy) {
    return;
  }
  const [{ fits }] = await manager.query<[{ fits: boolean }]>(
    `select $1::timestamptz > now() and $1::timestamptz <= now() + make_interval(hours => $2) fits`,
    [answerBy, ANSWER_DAYS * 24],
  );
  if (!fits) {
    throw invalid(`Please choose a time within the next ${ANSWER_DAYS} days`, 'answerBy');
  }
}

/** Whether terms say what others say already; what is missing says nothing. */
export const sayTheSame = (newest: OfferTerms, terms: Partial<OfferTerms>): boolean =>
  (Object.keys(terms) as (keyof OfferTerms)[]).every((name) => plain(newest[name]) === plain(terms[name]));

const plain = (value: unknown): unknown => (value instanceof Date ? value.getTime() : (value ?? null));
