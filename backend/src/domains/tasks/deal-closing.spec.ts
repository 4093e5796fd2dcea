import { addDays, daysBetween, toMonday } from '@stowbridge/contract/dates';
import { aSeller } from '../../../test/builders';
import { ClosingOffice } from '../../../test/closing';
import { tokenOf } from '../../../test/tokens';

describe('from the acceptance of an offer to its closing', () => {
  let office: ClosingOffice;
  beforeAll(async () => {
    office = await ClosingOffice.start();
  });
  afterAll(() => office.close());

  it('[BEYC-46] an acceptance makes 8 dates and 25 tasks, whoever accepts, and once', async () => {
    const { dealId, buyer, seller } = await office.accepted({ closing: 75 });
    const dates = await office.dates(dealId);
    const day = office.today();
    expect(dates).toHaveLength(8);
    expect(dates.find(({ kind }) => kind === 'diligence ends')?.dueOn).toBe(addDays(day, 45));
    expect(dates.at(-1)?.dueOn).toBe(toMonday(addDays(day, 75)));
    expect(dates[0]).toMatchObject({ kind: 'LOI signed', dueOn: day, doneOn: day, state: 'done' });
    const tasks = await office.tasks({ dealId });
    expect(tasks).toHaveLength(25);
    const assignees = (side: string) => [
      ...new Set(tasks.filter((task) => task.side === side).map(({ assigneeId }) => assigneeId)),
    ];
    expect([assignees('office'), assignees('buyer'), assignees('seller')]).toEqual([
      [office.agent.id],
      [buyer.id],
      [seller.id],
    ]);
    expect(tasks.every(({ dueOn, subject }) => dueOn !== null && subject === 'deal')).toBe(true);
    expect((await office.post(`deals/${dealId}/move`, { statusId: 1 })).status).toBe(409);
    expect([(await office.dates(dealId)).length, (await office.tasks({ dealId })).length]).toEqual([8, 25]);
  });

  it('[BEYC-46] the office makes the dates and tasks of a deal that was accepted before there were any, once', async () => {
    const { dealId, buyer } = await office.accepted({ closing: 75, hardDeposit: 20 });
    const planned = async () => ({
      dates: (await office.dates(dealId)).map(({ kind, dueOn, doneOn }) => ({ kind, dueOn, doneOn })),
      tasks: (await office.tasks({ dealId })).map(({ title, dueOn, side, assigneeId }) => [
        title,
        dueOn,
        side,
        assigneeId,
      ]),
    });
    const asAccepted = await planned();
    await office.source.query('delete from tasks where deal_id = $1', [dealId]);
    await office.source.query('delete from deal_dates where deal_id = $1', [dealId]);
    const make = (token?: string) => office.post(`deals/${dealId}/dates`, {}, token);
    expect([(await make(await tokenOf(office.app, buyer.id))).status, await planned()]).toEqual([
      403,
      { dates: [], tasks: [] },
    ]);
    const answers = await Promise.all([make(), make()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 201)?.json<object[]>()).toHaveLength(8);
    expect(await planned()).toEqual(asAccepted);
    const audited = `select actor_id, detail from audit_log where action = 'deal.dates-made' and subject_id = $1`;
    expect(await office.source.query(audited, [dealId])).toEqual([
      { actor_id: office.agent.id, detail: { acceptedOn: office.today() } },
    ]);
  });

  it('[BEYC-46] dates that are made later count from the acceptance, and only an accepted deal gets any', async () => {
    const { dealId } = await office.anOffer({ closing: 75 });
    const make = () => office.post(`deals/${dealId}/dates`);
    expect([(await make()).status, await office.dates(dealId)]).toEqual([409, []]);
    // The evening of March 6 at the office.
    await office.source.query(`update deals set deal_status_id = 1, status_at = '2026-03-07T05:30:00Z' where id = $1`, [
      dealId,
    ]);
    expect((await make()).status).toBe(201);
    const due = (await office.dates(dealId)).map(({ kind, dueOn }) => [kind, dueOn]);
    expect(due[0]).toEqual(['LOI signed', '2026-03-06']);
    expect(due.at(-1)).toEqual(['closing', '2026-05-20']);
    expect((await office.task(dealId, 'Walk through once more')).dueOn).toBe('2026-05-18');
    expect(await office.tasks({ dealId })).toHaveLength(25);
  });

  it('[BEYC-48] without closing days the dates after the diligence are not set until the office sets them', async () => {
    const { dealId } = await office.accepted();
    const open = (await office.dates(dealId)).filter(({ state }) => state === 'not set');
    expect(open.map(({ kind, dueOn }) => [kind, dueOn])).toEqual([
      ['financing', null],
      ['title', null],
      ['closing', null],
    ]);
    const waiting = async () => (await office.tasks({ dealId })).filter(({ dueOn }) => dueOn === null).length;
    expect(await waiting()).toBe(7);
    const closing = addDays(office.today(), 80);
    const answer = await office.put(`deals/${dealId}/dates/${open[2].id}`, { dueOn: closing });
    expect([answer.status, (await office.date(dealId, 'closing')).dueOn]).toEqual([200, closing]);
    expect(await waiting()).toBe(0);
    expect((await office.task(dealId, 'Walk through once more')).dueOn).toBe(addDays(closing, -2));
  });

  it('[BEYC-46] gives nothing to a listing agent who is no administrator any more', async () => {
    const { dealId, property } = await office.anOffer();
    const { id } = await aSeller(office.source);
    await office.source.query('update property_agents set user_id = $1 where property_id = $2', [id, property.id]);
    await office.move(dealId, 1);
    const given = (await office.tasks({ dealId })).filter(({ side }) => side === 'office');
    expect(new Set(given.map(({ assigneeId }) => assigneeId))).toEqual(new Set([null]));
  });

  it('[BEYC-49] moving the closing shows what moves, and leaves what is done', async () => {
    const { dealId } = await office.accepted({ closing: 75 });
    const before = await office.dates(dealId);
    const prorations = await office.task(dealId, 'Prorate rents, prepaid rents and taxes');
    await office.post(`tasks/${prorations.id}/done`);
    const title = await office.date(dealId, 'title');
    await office.put(`deals/${dealId}/dates/${title.id}`, { doneOn: office.today() });
    const shift = (body: object) => office.post(`deals/${dealId}/dates/shift`, { from: 'financing', days: 5, ...body });
    interface Shift {
      dates: { kind: string; from: string; to: string }[];
      tasks: { id: number; from: string; to: string }[];
    }
    const preview = (await shift({ preview: true })).json<Shift>();
    expect(preview.dates.map(({ kind, from, to }) => [kind, daysBetween(from, to)])).toEqual([
      ['financing', 5],
      ['closing', 5],
    ]);
    expect(preview.tasks).toHaveLength(6);
    expect(preview.tasks.some(({ id }) => id === prorations.id)).toBe(false);
    expect((await office.dates(dealId)).map(({ dueOn }) => dueOn)).toEqual(before.map(({ dueOn }) => dueOn));
    expect((await shift({ preview: null })).status).toBe(422);
    expect((await office.dates(dealId)).map(({ dueOn }) => dueOn)).toEqual(before.map(({ dueOn }) => dueOn));
    expect((await shift({})).json<Shift>()).toEqual(preview);
    const after = await office.dates(dealId);
    expect(after.at(-1)?.dueOn).toBe(addDays(before[7].dueOn as string, 5));
    expect(after[6].dueOn).toBe(before[6].dueOn);
    const tasks = await office.tasks({ dealId });
    for (const { id, to } of preview.tasks) {
      expect(tasks.find((task) => task.id === id)?.dueOn).toBe(to);
    }
    expect(tasks.find(({ id }) => id === prorations.id)?.dueOn).toBe(prorations.dueOn);
    expect((await shift({ from: 'title' })).status).toBe(409);
    for (const body of [{ days: 0 }, { days: 1.5 }, { from: 'party' }]) {
      expect([body, (await shift(body)).status]).toEqual([body, 422]);
    }
  });

  it('[BEYC-50] earnest money that is received makes `goes hard` the next date', async () => {
    const { dealId } = await office.accepted({ closing: 75 });
    const { id } = await office.date(dealId, 'earnest money due');
    const answer = await office.put(`deals/${dealId}/dates/${id}`, { doneOn: office.today(), amount: 78_000 });
    expect(answer.status).toBe(200);
    expect(await office.date(dealId, 'earnest money due')).toMatchObject({ state: 'done', amount: 78_000 });
    const hard = await office.date(dealId, 'goes hard');
    expect(hard.state).toBe('next');
    const due = (dueOn: string) => office.put(`deals/${dealId}/dates/${hard.id}`, { dueOn });
    await due(office.today());
    expect((await office.date(dealId, 'goes hard')).state).toBe('next');
    const late = async () =>
      (await office.get(`deals?filter=${encodeURIComponent(`{"id":${dealId},"late":true}`)}`)).json<object[]>();
    expect(await late()).toEqual([]);
    await due(addDays(office.today(), -1));
    expect((await office.date(dealId, 'goes hard')).state).toBe('late');
    expect(await late()).toMatchObject([{ id: dealId, late: true }]);
  });

  it('[BEYC-58] a sale closes what is open with a note', async () => {
    const { dealId } = await office.accepted({ closing: 75 });
    const [first] = await office.tasks({ dealId });
    await office.post(`tasks/${first.id}/done`, { note: 'By phone' });
    const draft = await office.task(dealId, 'Open escrow and deliver the signed agreement');
    await office.put(`tasks/${draft.id}`, { title: draft.title, note: 'With First Title' });
    await office.move(dealId, 5);
    const tasks = await office.tasks({ dealId });
    expect(tasks.filter(({ doneAt }) => doneAt === null)).toEqual([]);
    const notes = new Map(tasks.map(({ id, note, doneBy }) => [id, [note, doneBy]]));
    expect(notes.get(first.id)).toEqual(['By phone', 'Ana Reyes']);
    expect(notes.get(draft.id)).toEqual(['With First Title\nclosed with the deal', null]);
    expect([...notes.values()].filter(([note]) => note === 'closed with the deal')).toHaveLength(23);
    const dates = await office.dates(dealId);
    expect(dates.filter(({ note }) => note === 'closed with the deal')).toHaveLength(7);
    expect(dates.every(({ state }) => state === 'done')).toBe(true);
  });

  it('[BEYC-52] after a fall nothing is changed any more, and a second acceptance plans what is open anew', async () => {
    const { dealId } = await office.accepted({ closing: 75 });
    const closing = await office.date(dealId, 'closing');
    const done = await office.task(dealId, 'Order the title commitment');
    await office.post(`tasks/${done.id}/done`);
    await office.put(`deals/${dealId}/dates/${closing.id}`, { dueOn: addDays(office.today(), -3) });
    await office.move(dealId, 3);
    expect((await office.put(`deals/${dealId}/dates/${closing.id}`, { dueOn: office.today() })).status).toBe(409);
    expect(await office.tasks({ dealId, open: true })).toEqual([]);
    expect(await office.tasks({ dealId, late: true })).toEqual([]);
    await office.move(dealId, 1);
    expect((await office.date(dealId, 'closing')).dueOn).toBe(closing.dueOn);
    expect([(await office.dates(dealId)).length, (await office.tasks({ dealId })).length]).toEqual([8, 25]);
    expect((await office.task(dealId, done.title)).doneAt).not.toBeNull();
    expect(await office.tasks({ dealId, open: true })).toHaveLength(24);
  });

  it('[BEYC-62] a day that there is not, an amount and a date of another deal are refused', async () => {
    const [one, other] = [await office.accepted(), await office.accepted()];
    const { id } = await office.date(one.dealId, 'closing');
    const put = async (dealId: number, body: object) => (await office.put(`deals/${dealId}/dates/${id}`, body)).status;
    for (const body of [
      { dueOn: '2026-02-31' },
      { doneOn: '31/12/2026' },
      { amount: -1 },
      { note: 'x'.repeat(2001) },
      { kind: 'closing', state: 'x', other: 1 },
    ]) {
      expect([body, await put(one.dealId, body)]).toEqual([body, 422]);
    }
    expect(await put(other.dealId, { dueOn: office.today() })).toBe(404);
    expect((await office.date(one.dealId, 'closing')).dueOn).toBeNull();
  });
});
