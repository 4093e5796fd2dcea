import { aBuyer, aDocument, aProperty, aSeller } from '../../../test/builders';
import {
  csv,
  importWorld,
  PEOPLE_HEADINGS,
  personRow,
  PROPERTY_HEADINGS,
  propertyRow,
  VENDOR_HEADINGS,
  vendorRow,
} from '../../../test/imports';
import { tokenOf } from '../../../test/tokens';

describe('imports, and what comes of them later', () => {
  const world = importWorld();
  const { checked, written, undone, rows, count, call } = world;
  const keyWith = async (...scopes: string[]): Promise<string> => {
    const made = await world.app.call('POST', '/api/v1/api-keys', { name: scopes.join(), scopes }, world.token);
    return made.json<{ secret: string }>().secret;
  };
  const recordsOf = async (id: number): Promise<number[]> => (await rows(id)).map(({ recordId }) => recordId as number);

  it('[BEYE-33] an undo removes what nobody has changed, keeps the rest and names it', async () => {
    const { source } = world.app;
    const found = await checked(
      'properties',
      csv(
        PROPERTY_HEADINGS,
        ['u1', 'u2', 'u3', 'u4'].map((n) => propertyRow(n)),
      ),
    );
    await written(found.id);
    const ids = await recordsOf(found.id);
    const body = await world.app.call('GET', `/api/v1/properties/${ids[1]}`, undefined, world.token);
    const changed = { ...body.json<object>(), name: 'Depot u2, renamed', roomForExpansion: false };
    expect((await world.app.call('PUT', `/api/v1/properties/${ids[1]}`, changed, world.token)).status).toBe(200);
    await aDocument(source, ids[2]);
    await world.app.call('DELETE', `/api/v1/properties/${ids[3]}`, undefined, world.token);
    expect(await undone(found.id)).toMatchObject({ removedCount: 2, keptCount: 2 });
    expect(await rows(found.id)).toMatchObject([
      { state: 'removed', problems: [] },
      { state: 'kept', name: 'Depot u2', problems: [{ heading: null, message: 'It was changed since' }] },
      { state: 'kept', name: 'Depot u3', problems: [{ heading: null, message: 'Others have to do with it since' }] },
      { state: 'removed' },
    ]);
    expect(await count('properties', `id in (${ids.join()})`)).toBe(2);
    expect(await count('import_references', `record_id = ${ids[0]}`)).toBe(0);
    const twice = await call('POST', `/${found.id}/undo`, {});
    expect(twice.status).toBe(409);
  });

  it('[BEYE-33] people and vendors go too, and records that were changed are again as they were', async () => {
    const { source } = world.app;
    const first = await checked('vendors', csv(VENDOR_HEADINGS, [vendorRow('old'), vendorRow('stays')]));
    await written(first.id);
    const [old] = await recordsOf(first.id);
    const second = await checked(
      'vendors',
      csv(VENDOR_HEADINGS, [vendorRow('old', { company: 'Renamed Doors', description: 'New' }), vendorRow('new')]),
    );
    expect(second).toMatchObject({ rightCount: 2, changingCount: 1 });
    await written(second.id);
    expect(await rows(second.id)).toMatchObject([{ creates: false, recordId: old }, { creates: true }]);
    const nameOf = async () =>
      (await source.query(`select company_name, description from vendors where id = $1`, [old]))[0];
    expect(await nameOf()).toEqual({ company_name: 'Renamed Doors', description: 'New' });
    expect(await undone(second.id)).toMatchObject({ error: null, removedCount: 2, keptCount: 0 });
    expect(await nameOf()).toEqual({ company_name: 'Door Works old', description: '' });
    expect(await count('vendors', `company_name = 'Door Works new'`)).toBe(0);
    const people = await checked(
      'people',
      csv(PEOPLE_HEADINGS, [personRow('gone'), personRow('used', { role: 'Buyer and Seller' })]),
    );
    await written(people.id);
    const [, used] = await recordsOf(people.id);
    await aProperty(source, { sellerId: used });
    expect(await undone(people.id)).toMatchObject({ removedCount: 1, keptCount: 1 });
    expect(await count('users', `email = 'ida.gone@import.example'`)).toBe(0);
    expect(await count('users', `email = 'ida.used@import.example'`)).toBe(1);
  });

  it('[BEYE-33] a day later there is no undo', async () => {
    const found = await checked('vendors', csv(VENDOR_HEADINGS, [vendorRow('late')]));
    await written(found.id);
    await world.app.source.query(`update imports set done_at = now() - interval '25 hours' where id = $1`, [found.id]);
    const late = await call('POST', `/${found.id}/undo`, {});
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('within 24 hours')]);
    expect(await count('vendors', `company_name = 'Door Works late'`)).toBe(1);
  });

  it('changes records by their id or by the reference of an earlier import, and leaves out what a cell does not say', async () => {
    const seller = await aSeller(world.app.source);
    const first = await checked(
      'properties',
      csv([...PROPERTY_HEADINGS, 'Seller', 'Expansion'], [[...propertyRow('ref'), seller.email, 'no']]),
    );
    await written(first.id);
    const [id] = await recordsOf(first.id);
    const again = csv(
      ['Record ID', 'Name', 'NRSF'],
      [
        [id, 'Depot by id', ''],
        [999_999_999, 'Nobody', ''],
      ],
    );
    const second = await checked('properties', again);
    expect(await rows(second.id)).toMatchObject([
      { state: 'right', creates: false },
      { state: 'wrong', problems: [{ heading: 'Record ID', message: 'There is no property 999999999' }] },
    ]);
    await written(second.id);
    const third = await checked('properties', csv(['Your reference', 'Price'], [['D-ref', '5,000,000']]));
    await written(third.id);
    const [row] = await world.app.source.query(
      'select name, price, rentable_sqft, seller_id from properties where id = $1',
      [id],
    );
    expect(row).toEqual({ name: 'Depot by id', price: '5000000', rentable_sqft: 40_000, seller_id: seller.id });
  });

  it('[BEYE-29] what has changed between check and commit is said', async () => {
    const found = await checked('people', csv(PEOPLE_HEADINGS, [personRow('late'), personRow('fine')]));
    expect(found.rightCount).toBe(2);
    await aBuyer(world.app.source, { email: 'ida.late@import.example' });
    expect(await written(found.id)).toMatchObject({ writtenCount: 1, refusedCount: 1 });
    expect(await rows(found.id, 'refused')).toMatchObject([
      { rowNumber: 2, problems: [{ heading: 'Email', message: expect.stringContaining('Changed since the check: ') }] },
    ]);
  });

  it('are for administrators, and for keys that may write the kind', async () => {
    const vendors = await keyWith('vendors:write', 'users:read');
    const content = csv(VENDOR_HEADINGS, [vendorRow('by key')]);
    expect((await world.send('people', csv(PEOPLE_HEADINGS, [personRow('key')]), 'p.csv', vendors)).status).toBe(403);
    const made = await world.send('vendors', content, 'v.csv', vendors);
    expect(made.status).toBe(201);
    const { id } = made.json<{ id: number }>();
    await world.at(id, 'checked');
    const properties = await keyWith('properties:write');
    expect((await call('GET', `/${id}`, undefined, properties)).status).toBe(404);
    expect((await call('POST', `/${id}/commit`, { rows: 'all' }, properties)).status).toBe(404);
    const buyer = await tokenOf(world.app, (await aBuyer(world.app.source)).id);
    expect((await call('GET', `/${id}`, undefined, buyer)).status).toBe(403);
    expect((await call('POST', `/${id}/commit`, { rows: 'all' }, vendors)).status).toBe(200);
    await world.at(id, 'done');
    const [{ detail }] = await world.app.source.query<{ detail: object }[]>(
      `select detail from audit_log where action = 'vendor.created' order by id desc limit 1`,
    );
    expect(detail).toMatchObject({ keyId: expect.any(Number) });
  });

  it('are dropped before they are written, and their cells are forgotten after 30 days', async () => {
    const found = await checked('vendors', csv(VENDOR_HEADINGS, [vendorRow('drop')]));
    expect((await call('DELETE', `/${found.id}`)).status).toBe(204);
    expect((await call('GET', `/${found.id}`)).status).toBe(404);
    const kept = await checked('vendors', csv(VENDOR_HEADINGS, [vendorRow('old cells')]));
    await written(kept.id);
    expect((await call('DELETE', `/${kept.id}`)).status).toBe(409);
    const { forgetImportRows } = await import('./imports-runner.service');
    await forgetImportRows(world.app.source);
    expect(await count('import_rows', `import_id = ${kept.id}`)).toBe(1);
    await world.app.source.query(`update imports set done_at = now() - interval '31 days' where id = $1`, [kept.id]);
    await forgetImportRows(world.app.source);
    expect(await count('import_rows', `import_id = ${kept.id}`)).toBe(0);
    expect(await world.get(kept.id)).toMatchObject({ writtenCount: 1, samples: [] });
  });
});
