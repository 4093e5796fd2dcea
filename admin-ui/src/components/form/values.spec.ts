import { differing, merge, sameValue } from './values';

describe('the values of a form', () => {
  it('[FOFF-01] are compared by what they mean, not by whether they were touched', () => {
    expect(sameValue('', null)).toBe(true);
    expect(sameValue(undefined, '')).toBe(true);
    expect(sameValue([1, 2], [1, 2])).toBe(true);
    expect(sameValue(0, null)).toBe(false);
    expect(differing({ name: 'Stone', city: '' }, { name: 'Stone', city: null })).toEqual([]);
    expect(differing({ name: 'Stone' }, { name: 'Rivers', city: 'Golden' })).toEqual(['name', 'city']);
  });

  it('[FOFF-01] are put together: mine, theirs, and what has to be chosen', () => {
    const start = { name: 'Stone', city: 'Denver', zip: '80202', phone: '1' };
    const mine = { name: 'Rivers', city: 'Denver', zip: '80203', phone: '2' };
    const theirs = { name: 'Hill', city: 'Golden', zip: '80202', phone: '2' };
    expect(merge(start, mine, theirs)).toEqual({
      values: { name: 'Rivers', city: 'Golden', zip: '80203', phone: '2' },
      conflicts: [{ field: 'name', start: 'Stone', mine: 'Rivers', theirs: 'Hill' }],
      taken: ['city'],
    });
  });
});
