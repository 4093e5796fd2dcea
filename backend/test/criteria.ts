import type { Condition, Wish } from '@stowbridge/contract/criteria';
import type { DataSource } from 'typeorm';
import { Criteria, CriteriaWish } from '../src/domains/criteria/criteria.entity';
import { columnsOf } from '../src/domains/criteria/criteria-columns';

/** What this person buys; answers its id. */
export async function someCriteria(
  source: DataSource,
  userId: number,
  {
    must = [] as Condition[],
    nice = [] as Wish[],
    ...given
  }: Partial<Criteria> & { must?: Condition[]; nice?: Wish[] } = {},
): Promise<number> {
  const { id } = await source
    .getRepository(Criteria)
    .save({ ...columnsOf(must), name: 'Any', userId, enteredById: userId, ...given });
  await source
    .getRepository(CriteriaWish)
    .insert(nice.map((wish) => ({ ...columnsOf([wish]), criteriaId: id, weight: wish.weight })));
  return id;
}
