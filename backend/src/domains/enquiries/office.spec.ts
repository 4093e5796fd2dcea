import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { CrmCopiesService } from './crm-copies.service';
import { Enquiry } from './enquiry.entity';
import { Storage } from '../../platform/storage/storage';
import { TeamMember } from '../team/team-member.entity';
import { aBuyer, anAdmin } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';
import { eventually, startTestWorker, testConfig } from '../../../test/test-worker';
import { tokenOf } from '../../../test/tokens';
import { download, file, upload } from '../../../test/uploads';

const SELL = {
  Name: 'Ida Moss',
  Phone: '(303) 555-0144',
  Email: 'ida@example.com',
  Message: 'Two buildings in Pueblo.',
};
const CONTACT = {
  first_name: 'Ida',
  last_name: 'Moss',
  company: 'Moss Storage',
  phone: '303-555-0144',
  email: 'ida@example.com',
  option: 'List my property',
  message: 'Please call me.',
  street: '',
  city: 'Pueblo',
  state: 'CO',
  zip: '81001',
  lead_source: 'Website',
};

describe('what visitors write to the office', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  }, 60_000);
  beforeEach(() => app.source.query('delete from rate_counters'));
  afterAll(() => app.close());

  const newest = async () => (await app.source.getRepository(Enquiry).find({ order: { id: 'DESC' }, take: 1 }))[0];
  const count = () => app.source.getRepository(Enquiry).count();

  it('[CALL-102, PAGE-51, PAGE-58, PAGE-61, PAGE-62, CONST-51] Sell My Property answers success, and tells the office', async () => {
    const answer = await app.call('POST', '/api/home/sell/myproperty', SELL);
    expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([
      200,
      'success',
      'text/plain; charset=utf-8',
    ]);
    const stored = await newest();
    expect(stored).toMatchObject({
      kind: 'sell',
      name: 'Ida Moss',
      phone: '303-555-0144',
      email: 'ida@example.com',
      message: 'Two buildings in Pueblo.',
    });
    expect(
      await app.source.query(`select name from events where payload->>'enquiryId' = $1`, [String(stored.id)]),
    ).toEqual([{ name: 'enquiry.received' }]);
  });

  it.each([
    [{ Name: ' ' }, 'Name is required'],
    [{ Phone: '' }, 'Phone is required'],
    [{ Phone: '555-0144' }, 'Phone is invalid'],
    [{ Email: '' }, 'Email is required'],
    [{ Email: 'ida@' }, 'Email is invalid'],
    [{ Message: '' }, 'Message is required'],
  ])('[PAGE-52, PAGE-53, PAGE-54, PAGE-55, PAGE-57, PAGE-59] Sell My Property refuses %j', async (given, text) => {
    const before = await count();
    const answer = await app.call('POST', '/api/home/sell/myproperty', { ...SELL, ...given });
    expect([answer.status, answer.text, await count()]).toEqual([400, text, before]);
  });

  it('[CALL-112, PAGE-04, PAGE-05, PAGE-28, PAGE-29] the contact form keeps every field under its name', async () => {
    const answer = await app.call('POST', '/api/home/contactus', CONTACT);
    expect([answer.status, answer.text]).toEqual([200, 'success']);
    const { first_name, last_name, company, option, street, city, state, zip, lead_source } = CONTACT;
    expect(await newest()).toMatchObject({
      kind: 'contact',
      name: 'Ida Moss',
      detail: { first_name, last_name, company, option, street, city, state, zip, lead_source },
    });
    expect(
      (
        await app.call('POST', '/api/home/contactus', {
          ...CONTACT,
          street: undefined,
          city: undefined,
          state: undefined,
          zip: undefined,
          lead_source: undefined,
        })
      ).status,
    ).toBe(200);
    expect((await newest()).detail).toMatchObject({ lead_source: 'Website', city: '' });
  });

  it.each([
    ['first_name', 40],
    ['last_name', 80],
    ['company', 40],
  ])(
    '[PAGE-07, PAGE-08, PAGE-09, PAGE-10, PAGE-11, PAGE-12] %s is required and at most %i characters',
    async (name, most) => {
      expect((await app.call('POST', '/api/home/contactus', { ...CONTACT, [name]: 'x'.repeat(most) })).status).toBe(
        200,
      );
      for (const value of ['', 'x'.repeat(most + 1)]) {
        expect((await app.call('POST', '/api/home/contactus', { ...CONTACT, [name]: value })).status).toBe(400);
      }
    },
  );

  it.each([
    [{ phone: '' }, 'Phone is required'],
    [{ phone: 'call me' }, 'Phone is invalid'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'x' }, 'Email is invalid'],
    [{ email: `${'x'.repeat(69)}@example.com` }, 'Email must be at most 80 characters'],
    [{ option: 'Something else' }, 'Please choose what this is about'],
    [{ message: '' }, 'Message is required'],
    [{ city: 'x'.repeat(41) }, 'City must be at most 40 characters'],
    [{ state: 'x'.repeat(21) }, 'State must be at most 20 characters'],
    [{ zip: 'x'.repeat(21) }, 'Zip must be at most 20 characters'],
    [{ lead_source: 'Elsewhere' }, 'lead_source is invalid'],
  ])(
    '[PAGE-06, PAGE-13, PAGE-14, PAGE-16, PAGE-17, PAGE-18, PAGE-19, PAGE-20, PAGE-22, PAGE-23, PAGE-24] the contact form refuses %j',
    async (given, text) => {
      const before = await count();
      const answer = await app.call('POST', '/api/home/contactus', { ...CONTACT, ...given });
      expect([answer.status, answer.text, await count()]).toEqual([400, text, before]);
    },
  );

  it('administrators list and read them; nobody else does', async () => {
    await app.call('POST', '/api/home/sell/myproperty', { ...SELL, Name: 'Listed Person' });
    const query = `filter=${encodeURIComponent(JSON.stringify({ kind: 'sell', q: 'listed' }))}`;
    const listed = await app.call('GET', `/api/v1/enquiries?${query}`, undefined, admin);
    expect([listed.headers['content-range'], listed.json<{ name: string }[]>().map(({ name }) => name)]).toEqual([
      'enquiries 0-0/1',
      ['Listed Person'],
    ]);
    const { id } = listed.json<{ id: number }[]>()[0];
    expect((await app.call('GET', `/api/v1/enquiries/${id}`, undefined, admin)).json()).toMatchObject({
      id,
      kind: 'sell',
      message: SELL.Message,
    });
    const buyer = await tokenOf(app, (await aBuyer(app.source)).id);
    expect([
      (await app.call('GET', `/api/v1/enquiries/${id}`, undefined, buyer)).status,
      (await app.call('GET', '/api/v1/enquiries')).status,
    ]).toEqual([403, 401]);
  });

  it('[PAGE-62] administrators mark them as handled, and open them again; nobody else does', async () => {
    await app.call('POST', '/api/home/sell/myproperty', SELL);
    const { id } = await newest();
    const mark = (handled: unknown, token = admin) => app.call('PUT', `/api/v1/enquiries/${id}`, { handled }, token);
    const idsIn = async (state: string) =>
      (
        await app.call(
          'GET',
          `/api/v1/enquiries?filter=${encodeURIComponent(JSON.stringify({ state }))}`,
          undefined,
          admin,
        )
      )
        .json<{ id: number }[]>()
        .map((one) => one.id);
    expect((await mark(true)).json()).toMatchObject({ id, handledAt: expect.any(String) as unknown, crmCopy: 'none' });
    const { handledAt } = await newest();
    await mark(true);
    expect((await newest()).handledAt).toEqual(handledAt);
    expect([(await idsIn('handled')).includes(id), (await idsIn('open')).includes(id)]).toEqual([true, false]);
    const buyer = await tokenOf(app, (await aBuyer(app.source)).id);
    expect([(await mark(false, buyer)).status, (await mark('yes')).status, (await newest()).handledAt]).toEqual([
      403,
      422,
      handledAt,
    ]);
    expect((await mark(false)).json()).toMatchObject({ handledAt: null });
    expect((await app.call('PUT', '/api/v1/enquiries/2000000000', { handled: true }, admin)).status).toBe(404);
    const actions = await app.source.query(
      `select action from audit_log where subject_type = 'enquiry' and subject_id = $1 order by id`,
      [id],
    );
    expect(actions).toEqual([{ action: 'enquiry.handled' }, { action: 'enquiry.reopened' }]);
  });

  it('[PAGE-28] each tells what became of its copy for the CRM', async () => {
    const DATABASE_URL = 'postgres://127.0.0.1/unused'; // the service is given its connection
    const copies = new CrmCopiesService(
      app.source,
      testConfig({ DATABASE_URL, CRM_WEB_TO_LEAD_URL: 'http://127.0.0.1:9/lead' }),
    );
    const without = new CrmCopiesService(app.source, testConfig({ DATABASE_URL }));
    await app.call('POST', '/api/home/contactus', CONTACT);
    const enquiry = await newest();
    const part = `insert into event_parts (event_id, handler, queued_at, attempts) select id, 'crm', now(), 1 from events where name = 'enquiry.received' and payload->>'enquiryId' = $1`;
    const copyOf = async (service: CrmCopiesService) => (await service.withCopies([enquiry]))[0].crmCopy;
    const seen = [await copyOf(without), await copyOf(copies)];
    await app.source.query(part, [String(enquiry.id)]);
    for (const column of ['failed_at', 'done_at']) {
      await app.source.query(
        `update event_parts set ${column} = now() where handler = 'crm' and event_id in (select id from events where payload->>'enquiryId' = $1)`,
        [String(enquiry.id)],
      );
      seen.push(await copyOf(copies));
    }
    expect(seen).toEqual(['none', 'waiting', 'failed', 'copied']);
    expect((await copies.withCopies([{ ...enquiry, kind: 'sell' }]))[0].crmCopy).toBe('none');
  });
});

