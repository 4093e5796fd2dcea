import { FAVOURITES_MAX } from '@stowbridge/contract/favourites';
import { PropertyStatus } from '@stowbridge/contract/ids';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import type { Property } from '../properties/editing/property.entity';
import type { FavouriteDto, FavouriteIdsDto } from './favourites.resource.dto';

describe('favourites', () => {
  let app: TestApp;
  let admin: string;
  let me: number;
  let mine: string;
  let other: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  beforeEach(async () => {
    me = (await aBuyer(app.source)).id;
    mine = await tokenOf(app, me);
    other = await tokenOf(app, (await aBuyer(app.source)).id);
  });
  afterAll(() => app.close());

  const path = (propertyId: unknown) => `/api/v1/me/favourites/${String(propertyId)}`;
  const keep = (propertyId: unknown, body: object = {}, token = mine) => app.call('PUT', path(propertyId), body, token);
  const remove = (propertyId: unknown, token = mine) => app.call('DELETE', path(propertyId), undefined, token);
  const listed = async (query = '', token = mine) => app.call('GET', `/api/v1/me/favourites${query}`, undefined, token);
  const rows = async (token = mine) => (await listed('', token)).json<FavouriteDto[]>();
  const ids = async (token = mine) =>
    (await app.call('GET', '/api/v1/me/favourites/ids', undefined, token)).json<FavouriteIdsDto>().propertyIds;
  const stored = () => app.source.query<object[]>('select * from favourites order by id');
  const countOf = async ({ id }: Property) =>
    (await app.call('GET', `/api/v1/properties/${id}/demand`, undefined, admin)).json<{ favouriteCount: number }>()
      .favouriteCount;
  const unpublish = ({ id }: Property) => app.source.query('update properties set active = false where id = $1', [id]);

  it('[BEYB-35] are listed with what the public reads of the property, the newest first, in pages', async () => {
    const properties = [await aProperty(app.source, { price: 4_100_000 }), await aProperty(app.source)];
    for (const { id } of properties) {
      expect((await keep(id)).status).toBe(200);
    }
    expect(await ids()).toEqual([properties[1].id, properties[0].id]);
    const [newest, oldest] = await rows();
    expect([newest.propertyId, oldest]).toMatchObject([
      properties[1].id,
      {
        propertyId: properties[0].id,
        name: properties[0].name,
        isListed: true,
        city: properties[0].city,
        stateCode: 'CO',
        statusId: 1,
        status: 'For Sale',
        price: 4_100_000,
        note: null,
      },
    ]);
    const page = await listed(`?range=${encodeURIComponent('[1,1]')}`);
    expect([page.json<FavouriteDto[]>().map(({ id }) => id), page.headers['content-range']]).toEqual([
      [oldest.id],
      'favourites 1-1/2',
    ]);
    const found = await listed(`?filter=${encodeURIComponent(JSON.stringify({ propertyId: properties[1].id }))}`);
    expect(found.json<FavouriteDto[]>().map(({ id }) => id)).toEqual([newest.id]);
  });

  it('[BEYB-35] set twice at the same time are one, and are taken away once', async () => {
    const { id } = await aProperty(app.source);
    const answers = await Promise.all(Array.from({ length: 6 }, () => keep(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map((answer) => answer.json<FavouriteDto>().id)).size).toBe(1);
    expect(await app.source.query('select user_id from favourites where property_id = $1', [id])).toEqual([
      { user_id: me },
    ]);
    const removals = await Promise.all([remove(id), remove(id)]);
    expect(removals.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await ids()).toEqual([]);
  });

  it('[BEYB-35] are at most 500: the next one is refused, also of two at once, and those that are kept can be noted on', async () => {
    const [first, ...others] = [await aProperty(app.source), await aProperty(app.source), await aProperty(app.source)];
    await keep(first.id);
    await app.source.query(
      `with copies as (
         insert into properties (name, address1, city, state_id, zip_code, store_type_id, status_id, active)
         select 'Kept ' || n, address1, city, state_id, zip_code, store_type_id, status_id, false
         from properties, generate_series(1, $2::int) n where id = $3 returning id)
       insert into favourites (user_id, property_id) select $1, id from copies`,
      [me, FAVOURITES_MAX - 2, first.id],
    );
    const answers = await Promise.all(others.map(({ id }) => keep(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.json()).toMatchObject({ detail: 'You have 500 favourites. Please remove one first.' });
    expect(await ids()).toHaveLength(500);
    expect((await keep(first.id, { note: 'Ask about the roof' })).json()).toMatchObject({ note: 'Ask about the roof' });
    expect((await remove(first.id)).status).toBe(204);
    expect((await Promise.all(others.map(({ id }) => keep(id)))).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('[BEYB-36] are their own: what others keep is not there, and stays as it is', async () => {
    const { id } = await aProperty(app.source);
    await keep(id, { note: 'Ask about the roof' });
    const before = await stored();
    expect((await remove(id, other)).status).toBe(404);
    expect([await rows(other), await ids(other)]).toEqual([[], []]);
    const [{ id: favouriteId }] = await rows();
    const asked = await listed(`?filter=${encodeURIComponent(JSON.stringify({ id: favouriteId }))}`, other);
    expect(asked.json()).toEqual([]);
    expect(await stored()).toEqual(before);
    // Others keep the same property without a word of it.
    expect((await keep(id, {}, other)).json()).toMatchObject({ note: null });
    expect(await rows()).toMatchObject([{ note: 'Ask about the roof' }]);
    expect((await remove(id, other)).status).toBe(204);
    expect(await stored()).toEqual(before);
    expect((await remove(id)).status).toBe(204);
  });

  it('[BEYB-36] take a note of 500 characters, keep it when the heart is set again, and lose it when it is emptied', async () => {
    const { id } = await aProperty(app.source);
    const note = `First line\n${'é'.repeat(489)}`;
    expect((await keep(id, { note: ` ${note} ` })).json()).toMatchObject({ note });
    expect((await keep(id)).json()).toMatchObject({ note });
    for (const [wrong, field] of [
      [{ note: 'x'.repeat(501) }, 'note'],
      [{ note: 7 }, 'note'],
      [{ userId: 1 }, 'userId'],
    ] as const) {
      const refused = await keep(id, wrong);
      expect([refused.status, refused.json<{ errors: object[] }>().errors]).toMatchObject([422, [{ field }]]);
      expect(await rows()).toMatchObject([{ note }]);
    }
    for (const empty of ['', null]) {
      await keep(id, { note: 'Again' });
      expect((await keep(id, { note: empty })).json()).toMatchObject({ note: null });
    }
  });

  it('[BEYB-40] cannot be set on what is not listed', async () => {
    const [draft, hidden] = [
      await aProperty(app.source, { active: false, statusId: PropertyStatus.Draft }),
      await aProperty(app.source, { active: false }),
    ];
    const before = await stored();
    for (const id of [draft.id, hidden.id, 2_000_000_000]) {
      expect((await keep(id, { note: 'Mine' })).status).toBe(404);
      expect((await remove(id)).status).toBe(404);
    }
    expect((await keep('x')).status).toBeGreaterThanOrEqual(400);
    expect(await stored()).toEqual(before);
  });

  it('[BEYB-40] stay with their name alone and their note when a property is not listed any more', async () => {
    const property = await aProperty(app.source, { price: 4_100_000 });
    await keep(property.id, { note: 'Ask about the roof' });
    await unpublish(property);
    const [kept] = await rows();
    const { id, propertyId, createdAt, ...rest } = kept;
    expect([propertyId, rest]).toEqual([
      property.id,
      {
        name: property.name,
        isListed: false,
        city: null,
        stateCode: null,
        statusId: null,
        status: null,
        price: null,
        alternatePriceOptionId: null,
        alternatePriceOptionName: null,
        alternatePriceOptionDate: null,
        imageName: null,
        imageColor: null,
        note: 'Ask about the roof',
      },
    ]);
    expect((await keep(property.id, { note: 'Gone' })).json()).toMatchObject({ id, createdAt, note: 'Gone' });
    expect((await remove(property.id)).status).toBe(204);
    expect((await keep(property.id)).status).toBe(404);
  });

  it('[BEYB-40] go with a property that is deleted for good', async () => {
    const property = await aProperty(app.source);
    await keep(property.id);
    expect((await app.call('DELETE', `/api/v1/properties/${property.id}`, undefined, admin)).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('[BEYB-36] tell no figure that words stand for, and no name or street of a confidential property', async () => {
    const [worded, secret] = [
      await aProperty(app.source, { price: 4_100_077, alternatePriceOptionId: 4 }),
      await aProperty(app.source, { confidential: true, teaserName: 'A facility near Denver' }),
    ];
    await keep(worded.id);
    await keep(secret.id);
    const [confidential, behindWords] = await rows();
    expect([behindWords.price, behindWords.alternatePriceOptionId, behindWords.alternatePriceOptionName]).toEqual([
      null,
      4,
      expect.any(String),
    ]);
    expect(confidential.name).toBe('A facility near Denver');
    await unpublish(secret);
    expect((await rows())[0].name).toBe('A facility near Denver');
  });

  it('[BEYB-36] are counted for the office, without those of people who were rejected, and are in no log', async () => {
    const property = await aProperty(app.source);
    const seller = await tokenOf(app, (await aSeller(app.source)).id);
    for (const token of [mine, other, seller]) {
      expect((await keep(property.id, {}, token)).status).toBe(200);
    }
    expect(await countOf(property)).toBe(3);
    await app.source.query('update users set status_id = 3 where id = $1', [me]);
    expect(await countOf(property)).toBe(2);
    expect([(await keep(property.id)).status, (await remove(property.id)).status]).toEqual([401, 401]);
    await remove(property.id, other);
    expect(await countOf(property)).toBe(1);
    expect(await app.source.query(`select 1 from audit_log where action like 'favourite%'`)).toEqual([]);
    expect((await keep(property.id, {}, admin)).status).toBe(403);
    expect((await app.call('GET', '/api/v1/me/favourites/ids')).status).toBe(401);
  });
});
