import document from '../../../../../openapi/openapi.json';
import { Config } from '../../../config';
import { contextOf } from '../../../mail/mail-context';
import { draftsOf } from '../../../mail/mails';
import { Bidding, type Bidder, type RoundAnswer } from '../../../../test/bidding';
import { pdfContents } from '../../../../test/pdf-contents';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { rowsOfWorkbook } from '../../../../test/workbook';
import { LettersService } from '../letters/letters.service';

const SEALED = /^The offers are sealed until \w+, \w{3} \d{1,2}, \d{1,2}:\d\d [AP]M M[SD]T\.$/;

interface Planted extends Bidder {
  dealId: number;
  /** What nobody else reads. */
  secrets: string[];
}

describe('a sealed round', () => {
  let app: TestApp;
  let bidding: Bidding;
  let round: RoundAnswer;
  let bidders: Planted[];
  let gets: string[];

  beforeAll(async () => {
    app = await startTestApp({ OFFICE_TIME_ZONE: 'America/Denver' });
    gets = Object.entries(document.paths).flatMap(([path, methods]) => ('get' in methods ? [path] : []));
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    bidding = await Bidding.start(app);
    round = await bidding.aRound({ sealed: true });
    // Neither in the order of their prices nor against it.
    bidders = [
      await planted(7_654_321, 'Quill'),
      await planted(9_876_543, 'Zephyr'),
      await planted(8_765_432, 'Yarrow'),
    ];
  });

  async function planted(price: number, word: string): Promise<Planted> {
    const bidder = await bidding.aBidder();
    const terms = {
      LOIName: `${word} Feather`,
      LOICompanyName: `${word} Holdings`,
      SourceOfFinancing: `${word} Bank`,
      EarnestMoneyDeposit: '13.37',
      Contingencies: `${word} survey`,
    };
    const answer = await bidding.offer(bidder.token, price, { terms });
    expect(answer.status).toBe(200);
    const dealId = answer.json<{ ID: number }>().ID;
    await app.source.query('update deals set owner_id = $2 where id = $1', [dealId, bidding.adminId]);
    await app.source.query(
      `insert into funds_proofs (user_id, kind, amount, file_name, actual_file_name, content_type, bytes, as_of, expires_at, state, shown_limit, decided_at)
       values ($1, 'escrow', 5000000, $2, 'Funds.pdf', 'application/pdf', 9, current_date, now() + interval '90 days', 'approved', 5000000, now())`,
      [bidder.id, `${bidder.id}.pdf`],
    );
    await app.source.transaction((manager) => app.app.get(LettersService).make(manager, { dealId, version: 1 }));
    return {
      ...bidder,
      dealId,
      secrets: [`${price}`, price.toLocaleString('en-US'), word, '13.37'],
    };
  }

  /** The text of an answer, whatever kind of file it is. */
  async function textOf(method: 'GET' | 'POST', url: string, token: string, payload?: object): Promise<string> {
    const answer = await app.app.inject({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
    expect([url, answer.statusCode < 500]).toEqual([url, true]);
    const type = String(answer.headers['content-type']);
    if (type === 'application/pdf') {
      return (await pdfContents(answer.rawPayload)).pages.map(({ text }) => text).join('\n');
    }
    return type.includes('spreadsheetml') ? JSON.stringify(rowsOfWorkbook(answer.rawPayload)) : answer.body;
  }

  /** Where a person reads any of these words: in every answer there is, or in those of some paths, about the records. */
  async function readsOf(token: string, secrets: string[], some = /./): Promise<string[]> {
    const [{ dealId, id: buyerId }] = bidders;
    const [terms] = await app.source.query<{ id: number }[]>('select id from offer_terms where deal_id = $1', [dealId]);
    const ids = [bidding.property.id, dealId, buyerId, terms.id];
    const asked: ['GET' | 'POST', string, object?][] = [
      ...gets
        .filter((path) => some.test(path))
        .flatMap((path) =>
          (path.includes('{') ? ids : ['']).map((id): ['GET', string] => [
            'GET',
            path.replace('{version}', '1').replaceAll(/\{[^}]+\}/g, String(id)),
          ]),
        ),
      ['POST', '/api/admin/deals', { PageNumber: 1, PageSize: 50 }],
      ['POST', '/api/admin/store/deals', { StoreID: bidding.property.id, PageNumber: 1, PageSize: 50 }],
      ['POST', '/api/admin/user/deals', { BuyerID: bidders[0].id, PageNumber: 1, PageSize: 50 }],
      ['POST', '/api/admin/deals/download', {}],
    ];
    const found: string[] = [];
    for (const [method, url, payload] of asked) {
      const text = await textOf(method, url, token, payload);
      found.push(...secrets.filter((secret) => text.includes(secret)).map((secret) => `${url}: ${secret}`));
    }
    return found;
  }

  /** Where any mail or notification of what has happened holds any of these words, whoever gets it. */
  async function mailed(secrets: string[]): Promise<string[]> {
    const context = contextOf(app.source.manager, app.app.get(Config));
    const events = await app.source.query<{ name: string; payload: unknown }[]>(
      `select name, payload from events where (payload->>'propertyId')::int = $1 order by id`,
      [bidding.property.id],
    );
    const drafts = (await Promise.all(events.map(({ name, payload }) => draftsOf(name, payload, context)))).flat();
    expect(drafts.length).toBeGreaterThanOrEqual(3 * bidders.length);
    return drafts.flatMap(({ kind, ...draft }) => {
      const text = JSON.stringify(draft);
      return secrets.filter((secret) => text.includes(secret)).map((secret) => `${kind}: ${secret}`);
    });
  }

  const all = () => bidders.flatMap(({ secrets }) => secrets);

  it('[BEYC-28] no answer, file, mail or log holds a price or term before offers are due; afterwards all do', async () => {
    const [first, second] = bidders;
    expect(await readsOf(bidding.seller, all())).toEqual([]);
    expect(await readsOf(bidding.admin, all())).toEqual([]);
    expect(await readsOf(first.token, [...second.secrets.slice(0, 3), ...bidders[2].secrets.slice(0, 3)])).toEqual([]);
    expect(await mailed(all())).toEqual([]);
    const logged = await app.source.query<{ detail: string }[]>(
      `select a.detail::text detail from audit_log a join deals d on d.id = a.subject_id and a.subject_type = 'deal' where d.property_id = $1`,
      [bidding.property.id],
    );
    expect(logged.filter(({ detail }) => all().some((secret) => detail.includes(secret)))).toEqual([]);
    // Their own they read as ever.
    expect(await textOf('GET', `/api/home/store/profile/${bidding.property.id}`, first.token)).toContain('7654321');

    await bidding.becomesDue(round.id);
    const some = /seller|deal|offers/;
    const [sellers, offices] = [await readsOf(bidding.seller, all(), some), await readsOf(bidding.admin, all(), some)];
    for (const secret of all().filter((word) => !word.includes(','))) {
      expect([secret, sellers.some((found) => found.endsWith(secret))]).toEqual([secret, true]);
      expect([secret, offices.some((found) => found.endsWith(secret))]).toEqual([secret, true]);
    }
    expect(await mailed(all())).not.toEqual([]);
  });

  it('[BEYC-28] the office knows how many have offered, and no order or sum gives a price away', async () => {
    expect(await bidding.rounds()).toMatchObject([
      { sealed: true, offers: 3, bidders: [{ price: null }, { price: null }, { price: null }] },
    ]);
    const list = async (order: string) =>
      (
        await app.call(
          'GET',
          `/api/v1/deals?filter=${encodeURIComponent(JSON.stringify({ propertyId: bidding.property.id }))}&sort=${encodeURIComponent(JSON.stringify(['price', order]))}&range=[0,9]`,
          undefined,
          bidding.admin,
        )
      ).json<{ id: number; sealedUntil: string | null; price: number | null }[]>();
    const ids = bidders.map(({ dealId }) => dealId);
    for (const order of ['ASC', 'DESC']) {
      const rows = await list(order);
      const found = rows.map(({ id }) => id);
      expect([ids.join(), [...ids].reverse().join()]).toContain(found.join());
      expect(rows.map(({ price, sealedUntil }) => [price, sealedUntil])).toEqual(ids.map(() => [null, round.dueAt]));
    }
    const sums = await app.call(
      'GET',
      `/api/v1/deals/stages?filter=${encodeURIComponent(JSON.stringify({ propertyId: bidding.property.id }))}`,
      undefined,
      bidding.admin,
    );
    expect(sums.json()).toEqual([{ statusId: 6, count: 3, price: 0 }]);
    await bidding.becomesDue(round.id);
    expect((await list('ASC')).map(({ price }) => price)).toEqual([7_654_321, 8_765_432, 9_876_543]);
  });

  it('[BEYC-28] accepting, countering, rejecting and changing wait until offers are due; buyers may leave', async () => {
    const [{ dealId }, leaving] = bidders;
    const before = await bidding.rows();
    const counter = { version: 1, price: 4_600_000, earnestMoneyDeposit: 3, diligencePeriodId: 2 };
    const calls: [string, object, string][] = [
      ['/api/seller/deal/accept', { Id: dealId }, bidding.seller],
      ['/api/seller/deal/accept', { Id: dealId, Price: '7,654,321' }, bidding.seller],
      ['/api/seller/deal/reject', { Id: dealId }, bidding.seller],
      ['/api/admin/deal/accept', { Id: dealId }, bidding.admin],
      ['/api/admin/deal/reject', { Id: dealId }, bidding.admin],
      ['/api/admin/deal/process', { Id: dealId, DealStatusID: 3 }, bidding.admin],
      [`/api/admin/deal/${dealId}`, { Price: '1,000,000' }, bidding.admin],
    ];
    for (const [path, body, token] of calls) {
      const { status, text } = await app.call('POST', path, body, token);
      expect([path, status, text]).toEqual([path, 400, expect.stringMatching(SEALED)]);
    }
    for (const [path, token] of [
      [`/api/v1/me/deals/${dealId}/counters`, bidding.seller],
      [`/api/v1/deals/${dealId}/counters`, bidding.admin],
    ]) {
      const { status } = await app.call('POST', path, counter, token);
      expect([path, status]).toEqual([path, 409]);
    }
    expect((await bidding.act('close', round.id, { winners: [dealId], letterFor: [] })).status).toBe(409);
    expect(await bidding.rows()).toEqual(before);
    const left = await app.call('POST', `/api/v1/me/deals/${leaving.dealId}/withdraw`, {}, leaving.token);
    expect(left.status).toBe(200);
    expect(await mailed(all())).toEqual([]);
    await bidding.becomesDue(round.id);
    expect((await app.call('POST', '/api/seller/deal/accept', { Id: dealId }, bidding.seller)).status).toBe(200);
  });

  it('[BEYC-28] a letter opens for its buyer alone until offers are due, then for the seller and the office', async () => {
    const [{ dealId, token, secrets }] = bidders;
    const letter = `deals/${dealId}/terms/1/letter`;
    const read = async (path: string, reader: string) => {
      const { status } = await app.call('GET', `/api/v1/${path}`, undefined, reader);
      return status;
    };
    expect(await textOf('GET', `/api/v1/me/${letter}`, token)).toContain(secrets[1]);
    expect(await read(`me/${letter}`, bidding.seller)).toBe(404);
    const refused = await app.call('GET', `/api/v1/${letter}`, undefined, bidding.admin);
    expect([refused.status, refused.json<{ detail: string }>().detail]).toEqual([409, expect.stringMatching(SEALED)]);
    await bidding.becomesDue(round.id);
    expect(await textOf('GET', `/api/v1/me/${letter}`, bidding.seller)).toContain(secrets[1]);
    expect(await textOf('GET', `/api/v1/${letter}`, bidding.admin)).toContain(secrets[1]);
  });

  it('[BEYC-28] the forecast and the deals that a person owns count them, without their prices', async () => {
    const get = async <Body>(path: string) =>
      (await app.call('GET', `/api/v1/${path}`, undefined, bidding.admin)).json<Body>();
    const pricesNow = async () => {
      const { apart, apartDeals } = await get<{ apart: object; apartDeals: { id: number; price: number | null }[] }>(
        `pipeline/forecast?agentId=${bidding.adminId}`,
      );
      const { myDeals } = await get<{ myDeals: { first: { dealId: number; price: number | null }[] } }>('office/day');
      return [apart, apartDeals.map(({ price }) => price), myDeals.first.map(({ price }) => price)];
    };
    await app.source.query('insert into property_agents (property_id, user_id) values ($1, $2)', [
      bidding.property.id,
      bidding.adminId,
    ]);
    const none = [null, null, null];
    expect(await pricesNow()).toEqual([{ count: 3, price: 0, weighted: 0, commission: 0 }, none, none]);
    await bidding.becomesDue(round.id);
    const sum = 7_654_321 + 9_876_543 + 8_765_432;
    expect(await pricesNow()).toEqual([
      expect.objectContaining({ count: 3, price: sum }),
      [8_765_432, 9_876_543, 7_654_321],
      [7_654_321, 9_876_543, 8_765_432],
    ]);
  });

  it('[BEYC-34] the office breaks the seal with a reason, which stands in the audit log', async () => {
    const { dealId } = bidders[0];
    const versions = async () =>
      (await app.call('GET', `/api/v1/deals/${dealId}`, undefined, bidding.admin)).json<{ versions: object[] }>()
        .versions;
    expect(await versions()).toEqual([]);
    expect((await bidding.act('unseal', round.id, {})).status).toBe(422);
    expect((await bidding.act('unseal', round.id, { reason: 'x'.repeat(501) })).status).toBe(422);
    expect(await bidding.rounds()).toMatchObject([{ sealed: true }]);
    const reason = 'All bidders have agreed to it.';
    const answer = await bidding.act('unseal', round.id, { reason });
    expect(answer.json()).toMatchObject({ sealed: false, unsealedAt: expect.any(String), closedAt: null });
    expect(await bidding.audited('round.unsealed')).toEqual([{ roundId: round.id, reason }]);
    expect((await bidding.act('unseal', round.id, { reason })).status).toBe(409);
    expect((await bidding.rounds())[0].bidders.map(({ price }) => price)).toEqual([7_654_321, 9_876_543, 8_765_432]);
    expect(await versions()).toMatchObject([{ version: 1, kind: 'offer', authorSide: 'buyer', price: 7_654_321 }]);
    expect((await app.call('POST', '/api/seller/deal/accept', { Id: dealId }, bidding.seller)).status).toBe(200);
  });

  it('[BEYC-28] offers that could be read are not sealed again by an extension, and no date opens sealed ones early', async () => {
    const form = async (offersDueDate: string | null) => {
      const path = `/api/v1/properties/${bidding.property.id}`;
      const { id: _, ...property } = (await app.call('GET', path, undefined, bidding.admin)).json<
        Record<string, unknown> & { id: number }
      >();
      return (await app.call('PUT', path, { ...property, roomForExpansion: false, offersDueDate }, bidding.admin))
        .status;
    };
    const [{ today }] = await app.source.query<[{ today: string }]>(
      `select (now() at time zone 'America/Denver')::date::text today`,
    );
    expect([await form(null), await form(today)]).toEqual([409, 409]);
    expect(await bidding.rounds()).toMatchObject([{ sealed: true, dueAt: round.dueAt }]);
    await bidding.becomesDue(round.id);
    const extended = await bidding.act('extend', round.id, { dueAt: new Date(Date.now() + 3_600_000).toISOString() });
    expect(extended.json()).toMatchObject({ sealed: false });
  });
});