describe('the copy of the contact form for the CRM', () => {
  it('[PAGE-28] is sent from the queue under the names of its form, again when it was not taken, and only once', async () => {
    const received: URLSearchParams[] = [];
    let refusals = 2;
    const crm: Server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          return void response.writeHead(503).end();
        }
        received.push(new URLSearchParams(body));
        return void response.writeHead(200).end('<html>thanks</html>');
      });
    });
    await new Promise<void>((done) => crm.listen(0, '127.0.0.1', done));
    const database = await createTestDatabase();
    // The notice of the enquiry is written there.
    const folder = mkdtempSync(join(tmpdir(), 'stowbridge-office-'));
    const worker = await startTestWorker(
      testConfig({
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        CRM_WEB_TO_LEAD_URL: `http://127.0.0.1:${(crm.address() as AddressInfo).port}/lead`,
      }),
    );
    try {
      const { first_name, last_name, company, option, street, city, state, zip, lead_source, ...rest } = CONTACT;
      await worker.source.query(
        `with e as (insert into enquiries (kind, name, phone, email, message, detail) values ('contact', 'Ida Moss', $1, $2, $3, $4) returning id)
         insert into events (name, payload) select 'enquiry.received', jsonb_build_object('enquiryId', id) from e`,
        [
          rest.phone,
          rest.email,
          rest.message,
          { first_name, last_name, company, option, street, city, state, zip, lead_source },
        ],
      );
      await eventually(async () => received.length > 0);
      expect(Object.fromEntries(received[0])).toEqual(CONTACT);
      await eventually(
        async () =>
          (await worker.source.query(`select 1 from event_parts where handler = 'crm' and done_at is not null`))
            .length === 1,
      );
      expect([received.length, refusals]).toEqual([1, 0]);
    } finally {
      await worker.close();
      await database.drop();
      await new Promise((done) => crm.close(done));
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);
});

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
  }, 60_000);
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
      errors: [{ field: 'lastName', message: 'Last Name is required' }],
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
      errors: [{ field: 'imageName', message: 'Image is invalid' }],
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
