import ICAL from 'ical.js';
import { sync as nodeIcal, type VEvent } from 'node-ical';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { addDays } from '@stowbridge/contract/dates';
import { Bidding, inHours } from '../../../../test/bidding';
import { type Closing, ClosingOffice } from '../../../../test/closing';
import { tokenOf } from '../../../../test/tokens';
import { calendarText, type Entry } from './calendar-text';

interface Read {
  uid: string;
  summary: string;
  day: string;
  sequence: number;
}

/** As one parser reads it. */
function byIcalJs(text: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    expect([event.startDate.isDate, event.startDate.zone?.tzid ?? 'floating']).toEqual([true, 'floating']);
    return { uid: event.uid, summary: event.summary, day: event.startDate.toString(), sequence: event.sequence };
  });
}

/** As another one does. */
const byNodeIcal = (text: string): Read[] =>
  Object.values(nodeIcal.parseICS(text))
    .filter((one): one is VEvent => one?.type === 'VEVENT')
    .map(({ uid, summary, start, datetype, sequence }) => {
      expect(datetype).toBe('date');
      const pad = (part: number) => String(part).padStart(2, '0');
      return {
        uid,
        summary: String(summary),
        day: `${start.getFullYear()}-${pad(start.getMonth() + 1)}-${pad(start.getDate())}`,
        sequence: Number(sequence),
      };
    });

/** When offers are due, as both parsers read it, to the second. */
function roundsIn(text: string): object[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const read = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .filter(({ uid }) => uid.startsWith('round-'));
  const starts = Object.values(nodeIcal.parseICS(text)).flatMap((one) =>
    one?.type === 'VEVENT' && one.uid.startsWith('round-') ? [new Date(one.start)] : [],
  );
  expect(read.map(({ startDate }) => startDate.toJSDate())).toEqual(starts);
  return read.map(({ uid, summary, startDate, sequence }) => ({
    ...{ uid, summary, sequence, allDay: startDate.isDate },
    at: startDate.isDate ? startDate.toString() : startDate.toJSDate(),
  }));
}

/** A process of a time zone of its own, which prints the entries that it is given. */
const PRINT = `
  const { calendarText } = require(${JSON.stringify(join(__dirname, 'calendar-text'))});
  const entries = JSON.parse(process.argv[1]).map((entry) => ({ ...entry, modifiedAt: new Date(entry.modifiedAt) }));
  process.stdout.write(calendarText(entries, { product: 'Stowbridge', host: 'market.example', titlesOnly: true }));`;
const HOOK = join(__dirname, '../../../../test/typescript.cjs');

const inSeconds = (at: string): Date => new Date(Math.floor(Date.parse(at) / 1000) * 1000);

