import { FIGURES_SHOWN } from '@stowbridge/contract/visibility';
import { FIGURE_READERS, VIEWERS, type ViewerLetter } from './visibility/table';
import { type Cell, makeWorld, type World } from './visibility/world';

type Figures = Record<string, unknown>;

/** Every viewer in every state, on the wire and in the rendered page. */
describe.each(FIGURES_SHOWN)('NOI, occupancies and cap rate that are shown to %s', (figuresShown) => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(['shown'], { figuresShown });
  });
  afterAll(() => world.app.close());

  const table = FIGURE_READERS[figuresShown];
  const call = (method: 'GET' | 'POST', path: string, viewer: ViewerLetter, body?: object) =>
    world.app.call(method, path, body, world.tokens[viewer]);
  const readersOf = async ({ state, noi }: Cell, read: (viewer: ViewerLetter) => Promise<Figures | undefined>) => {
    const readers: ViewerLetter[] = [];
    for (const viewer of VIEWERS) {
      const found = await read(viewer);
      if (found?.NOI === noi) {
        readers.push(viewer);
        expect([state, viewer, found.CapRate]).toEqual([state, viewer, expect.any(Number)]);
      } else {
        expect([state, viewer, found?.NOI ?? null, found?.CapRate ?? null]).toEqual([state, viewer, null, null]);
      }
    }
    return readers.join('');
  };

  const pageOf = async (url: string): Promise<string> => {
    const headers = { 'user-agent': 'Mozilla/5.0' };
    const answer = await world.app.app.inject({ method: 'GET', url, headers });
    if (answer.statusCode === 301) {
      return pageOf(String(answer.headers.location));
    }
    expect(answer.statusCode).toBe(200);
    return answer.payload;
  };

  it('[BEYB-90] are in the profile of those whom the table names', async () => {
    for (const cell of world.cells) {
      const readers = await readersOf(cell, async (viewer) => {
        const paths = [`home/store/profile/${cell.property.id}`];
        if (cell.ndaIds[viewer]) {
          paths.push(`buyer/store/profile/${cell.property.id}/${cell.ndaIds[viewer]}`);
        }
        for (const path of paths) {
          const answer = await call('GET', `/api/${path}`, viewer);
          if (answer.status === 200) {
            return answer.json<Figures>();
          }
        }
        return undefined;
      });
      expect([cell.state, readers]).toEqual([cell.state, table[cell.state]]);
    }
  });

  it('[BEYB-90] are in the public search and page for all or for none, whoever asks', async () => {
    const readers = figuresShown === 'everyone' ? VIEWERS.join('') : '';
    for (const cell of world.cells.filter(({ state }) => table[state].includes('N'))) {
      const { id } = cell.property;
      const one = (found: Figures[]) => found.find(({ StoreID }) => StoreID === id);
      const found = await readersOf(cell, async (viewer) => {
        const answer = await call('POST', '/api/home/property/search', viewer, { IsShowFull: true, PageLength: 100 });
        return one(answer.json<{ Store: Figures[] }>().Store);
      });
      const compared = await readersOf(cell, async (viewer) => {
        const answer = await call('GET', `/api/v1/listings/comparison?ids=${id}`, viewer);
        return one(answer.json<{ Properties: Figures[] }>().Properties);
      });
      // A comparison is its viewer's own.
      expect([cell.state, found, compared]).toEqual([cell.state, readers, table[cell.state]]);
      const page = await pageOf(`/property/${id}/name`);
      expect([cell.state, page.includes(cell.noi.toLocaleString('en-US'))]).toEqual([cell.state, readers !== '']);
    }
  });
});
