import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { someCriteria } from '../../../test/criteria';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import type { OfficeDayDto } from './office-dashboard.resource.dto';

describe('the new matches on the start page', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('[BEYB-54] are the last listings of seven days that match buyers, with how many, the newest first', async () => {
    const admin = await tokenOf(app, (await anAdmin(app.source)).id);
    for (const stateIds of [[44], [44], [6]]) {
      const { id } = await aBuyer(app.source);
      await someCriteria(app.source, id, { must: [{ kind: 'states', ids: stateIds }] });
    }
    await someCriteria(app.source, (await aBuyer(app.source)).id, { activeUntil: '2020-01-01' });
    const listed = async (name: string, stateId: number, days: number, given: object = {}) =>
      aProperty(app.source, { name, stateId, listedAt: new Date(Date.now() - days * 86_400_000), ...given });
    await listed('Old', 44, 8);
    const texas = await listed('Texas', 44, 2);
    await listed('Elsewhere', 9, 1);
    await listed('Draft', 44, 1, { active: false });
    // Of a price behind words, too: the office reads it.
    const colorado = await listed('Colorado', 6, 1, { alternatePriceOptionId: 1 });
    const day = (await app.call('GET', '/api/v1/office/day', undefined, admin)).json<OfficeDayDto>();
    expect(day.newMatches).toMatchObject({
      count: 2,
      first: [
        { propertyId: colorado.id, propertyName: 'Colorado', buyers: 1 },
        { propertyId: texas.id, propertyName: 'Texas', buyers: 2 },
      ],
    });
  });

  it('[BEYB-54] are counted up to a hundred', async () => {
    const admin = await tokenOf(app, (await anAdmin(app.source)).id);
    const { id: template } = await aBuyer(app.source);
    await app.source.query(
      `with made as (
         insert into users (first_name, last_name, email, phone_number, user_type_id, status_id)
         select 'R', 'S', 'match.' || n || '@example.com', '1', user_type_id, status_id from users, generate_series(1, 101) n where id = $1 returning id),
       roles as (insert into user_roles (user_id, role_id) select id, 2 from made)
       insert into criteria (user_id, name, state_ids, entered_by_id) select id, 'Any', '{20}', id from made cross join generate_series(1, 2)`,
      [template],
    );
    const { id } = await aProperty(app.source, { stateId: 20, listedAt: new Date() });
    const day = (await app.call('GET', '/api/v1/office/day', undefined, admin)).json<OfficeDayDto>();
    expect(day.newMatches.first).toContainEqual(expect.objectContaining({ propertyId: id, buyers: 100 }));
  });
});
