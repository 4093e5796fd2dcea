import { aBuyer, anAdmin } from '../../../../test/builders';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';

describe('preferences', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const read = async (token: string) => (await app.call('GET', '/api/v1/preferences', undefined, token)).json<object>();
  const save = async (token: string, body: object) =>
    (await app.call('PUT', '/api/v1/preferences', body, token)).status;

  it('[FOFF-24] are kept with the account, and are nobody else’s', async () => {
    const [one, other] = await Promise.all([anAdmin(app.source), anAdmin(app.source)]);
    const [mine, theirs] = [await tokenOf(app, one.id), await tokenOf(app, other.id)];
    const columns = { name: 'columns.deals', stored: '["city"]' };
    expect(await save(mine, columns)).toBe(204);
    expect(await save(mine, { ...columns, stored: '[]' })).toBe(204);
    expect(await save(mine, { name: 'filters.deals', stored: '[{}]' })).toBe(204);
    expect(await read(mine)).toEqual([
      { name: 'columns.deals', stored: '[]' },
      { name: 'filters.deals', stored: '[{}]' },
    ]);
    expect(await read(theirs)).toEqual([]);
  });

  it('[FOFF-24] take no other names, nothing endless, and nobody but administrators', async () => {
    const token = await tokenOf(app, (await anAdmin(app.source)).id);
    for (const body of [{ name: 'a b', stored: '' }, { name: 'x' }, { name: 'x', stored: 'y'.repeat(20_001) }]) {
      expect(await save(token, body)).toBe(422);
    }
    expect(await read(token)).toEqual([]);
    expect(await save(await tokenOf(app, (await aBuyer(app.source)).id), { name: 'x', stored: '' })).toBe(403);
  });
});
