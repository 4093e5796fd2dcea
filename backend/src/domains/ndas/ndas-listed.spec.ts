import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { sign, uploadNda } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { rowsOfWorkbook } from '../../../test/workbook';

describe('the signatures of a property, for the office', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp()), 60_000);
  afterAll(() => app.close());

  it('[FEVI-05] are listed with the account beside what was written, and a difference is marked', async () => {
    const admin = await tokenOf(app, (await anAdmin(app.source)).id);
    const property = await aProperty(app.source);
    await uploadNda(app, property.id, admin);
    const [same, other] = [await aBuyer(app.source), await aBuyer(app.source)];
    for (const [{ id }, NDAEmail] of [
      [same, same.email.toUpperCase()],
      [other, 'else@example.com'],
    ] as const) {
      await sign(app, property.id, await tokenOf(app, id), { NDAEmail });
    }
    const answer = await app.call(
      'GET',
      `/api/v1/ndas?filter=${encodeURIComponent(JSON.stringify({ propertyId: property.id }))}`,
      undefined,
      admin,
    );
    expect(answer.headers['content-range']).toBe('ndas 0-1/2');
    const listed =
      answer.json<
        { userId: number; email: string; accountEmail: string; accountConfirmed: boolean; emailDiffers: boolean }[]
      >();
    expect(
      listed.map(({ userId, accountEmail, accountConfirmed, emailDiffers }) => [
        userId,
        accountEmail,
        accountConfirmed,
        emailDiffers,
      ]),
    ).toEqual([
      [other.id, other.email, false, true],
      [same.id, same.email, false, false],
    ]);
    expect((await app.call('GET', '/api/v1/ndas', undefined, await tokenOf(app, other.id))).status).toBe(403);
    expect((await app.call('GET', '/api/v1/ndas')).status).toBe(401);
  });

  it('[FOFF-13] [DEAL-38] are searched, sorted and downloaded with everything that was written and where it was signed from', async () => {
    const admin = await tokenOf(app, (await anAdmin(app.source)).id);
    const property = await aProperty(app.source, { name: 'Heron Storage' });
    await uploadNda(app, property.id, admin);
    const [ann, zed] = [
      await aBuyer(app.source, { firstName: 'Ann', lastName: 'Reed' }),
      await aBuyer(app.source, { firstName: 'Zed', lastName: 'Moss' }),
    ];
    for (const { id, firstName, lastName } of [zed, ann]) {
      await sign(app, property.id, await tokenOf(app, id), {
        NDAName: firstName,
        NDALastName: lastName,
        NDAEntity: `${lastName} Holdings`,
        NDAAddress: '9 Pier Road',
        NDAPhone: '303-555-0188',
      });
    }
    const query = (filter: object, sort = ['id', 'DESC']) =>
      `filter=${encodeURIComponent(JSON.stringify({ propertyId: property.id, ...filter }))}&sort=${encodeURIComponent(JSON.stringify(sort))}`;
    const names = async (...given: Parameters<typeof query>) =>
      (await app.call('GET', `/api/v1/ndas?${query(...given)}`, undefined, admin))
        .json<{ name: string }[]>()
        .map(({ name }) => name);
    expect(await names({}, ['name', 'DESC'])).toEqual(['Zed Moss', 'Ann Reed']);
    expect(await names({ q: 'reed hold' })).toEqual(['Ann Reed']);
    expect(await names({ q: '%' })).toEqual([]);
    const [nda] = (await app.call('GET', `/api/v1/ndas?${query({ userId: ann.id })}`, undefined, admin)).json<
      object[]
    >();
    expect(nda).toMatchObject({
      userId: ann.id,
      userTypeId: 2,
      accountName: 'Ann Reed',
      entity: 'Reed Holdings',
      phone: '303-555-0188',
      address1: '9 Pier Road',
      signedFrom: '127.0.0.1',
      propertyName: 'Heron Storage',
      propertyGone: false,
    });

    const file = await app.app.inject({
      method: 'GET',
      url: `/api/v1/ndas/spreadsheet?${query({ q: 'reed' })}`,
      headers: { authorization: `Bearer ${admin}` },
    });
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([200, 'attachment; filename="ndas.xlsx"']);
    const [heading, ...rows] = rowsOfWorkbook(file.rawPayload);
    expect(heading?.slice(0, 4)).toEqual(['Signed (Mountain Time)', 'Name', 'Entity', 'Email']);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toEqual(
      expect.arrayContaining([
        'Ann Reed',
        'Reed Holdings',
        '303-555-0188',
        '9 Pier Road',
        '127.0.0.1',
        'Heron Storage',
      ]),
    );
    // A real moment: days since 1900.
    expect(Number(rows[0]?.[0])).toBeGreaterThan(46_000);
    expect((await app.call('GET', `/api/v1/ndas/spreadsheet?${query({ detail: 1 })}`, undefined, admin)).status).toBe(
      422,
    );

    expect((await app.call('DELETE', `/api/v1/properties/${property.id}`, undefined, admin)).status).toBe(200);
    expect((await app.call('GET', `/api/v1/ndas?${query({ userId: ann.id })}`, undefined, admin)).json()).toMatchObject(
      [{ propertyName: 'Heron Storage', propertyGone: true }],
    );
  });
});
