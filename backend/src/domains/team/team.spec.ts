import sharp from 'sharp';
import { Storage } from '../../platform/storage/storage';
import { TeamMember } from './team-member.entity';
import { aBuyer, anAdmin } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { download, file, upload } from '../../../test/uploads';

describe('the team', () => {
  let app: TestApp;
  let admin: string;
  const MEMBER = {
    firstName: 'Ada',
    lastName: 'North',
    title: 'Broker',
    phoneNumber: '3035550111',
    email: 'ada@example.com',
    description: '<p>Hello<script>alert(1)</script></p>',
  };
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());
  const add = async (given: object = {}) =>
    (await app.call('POST', '/api/v1/team-members', { ...MEMBER, ...given }, admin)).json<{
      id: number;
      position: number;
    }>();
  const row = (id: number) => app.source.getRepository(TeamMember).findOneBy({ id });

  it('[CALL-100, CALL-101, PAGE-38, PAGE-39, PAGE-40] is public, in its order, one member as the first of a list', async () => {
    const [last, first] = [await add({ position: 9 }), await add({ firstName: 'Bo', position: 1 })];
    const list = (await app.call('GET', '/api/team/list')).json<{ Id: number }[]>();
    expect(list.map(({ Id }) => Id)).toEqual([first.id, last.id]);
    expect(list[1]).toEqual({
      Id: last.id,
      FirstName: 'Ada',
      LastName: 'North',
      Title: 'Broker',
      PhoneNumber: '303-555-0111',
      Email: 'ada@example.com',
      Description: '<p>Hello</p>',
      ImageName: null,
    });
    expect((await app.call('GET', `/api/team/member/${last.id}`)).json()).toEqual([list[1]]);
    expect((await app.call('GET', '/api/team/member/2000000000')).status).toBe(404);
  });

  it('[PAGE-39] is put in order as a whole, by administrators only', async () => {
    const [first, second] = [await add({ firstName: 'First' }), await add({ firstName: 'Second' })];
    const idsOf = async () => (await app.call('GET', '/api/team/list')).json<{ Id: number }[]>().map(({ Id }) => Id);
    const order = (ids: unknown, token = admin) => app.call('POST', '/api/v1/team-members/order', { ids }, token);
    const turned = (await idsOf()).reverse();
    expect(turned.slice(0, 2)).toEqual([second.id, first.id]);
    expect([(await order(turned)).json<{ id: number }[]>().map(({ id }) => id), await idsOf()]).toEqual([
      turned,
      turned,
    ]);
    const buyer = await tokenOf(app, (await aBuyer(app.source)).id);
    expect([
      (await order(turned.slice(1))).status,
      (await order([...turned, 2000000000])).status,
      (await order('x')).status,
      (await order(turned, buyer)).status,
    ]).toEqual([409, 409, 422, 403]);
    expect(await idsOf()).toEqual(turned);
  });

  it('[PAGE-36] is kept by administrators, with an audit row for each change', async () => {
    const { id } = await add();
    const changed = await app.call(
      'PUT',
      `/api/v1/team-members/${id}`,
      { ...MEMBER, title: 'Principal', description: '<img src=x onerror=alert(1)><b>Hi</b>' },
      admin,
    );
    expect([changed.status, changed.json()]).toEqual([
      200,
      expect.objectContaining({ title: 'Principal', description: '<b>Hi</b>' }),
    ]);
    expect((await app.call('DELETE', `/api/v1/team-members/${id}`, undefined, admin)).json()).toEqual({ id });
    expect(await row(id)).toBeNull();
    const actions = await app.source.query(
      `select action from audit_log where subject_type = 'team-member' and subject_id = $1 order by id`,
      [id],
    );
    expect(actions).toEqual([
      { action: 'team-member.created' },
      { action: 'team-member.changed' },
      { action: 'team-member.deleted' },
    ]);
    expect((await app.call('POST', '/api/v1/team-members', { ...MEMBER, lastName: '' }, admin)).json()).toMatchObject({
      status: 422,
      errors: [{ field: 'lastName', code: 'required', message: 'Last Name is required' }],
    });
  });

  it('[CALL-110] shows a portrait of at most 1 MB, which goes with its member', async () => {
    const jpeg = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#445566' } })
      .jpeg()
      .toBuffer();
    const { imageName } = (await upload(app, '/api/v1/team-members/portraits', [file(jpeg, 'ada.jpg')], admin)).json<{
      imageName: string;
    }>();
    const { id } = await add({ imageName });
    expect((await download(app, `/TeamImages/${imageName}`)).status).toBe(200);
    expect((await app.call('POST', '/api/v1/team-members', { ...MEMBER, imageName }, admin)).json()).toMatchObject({
      status: 422,
      errors: [{ field: 'imageName', code: 'invalid', message: 'Image is invalid' }],
    });
    await app.call('DELETE', `/api/v1/team-members/${id}`, undefined, admin);
    expect(await app.app.get(Storage).get('TeamImages', imageName)).toBeUndefined();
    const large = await upload(
      app,
      '/api/v1/team-members/portraits',
      [file(Buffer.concat([jpeg, Buffer.alloc(1024 * 1024)]), 'ada.jpg')],
      admin,
    );
    expect([large.status, large.json()]).toEqual([413, expect.objectContaining({ detail: 'File is too large' })]);
  });

  it('[SHELL-44] is changed by nobody else', async () => {
    const { id } = await add();
    const before = await row(id);
    const buyer = await tokenOf(app, (await aBuyer(app.source)).id);
    const tries = [
      await app.call('PUT', `/api/v1/team-members/${id}`, { ...MEMBER, firstName: 'Eve' }, buyer),
      await app.call('DELETE', `/api/v1/team-members/${id}`, undefined, buyer),
      await app.call('POST', '/api/v1/team-members', MEMBER, buyer),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await row(id)).toEqual(before);
  });
});
