import { Progress, untilSettled } from './settled';

describe('waiting for what goes on by itself', () => {
  /** Each look finds the next of these, and at the end the last again and again. */
  function looks(...found: Progress[]): { look: () => Promise<Progress>; count: () => number } {
    let next = 0;
    return { look: async () => found[Math.min(next++, found.length - 1)], count: () => next };
  }

  it('[FTEST-53] ends when nothing is missing, however slowly that comes', async () => {
    expect(
      await untilSettled(looks({ missing: 3 }, { missing: 2 }, { missing: 1 }, { missing: 0 }).look, { quietMs: 0 }),
    ).toBe(true);
  });

  it('[FTEST-53] takes a change of what is being done for progress', async () => {
    const { look } = looks(
      { missing: 3, open: 'a' },
      { missing: 3, open: 'b' },
      { missing: 3, open: 'c' },
      { missing: 0, open: '' },
    );
    expect(await untilSettled(look, { quietMs: 0 })).toBe(true);
  });

  it('[FTEST-53] ends without it when nothing has moved for a while', async () => {
    const { look, count } = looks({ missing: 3, open: 'a' }, { missing: 2, open: 'b' });
    expect(await untilSettled(look, { quietMs: 0 })).toBe(false);
    expect(count()).toBe(3);
  });

  it('[FTEST-53] takes more of it than before for no progress', async () => {
    expect(await untilSettled(looks({ missing: 2 }, { missing: 3 }).look, { quietMs: 0 })).toBe(false);
  });

  it('[FTEST-53] does not count the time in which nobody can do anything about it', async () => {
    const { look } = looks({ missing: 1 }, { missing: 1 }, { missing: 1 }, { missing: 1 }, { missing: 0 });
    expect(await untilSettled(look, { quietMs: 0, able: async () => false })).toBe(true);
  });
});
