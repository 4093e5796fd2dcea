import type { Lookups } from '../components/lookups/use-lookups';
import { stageCall } from '../data-provider/deals';
import { nextStages, trackedStages } from './stages';

const next: Record<number, number[]> = {
  1: [2, 3, 5],
  2: [],
  3: [1, 2, 6],
  4: [1, 2, 3, 6, 7],
  5: [],
  6: [1, 2, 3, 6, 7],
  7: [],
};
const names = ['Accepted', 'Rejected', 'In Process', 'Interested', 'Sold', 'Submitted', 'Withdrawn'];
const statuses: Lookups['dealStatuses'] = names.map((name, index) => ({ id: index + 1, name, next: next[index + 1] }));
const idsOf = (found: { id: number }[]) => found.map(({ id }) => id);

describe('deal stages', () => {
  it.each([
    [1, [2, 3, 5]],
    [3, [1, 2]],
    [4, [1, 2, 3]],
    [6, [1, 2, 3]],
  ])('[DEAL-29] offers from stage %i what the table allows, and never 4, 6 or 7', (from, expected) => {
    expect(idsOf(nextStages(statuses, from))).toEqual(expected);
  });

  it('[DEAL-08] hides Interested and Withdrawn in the search of the tracker', () => {
    expect(idsOf(trackedStages(statuses))).toEqual([1, 2, 3, 5, 6]);
  });

  it('[DEAL-23] [DEAL-24] [DEAL-25] [DEAL-26] posts each stage to its own call', () => {
    expect([1, 2, 5, 3].map(stageCall)).toEqual(['accept', 'reject', 'sold', 'process']);
  });
});
