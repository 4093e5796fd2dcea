import { addDays } from '@stowbridge/contract/dates';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { type Closing, ClosingOffice, type TaskOf } from '../../../test/closing';
import { file, upload } from '../../../test/uploads';
import { tokenOf } from '../../../test/tokens';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

describe('tasks', () => {
  let office: ClosingOffice;
  let closing: Closing;
  beforeAll(async () => {
    office = await ClosingOffice.start();
  });
  beforeEach(async () => {
    closing = await office.accepted({ closing: 75 });
  });
  afterAll(() => office.close());

  const tokenFor = ({ id }: { id: number }): Promise<string> => tokenOf(office.app, id);
  const own = async (person: { id: number }, filter: object = {}): Promise<TaskOf[]> =>
    (
      await office.get(
        `me/tasks?range=[0,99]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
        await tokenFor(person),
      )
    ).json<TaskOf[]>();
  const aTask = async (body: object = {}): Promise<TaskOf> =>
    (await office.post('tasks', { title: 'Call the lender', dealId: closing.dealId, ...body })).json<TaskOf>();
  const rowOf = async (id: number): Promise<object> =>
    (await office.source.query<object[]>('select * from tasks where id = $1', [id]))[0];

  it('are about one record, and go to the first listing agent unless somebody else is named', async () => {
    const other = await anAdmin(office.source);
    const property = await aProperty(office.source);
    expect(await aTask({ dueOn: office.today() })).toMatchObject({
      ...{ subject: 'deal', assigneeId: office.agent.id, side: 'office', doneAt: null, dueOn: office.today() },
    });
    expect((await aTask({ assigneeId: other.id })).assigneeId).toBe(other.id);
    expect((await aTask({ assigneeId: null })).assigneeId).toBeNull();
    for (const [name, id] of [
      ['propertyId', property.id],
      ['userId', closing.buyer.id],
    ] as const) {
      const made = await aTask({ dealId: undefined, [name]: id });
      expect(made).toMatchObject({ subjectId: id, subject: name.replace('Id', ''), assigneeId: office.agent.id });
      expect((await office.tasks({ [name]: id })).map((task) => task.id)).toEqual([made.id]);
    }
  });

  it('[BEYC-62] are refused without a title, with 201 characters, on a day that there is not and about nothing', async () => {
    const { dealId, seller } = closing;
    const before = (await office.tasks({ dealId })).length;
    for (const body of [
      { title: '' },
      { title: undefined },
      { title: 'x'.repeat(201) },
      { dueOn: '2026-02-31' },
      { dueOn: 'tomorrow' },
      { dealId: undefined },
      { propertyId: closing.property.id },
      { dealId: 2_000_000_000 },
      { assigneeId: seller.id },
      { assigneeId: seller.id, side: 'buyer' },
      { dealId: undefined, userId: seller.id, side: 'seller' },
      { side: 'nobody' },
      { note: 'x'.repeat(2001) },
      { doneAt: '2026-01-01T00:00:00Z' },
    ]) {
      const answer = await office.post('tasks', { title: 'Call the lender', dealId, ...body });
      expect([body, answer.status]).toEqual([body, 422]);
    }
    expect((await office.tasks({ dealId })).length).toBe(before);
    const { id } = await aTask({ title: 'x'.repeat(200) });
    for (const body of [{ title: '' }, { title: 'x'.repeat(201) }, { title: 'x', dueOn: '2026-02-31' }]) {
      expect((await office.put(`tasks/${id}`, body)).status).toBe(422);
    }
    expect((await rowOf(id)) as { title: string }).toMatchObject({ title: 'x'.repeat(200), due_on: null });
  });

  it('are changed, given to others, opened again and deleted, each with a row in the audit log', async () => {
    const other = await anAdmin(office.source);
    const { id } = await aTask();
    const due = addDays(office.today(), 9);
    await office.put(`tasks/${id}`, { title: 'Call again', dueOn: due, assigneeId: other.id, note: 'Monday' });
    await office.post(`tasks/${id}/done`);
    expect((await office.post(`tasks/${id}/reopen`)).json()).toMatchObject({
      ...{ title: 'Call again', dueOn: due, assigneeId: other.id, note: 'Monday', doneAt: null, doneBy: null },
    });
    expect((await office.post(`tasks/${id}/reopen`)).status).toBe(409);
    expect((await office.app.call('DELETE', `/api/v1/tasks/${id}`, undefined, office.token)).status).toBe(200);
    expect((await office.get(`tasks/${id}`)).status).toBe(404);
    const actions = await office.source.query<{ action: string }[]>(
      `select action from audit_log where subject_type = 'task' and subject_id = $1 order by id`,
      [id],
    );
    expect(actions.map(({ action }) => action)).toEqual([
      ...['task.created', 'task.changed', 'task.done', 'task.reopened', 'task.deleted'],
    ]);
  });

  it('[BEYC-60] three administrators who tick the same task leave one done row of one actor', async () => {
    const { id } = await aTask();
    const admins = [office.agent, await anAdmin(office.source), await anAdmin(office.source)];
    const tokens = await Promise.all(admins.map(tokenFor));
    const answers = await Promise.all(tokens.map((token) => office.post(`tasks/${id}/done`, {}, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = admins[answers.findIndex(({ status }) => status === 200)];
    expect(await rowOf(id)).toMatchObject({ done_by_id: winner.id });
    const rows = await office.source.query<{ actor_id: number }[]>(
      `select actor_id from audit_log where action = 'task.done' and subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ actor_id: winner.id }]);
  });

  it("[BEYC-59] a buyer and a seller read the tasks and dates of their side, and none of the office's", async () => {
    const { dealId, buyer, seller } = closing;
    await aTask({ title: 'Planted secret', note: 'Planted secret' });
    const { id } = await office.date(dealId, 'closing');
    await office.put(`deals/${dealId}/dates/${id}`, { note: 'Planted secret' });
    const all = await office.tasks({ dealId });
    for (const [person, side] of [
      [buyer, 'buyer'],
      [seller, 'seller'],
    ] as const) {
      const mine = all.filter((task) => task.side === side).map((task) => task.id);
      expect((await own(person)).map((task) => task.id).sort()).toEqual(mine.sort());
      const token = await tokenFor(person);
      const dates = await office.get(`me/deals/${dealId}/dates`, token);
      expect([dates.status, dates.json<object[]>().length]).toEqual([200, 8]);
      const texts = [dates.text, JSON.stringify(await own(person)), (await office.get('me/tasks', token)).text];
      expect(texts.filter((text) => text.includes('Planted secret'))).toEqual([]);
      expect((await office.get(`tasks`, token)).status).toBe(403);
      expect((await office.get(`deals/${dealId}/dates`, token)).status).toBe(403);
      const foreign = all.filter((task) => task.side !== side);
      for (const task of [foreign[0], foreign.at(-1) as TaskOf]) {
        expect((await office.post(`me/tasks/${task.id}/done`, {}, token)).status).toBe(404);
        expect((await office.put(`me/tasks/${task.id}`, { note: 'Mine' }, token)).status).toBe(404);
        expect(await rowOf(task.id)).toMatchObject({ done_at: null });
      }
    }
    for (const person of [await aBuyer(office.source), await aSeller(office.source)]) {
      expect((await office.get(`me/deals/${dealId}/dates`, await tokenFor(person))).status).toBe(404);
      expect(await own(person)).toEqual([]);
    }
    expect((await own(office.agent, { dealId })).every((task) => task.side === 'office')).toBe(true);
    await office.move(dealId, 3);
    expect(await own(buyer)).toEqual([]);
    expect((await office.get(`me/deals/${dealId}/dates`, await tokenFor(buyer))).json()).toEqual([]);
  });

  it('a buyer notes something on a task of theirs, and ticks it once', async () => {
    const token = await tokenFor(closing.buyer);
    const [{ id }] = await own(closing.buyer);
    expect((await office.put(`me/tasks/${id}`, { note: 'Ordered' }, token)).json()).toMatchObject({ note: 'Ordered' });
    const ticked = await office.post(`me/tasks/${id}/done`, {}, token);
    expect([ticked.status, ticked.json<TaskOf>().doneAt !== null]).toEqual([200, true]);
    expect((await office.post(`me/tasks/${id}/done`, {}, token)).status).toBe(409);
    expect(await rowOf(id)).toMatchObject({ done_by_id: closing.buyer.id, note: 'Ordered' });
  });

  it("[BEYC-54] a buyer's file lands in the deal room at tier 3, unpublished until the office publishes it", async () => {
    const { buyer, seller, property } = closing;
    const token = await tokenFor(buyer);
    const [{ id }] = await own(buyer);
    const attach = (to: number, by: string, content = PDF) =>
      upload(office.app, `/api/v1/me/tasks/${to}/files`, [file(content, 'Loan commitment.pdf')], by);
    const answer = await attach(id, token);
    expect([answer.status, answer.json<TaskOf>().files]).toEqual([
      201,
      [{ name: 'Loan commitment.pdf', published: false }],
    ]);
    const documents = await office.source.query<{ id: number }[]>(
      'select id, tier, published_at, uploaded_by_id, document_type_id from documents where property_id = $1',
      [property.id],
    );
    expect(documents).toEqual([
      { id: documents[0].id, tier: 3, published_at: null, uploaded_by_id: buyer.id, document_type_id: 18 },
    ]);
    const listed = async () =>
      (await office.app.call('GET', `/api/home/document/link/${documents[0].id}`, undefined, token)).status;
    expect(await listed()).toBe(404);
    expect((await office.post('documents/publish', { ids: [documents[0].id] })).status).toBe(200);
    expect(await listed()).toBe(200);
    expect((await own(buyer, { id }))[0].files).toEqual([{ name: 'Loan commitment.pdf', published: true }]);
    expect((await office.tasks({ id }))[0].files).toMatchObject([{ documentId: documents[0].id }]);
    const again = await attach(id, token);
    expect([again.status, again.text.includes('Loan commitment')]).toEqual([409, false]);
    const zip = Buffer.from('PK\u0003\u0004 no document');
    expect((await attach(id, token, zip)).status).toBe(415);
    expect((await attach(id, await tokenFor(seller), Buffer.concat([PDF, Buffer.from(' ')]))).status).toBe(404);
    const counted = await office.source.query('select 1 from documents where property_id = $1', [property.id]);
    expect(counted).toHaveLength(1);
  });

  it('[BEYC-61] a key with tasks:write works, one without is refused', async () => {
    const keyWith = async (...scopes: string[]): Promise<string> =>
      (await office.post('api-keys', { name: 'CRM', scopes })).json<{ secret: string }>().secret;
    const body = { title: 'From the CRM', dealId: closing.dealId };
    const [writes, reads, other] = [
      await keyWith('tasks:write'),
      await keyWith('tasks:read'),
      await keyWith('deals:write'),
    ];
    const made = await office.post('tasks', body, writes);
    expect(made.status).toBe(201);
    const { id } = made.json<TaskOf>();
    const statuses = async (key: string) => [
      (await office.post('tasks', body, key)).status,
      (await office.put(`tasks/${id}`, body, key)).status,
      (await office.post(`tasks/${id}/done`, {}, key)).status,
      (await office.get(`tasks/${id}`, key)).status,
      (await office.get('task-templates', key)).status,
    ];
    expect(await statuses(reads)).toEqual([403, 403, 403, 200, 200]);
    expect(await statuses(other)).toEqual([403, 403, 403, 403, 403]);
    expect(await rowOf(id)).toMatchObject({ done_at: null });
    expect((await office.post(`tasks/${id}/done`, {}, writes)).status).toBe(200);
  });

  it('the checklist is edited by administrators, and later acceptances follow it', async () => {
    interface Template {
      id: number;
      name: string;
      moveToMonday: boolean;
    }
    const templates = async () => (await office.get('task-templates')).json<Template[]>();
    const body = { name: 'Send flowers', phase: 'closing', side: 'office', afterAcceptance: 4, moveToMonday: true };
    const made = await office.post('task-templates', body);
    expect([made.status, (await templates()).length]).toEqual([201, 26]);
    const { id } = made.json<Template>();
    for (const wrong of [
      { name: '' },
      { phase: 'party' },
      { beforeClosing: 3 },
      { afterAcceptance: undefined },
      { afterAcceptance: 731 },
      { side: 'nobody' },
    ]) {
      expect([wrong, (await office.post('task-templates', { ...body, name: 'Other', ...wrong })).status]).toEqual([
        wrong,
        422,
      ]);
    }
    expect((await office.put(`task-templates/${id}`, { ...body, name: 'Send cake' })).status).toBe(200);
    const { dealId } = await office.accepted({ closing: 75 });
    expect(await office.task(dealId, 'Send cake')).toMatchObject({ phase: 'closing', side: 'office' });
    const gone = await office.app.call('DELETE', `/api/v1/task-templates/${id}`, undefined, office.token);
    expect([gone.status, (await templates()).length]).toEqual([200, 25]);
    expect(await office.task(dealId, 'Send cake')).toMatchObject({ phase: null });
    expect((await office.tasks({ dealId: closing.dealId })).length).toBe(25);
  });
});
