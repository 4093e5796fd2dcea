import { aProperty } from '../../../../test/builders';
import { startTestApp, TestApp } from '../../../../test/test-app';

const [COLORADO, WYOMING, TEXAS] = [6, 51, 44];
const DENVER = { latitude: 39.74, longitude: -104.99 };
/** Within a hundred miles of Denver, and a little beyond. */
const CHEYENNE = { latitude: 41.14, longitude: -104.82 };
const LARAMIE = { latitude: 41.31, longitude: -105.59 };

describe('similar listings', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp();
  });
  afterEach(() => app.close());

  const similar = async (id: number): Promise<number[]> =>
    (await app.call('GET', `/api/home/property/similar/${id}`))
      .json<{ StoreID: number }[]>()
      .map(({ StoreID }) => StoreID);
  const ofSize = async (rentableSqft: number | null, more: object = {}): Promise<number> =>
    (await aProperty(app.source, { stateId: COLORADO, ...DENVER, rentableSqft, ...more })).id;

  it('[FSITE-30] up to four open ones of the state or within a hundred miles, the nearest sizes first', async () => {
    const wanted = await ofSize(40_000);
    const far = { stateId: TEXAS, latitude: 29.76, longitude: -95.37 };
    await ofSize(40_000, far);
    await ofSize(40_000, { stateId: WYOMING, ...LARAMIE });
    await ofSize(40_000, { statusId: 4 });
    await ofSize(40_000, { active: false });
    const smaller = await ofSize(30_000);
    const near = await ofSize(45_000, { stateId: WYOMING, ...CHEYENNE });
    expect(await similar(wanted)).toEqual([near, smaller]);
    const [equal, larger] = [await ofSize(40_000, { statusId: 3 }), await ofSize(48_000, { latitude: null })];
    await ofSize(90_000);
    await ofSize(null);
    expect(await similar(wanted)).toEqual([equal, near, larger, smaller]);
  });

  it('[FSITE-30] of a closed one, too, and of one whose size or place is not known', async () => {
    const sold = await ofSize(40_000, { statusId: 4 });
    const [small, large] = [await ofSize(10_000), await ofSize(39_000)];
    const unknown = await ofSize(null, { latitude: null, longitude: null });
    expect(await similar(sold)).toEqual([large, small]);
    expect(await similar(unknown)).toEqual([small, large]);
  });

  it('[FSITE-30] what is not listed tells nothing of itself: the newest stand in for it, as where there is nothing', async () => {
    const hidden = await ofSize(40_000, { active: false });
    const first = await ofSize(40_000);
    const others = [await ofSize(1000, { stateId: TEXAS }), await ofSize(2000), await ofSize(3000), await ofSize(4000)];
    await ofSize(4000, { statusId: 4 });
    const newest = [...others].reverse();
    expect(newest).not.toContain(first);
    expect([await similar(hidden), await similar(99_999_999), await similar(0)]).toEqual([newest, newest, newest]);
  });
});
