import { aProperty } from '../../../../test/builders';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { STATES } from '../../../../test/visibility/table';
import type { ListingFiguresDto } from './figures.dto';

describe('the figures of what is listed', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const figures = async (): Promise<ListingFiguresDto> =>
    (await app.call('GET', '/api/v1/listings/figures')).json<ListingFiguresDto>();

  it('[FSITE-34] are nothing as long as there is nothing', async () => {
    expect(await figures()).toEqual({ listed: 0, closed: 0, rentableSqft: 0, latestClosed: [] });
  });

  it('[FSITE-34] [FEVI-01] count what everybody may see, and tell of the last closed ones neither price nor day', async () => {
    for (const state of Object.values(STATES)) {
      await aProperty(app.source, { ...state, rentableSqft: 10_000 });
    }
    for (const day of [3, 1, 5, 2, 4]) {
      await aProperty(app.source, {
        ...STATES.closed,
        name: `Closed on day ${day}`,
        closedAt: new Date(Date.UTC(2026, 0, day)),
        price: 1_000_000,
      });
    }
    const { latestClosed, ...counted } = await figures();
    expect(counted).toEqual({ listed: 3, closed: 6, rentableSqft: 30_000 });
    expect(latestClosed.map(({ name }) => name)).toEqual([5, 4, 3, 2].map((day) => `Closed on day ${day}`));
    for (const listing of latestClosed) {
      expect(Object.keys(listing).sort()).toEqual(
        ['city', 'id', 'imageColor', 'imageName', 'name', 'rentableSqft', 'state'].sort(),
      );
    }
  });
});