describe('the calendar of a person', () => {
  let office: ClosingOffice;
  let closing: Closing;
  beforeAll(async () => {
    office = await ClosingOffice.start();
    closing = await office.accepted({ closing: 75 });
  });
  afterAll(() => office.close());

  const make = async (token: string, body: object = {}): Promise<string> => {
    const answer = await office.post('me/calendar', body, token);
    expect(answer.status).toBe(201);
    return new URL(answer.json<{ address: string }>().address).pathname;
  };
  const read = (path: string) => office.app.call('GET', path);

  it('[BEYC-55] parses in two parsers, folded, with ids that stay and a sequence that grows with each move', async () => {
    const path = await make(office.token);
    const first = await read(path);
    expect([first.status, first.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    for (const line of first.text.split('\r\n')) {
      expect([line, Buffer.byteLength(line) <= 75]).toEqual([line, true]);
    }
    expect(first.text.replaceAll('\r\n', '').includes('\n')).toBe(false);
    const events = byIcalJs(first.text);
    expect(byNodeIcal(first.text)).toEqual(events);
    const tasks = await office.tasks({ mine: true });
    expect(events).toHaveLength(8 + tasks.length);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    const date = await office.date(closing.dealId, 'title');
    const moved = addDays(date.dueOn as string, 3);
    await office.put(`deals/${closing.dealId}/dates/${date.id}`, { dueOn: moved });
    const again = byIcalJs((await read(path)).text);
    const of = (list: Read[]) => list.find(({ uid }) => uid.startsWith(`date-${date.id}@`)) as Read;
    expect([of(events).day, of(events).sequence]).toEqual([date.dueOn, 0]);
    expect(of(again)).toEqual({ ...of(events), day: moved, sequence: 1 });
    expect(again.filter(({ uid }) => uid !== of(events).uid)).toEqual(
      events.filter(({ uid }) => uid !== of(events).uid),
    );
  });

  it('[BEYC-55] folds long lines of any letters, and takes signs that mean something to parsers', () => {
    const title = `${'Überprüfung 検査; a, b\\c '.repeat(9)}end`.trim();
    const entry: Entry = {
      ...{ kind: 'task', id: 1, title, propertyName: 'Storage, "North"; 1', day: '2026-03-08', done: false },
      ...{ sequence: 4, modifiedAt: new Date('2026-03-01T12:00:00Z'), amount: null, at: null },
    };
    const text = calendarText([entry], { product: 'Stowbridge', host: 'market.example', titlesOnly: false });
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    const expected = [
      { uid: 'task-1@market.example', summary: `${title} · Storage, "North"; 1`, day: '2026-03-08', sequence: 4 },
    ];
    expect([byIcalJs(text), byNodeIcal(text)]).toEqual([expected, expected]);
  });

  it('[BEYC-57] a day stays that day across a change of the clock and in every time zone', () => {
    const days = ['2026-03-07', '2026-03-08', '2026-03-09', '2026-10-31', '2026-11-01', '2026-11-02', '2026-12-31'];
    const entries = days.map((day, n) => ({
      ...{
        kind: 'date',
        id: n,
        title: 'Closing',
        propertyName: null,
        day,
        done: false,
        sequence: 0,
        amount: null,
        at: null,
      },
      modifiedAt: '2026-03-01T12:00:00Z',
    }));
    for (const zone of [
      'America/Denver',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'Africa/Cairo',
      'America/Santiago',
    ]) {
      const text = execFileSync(process.execPath, ['--require', HOOK, '-e', PRINT, JSON.stringify(entries)], {
        env: { ...process.env, TZ: zone },
        encoding: 'utf8',
        timeout: 30_000,
      });
      const starts = [...text.matchAll(/^DTSTART;VALUE=DATE:(\d{8})\r$/gm)].map(([, day]) => day);
      expect([zone, starts]).toEqual([zone, days.map((day) => day.replaceAll('-', ''))]);
    }
  });

  it('[BEYC-56] [BEYC-62] an address that was revoked, replaced or never made is 404 at the next request', async () => {
    const token = await tokenOf(office.app, closing.buyer.id);
    const first = await make(token);
    expect((await read(first)).status).toBe(200);
    const second = await make(token);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect((await office.get('me/calendar', token)).json()).toMatchObject({ calendar: { private: false } });
    const revoke = () => office.app.call('DELETE', '/api/v1/me/calendar', undefined, token);
    expect((await revoke()).status).toBe(204);
    expect([(await read(second)).status, (await revoke()).status]).toEqual([404, 404]);
    expect((await office.get('me/calendar', token)).json()).toEqual({ calendar: null });
    for (const malformed of [
      'x',
      'x'.repeat(22),
      'ä'.repeat(22),
      `${'x'.repeat(22)}%00`,
      '../../me',
      'x'.repeat(500),
    ]) {
      const path = `/api/v1/calendar/${encodeURIComponent(malformed)}.ics`;
      expect([malformed, (await read(path)).status]).toEqual([malformed, 404]);
    }
    const kept = await office.source.query<{ all: string }[]>('select c::text "all" from calendar_tokens c');
    const secrets = [first, second].map((path) => path.split('/').at(-1)?.replace('.ics', '') as string);
    expect(secrets.every((secret) => /^[\w-]{22}$/.test(secret))).toBe(true);
    expect(kept.filter(({ all }) => secrets.some((secret) => all.includes(secret)))).toEqual([]);
  });

  it('of a buyer shows the dates and the tasks of their side, and no price where it is private', async () => {
    const token = await tokenOf(office.app, closing.buyer.id);
    const open = (await read(await make(token))).text;
    const titles = byIcalJs(open).map(({ summary }) => summary);
    expect(titles.filter((title) => title.startsWith('✓ LOI signed'))).toHaveLength(1);
    expect(titles.some((title) => title.startsWith('Bind the insurance'))).toBe(true);
    expect(titles.some((title) => title.startsWith('Order the title commitment'))).toBe(false);
    expect(open.replaceAll('\\', '')).toContain('$3,900,000');
    const quiet = (await read(await make(token, { private: true }))).text;
    expect(byIcalJs(quiet).map(({ summary }) => summary)).toEqual(titles);
    expect([/\$|3,?900,?000/.test(quiet), quiet.includes('DESCRIPTION')]).toEqual([false, false]);
  });

  it('[BEYC-31] shows a bidder and the seller when offers are due; an extension moves it, and nobody learns who is invited', async () => {
    const bidding = await Bidding.start(office.app);
    const [invited, other, visitor] = [await bidding.anOffer(), await bidding.anOffer(), await bidding.aBidder()];
    const round = await bidding.aRound({ kind: 'best-and-final' });
    await bidding.act('invite', round.id, { dealIds: [invited.dealId] });
    const paths: string[] = [];
    for (const token of [invited.token, bidding.seller, other.token, visitor.token]) {
      paths.push(await make(token));
    }
    const texts = async () => Promise.all(paths.map(async (path) => (await read(path)).text));
    const rounds = async () => (await texts()).map(roundsIn);
    const entry = {
      ...{ uid: expect.stringMatching(`^round-${round.id}@`) as string, sequence: 0, allDay: false },
      ...{ summary: `Offers due · ${bidding.property.name}`, at: inSeconds(round.dueAt) },
    };
    expect(await rounds()).toEqual([[entry], [entry], [], []]);
    const before = await texts();
    const dueAt = inHours(72);
    expect((await bidding.act('extend', round.id, { dueAt })).status).toBe(200);
    const moved = { ...entry, sequence: 1, at: inSeconds(dueAt) };
    expect(await rounds()).toEqual([[moved], [moved], [], []]);
    const [ofInvited] = await texts();
    await bidding.act('invite', round.id, { dealIds: [other.dealId] });
    expect(await rounds()).toEqual([[moved], [moved], [moved], []]);
    expect((await texts())[0]).toBe(ofInvited);
    expect(before.join()).not.toMatch(/DESCRIPTION|invit/i);
    await bidding.act('close', round.id, { winners: [], letterFor: [] });
    expect(await rounds()).toEqual([[], [], [], []]);
  });

  it('[BEYC-31] a round without a time is due all of its day, for everybody with an open offer', async () => {
    const bidding = await Bidding.start(office.app);
    const [bidder, gone] = [await bidding.anOffer(), await bidding.anOffer()];
    expect((await office.app.call('POST', `/api/v1/me/deals/${gone.dealId}/withdraw`, {}, gone.token)).status).toBe(
      200,
    );
    const day = addDays(office.today(), 3);
    await bidding.aRound({ dueAt: day });
    const of = async (token: string) => roundsIn((await read(await make(token))).text);
    const entry = { allDay: true, at: day, sequence: 0 };
    expect(await of(bidder.token)).toMatchObject([entry]);
    expect([await of(gone.token), await of(office.token)]).toEqual([[], []]);
  });
});
