import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aDeal, someTerms } from '../../../test/deals';
import { sign } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { TIMELINE } from './property-timeline.queries';
import type { PropertyTimelineDto } from './property-timeline.resource.dto';

const TABLES = ['audit_log', 'ndas', 'deals', 'offer_terms', 'deal_history', 'mails', 'notes'];

describe('the timeline of a property', () => {
  let app: TestApp;
  let admin: { id: number; token: string };

  beforeAll(async () => {
    app = await startTestApp();
    const { id } = await anAdmin(app.source, { firstName: 'Ada', lastName: 'Ministrator' });
    admin = { id, token: await tokenOf(app, id) };
  });
  afterAll(() => app.close());

  const asked = (id: number | string, query = '', token: string | undefined = admin.token) =>
    app.call('GET', `/api/v1/properties/${id}/timeline${query}`, undefined, token);
  const page = async (id: number, query = ''): Promise<PropertyTimelineDto> => {
    const answer = await asked(id, query);
    expect(answer.status).toBe(200);
    return answer.json<PropertyTimelineDto>();
  };
  const published = (id: number, active: boolean) =>
    app.call(active ? 'PUT' : 'DELETE', `/api/admin/store/${id}${active ? '/false' : ''}`, undefined, admin.token);
  const aMail = (recordType: string, recordId: number, subject: string) =>
    app.source.query(
      `with e as (insert into events (name, payload) values ('property.published', '{}') returning id)
       insert into mails (event_id, kind, recipient, recipient_name, record_type, record_id, subject, message_id)
       select id, 'k', 'robin@example.com', 'Robin Reader', $1, $2, $3, gen_random_uuid() from e`,
      [recordType, recordId, subject],
    );

  it('[FOFF-11] tells changes, documents, NDAs, offers, stages and mails, with who and when, the newest first', async () => {
    const seller = await aSeller(app.source);
    const property = await aProperty(app.source, { sellerId: seller.id });
    const other = await aProperty(app.source);
    await aDocument(app.source, property.id);
    const rentRoll = await aDocument(app.source, property.id, 1, 'rents');
    expect((await app.call('DELETE', `/api/v1/documents/${rentRoll.id}`, undefined, admin.token)).status).toBeLessThan(
      300,
    );
    expect((await published(property.id, false)).status).toBe(200);
    expect((await published(property.id, true)).status).toBe(200);
    await published(other.id, false);
    const buyer = await aBuyer(app.source, { firstName: 'Avery', lastName: 'Stone' });
    const token = await tokenOf(app, buyer.id);
    expect((await sign(app, property.id, token)).status).toBe(200);
    const offered = (price: number) =>
      app.call(
        'POST',
        '/api/buyer/store/deal/',
        {
          Store: { StoreID: property.id, Price: price },
          BuyerStore: {
            LOIName: 'N',
            LOICompanyName: 'C',
            SourceOfFinancing: 'Cash',
            EarnestMoneyDeposit: '2.5',
            DiligencePeriodID: 2,
          },
        },
        token,
      );
    const submitted = await offered(3_900_000);
    const { ID: dealId } = submitted.json<{ ID: number }>();
    expect((await offered(4_000_000)).status).toBe(200);
    await app.call('POST', `/api/v1/deals/${dealId}/move`, { statusId: 7, reason: 'Changed their mind' }, admin.token);
    await aMail('property', property.id, 'About the property');
    await aMail('deal', dealId, 'About the deal');
    await aMail('deal', dealId + 1000, 'About another deal');

    const { events, next } = await page(property.id);
    expect(next).toBeNull();
    const times = events.map(({ at }) => Date.parse(String(at)));
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);

    const office = { actorId: admin.id, actorName: 'Ada Ministrator', actorUserTypeId: 1 };
    const theBuyer = { actorId: buyer.id, actorName: 'Avery Stone', actorUserTypeId: 2 };
    const deal = { dealId, buyerId: buyer.id, buyerName: 'Avery Stone' };
    expect(events.filter(({ kind }) => kind === 'mail')).toEqual([
      expect.objectContaining({ subject: 'About the deal', recipient: 'Robin Reader', ...deal, actorId: null }),
      expect.objectContaining({ subject: 'About the property', mailId: expect.any(Number), dealId: null }),
    ]);
    // An offer that is revised stays at Submitted: its new version says so.
    expect(events.filter(({ kind }) => kind === 'stage')).toEqual([
      expect.objectContaining({ fromStatusId: 6, toStatusId: 7, reason: 'Changed their mind', ...office, ...deal }),
      expect.objectContaining({ fromStatusId: 4, toStatusId: 6, ...theBuyer, ...deal }),
      expect.objectContaining({ fromStatusId: null, toStatusId: 4, ...theBuyer, ...deal }),
    ]);
    expect(events.filter(({ kind }) => kind === 'offer')).toEqual([
      expect.objectContaining({ version: 2, price: 4_000_000, ...theBuyer, ...deal }),
      expect.objectContaining({ version: 1, price: 3_900_000, ...theBuyer, ...deal }),
    ]);
    expect(events.filter(({ kind }) => kind === 'nda')).toEqual([
      expect.objectContaining({ actorId: buyer.id, actorUserTypeId: 2 }),
    ]);
    expect(events.filter(({ kind }) => kind === 'change')).toEqual([
      expect.objectContaining({ action: 'property.published', fields: expect.arrayContaining(['active']), ...office }),
      expect.objectContaining({ action: 'property.unpublished', ...office }),
      expect.objectContaining({ action: 'document.deleted', ...office, dealId: null }),
    ]);
  });

  it('[FOFF-11] is read page by page without a gap or a double, also when events share a moment or come meanwhile', async () => {
    const property = await aProperty(app.source);
    const buyer = await aBuyer(app.source);
    const deal = await aDeal(app.source, property, buyer.id, 6);
    await someTerms(app.source, deal.id, buyer.id);
    await app.source.query(
      `insert into audit_log (actor_id, action, subject_type, subject_id, created_at)
       select $2, 'property.updated', 'property', $1, timestamptz '2026-05-01' - (n / 3) * interval '1 microsecond' from generate_series(1, 30) n`,
      [property.id, admin.id],
    );
    const whole = (await page(property.id, '?count=100')).events.map(({ id }) => id);
    expect(whole).toHaveLength(31);
    const read: string[] = [];
    let next: string | null = null;
    do {
      const answer: PropertyTimelineDto = await page(property.id, `?count=7${next ? `&before=${next}` : ''}`);
      expect(answer.events.length).toBeLessThanOrEqual(7);
      read.push(...answer.events.map(({ id }) => id));
      next = answer.next;
      await aMail('property', property.id, 'Meanwhile');
    } while (next);
    expect(read).toEqual(whole);
  });

  it('[FOFF-11] is for administrators only; a wrong cursor, number or property is told', async () => {
    const seller = await aSeller(app.source);
    const { id } = await aProperty(app.source, { sellerId: seller.id });
    const buyer = await aBuyer(app.source);
    expect((await asked(id)).json()).toEqual({ events: [], next: null });
    expect((await asked(id, '', await tokenOf(app, seller.id))).status).toBe(403);
    expect((await asked(id, '', await tokenOf(app, buyer.id))).status).toBe(403);
    expect((await app.call('GET', `/api/v1/properties/${id}/timeline`)).status).toBe(401);
    expect((await asked(99_999_999)).status).toBe(404);
    for (const query of [
      '?before=x',
      '?before=1-nothing-1',
      `?before=${'9'.repeat(17)}-nda-1`,
      '?count=0',
      '?count=101',
    ]) {
      expect((await asked(id, query)).status).toBe(422);
    }
  });

  it('[FOFF-11] reads each table by an index that begins with the property or the deal', async () => {
    const plan = await app.source.transaction(async (manager) => {
      // On tables of a few rows anything is quick; of many, only this is.
      await manager.query('set local enable_seqscan = off');
      return manager.query<{ 'QUERY PLAN': object }[]>(
        `explain (format json) ${TIMELINE.replaceAll('$1', '1').replaceAll('$2', '9999999999999999').replaceAll('$3', `'change'`).replaceAll('$4', '0').replaceAll('$5', '21').replaceAll('$6', 'true')}`,
      );
    });
    type Node = Record<string, unknown> & { Plans?: Node[] };
    const nodes: Node[] = [];
    const walk = (node: Node): void => {
      nodes.push(node);
      node.Plans?.forEach(walk);
    };
    walk((plan[0]['QUERY PLAN'] as [{ Plan: Node }])[0].Plan);
    const scans = nodes.filter((node) => TABLES.includes(String(node['Relation Name'])) || node['Index Cond']);
    expect(scans.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
    const conditions = scans.map((node) => `${String(node['Index Name'])}: ${String(node['Index Cond'])}`).join('\n');
    expect(conditions).toMatch(/ndas_property: .*property_id = 1.*signed_at <=/);
    expect(conditions).toMatch(/audit_log_subject: .*subject_type = 'property'.*subject_id = 1/);
    expect(conditions).toMatch(/mails_of_record: .*record_type = 'property'.*record_id = 1.*created_at <=/);
    expect(conditions).toMatch(/mails_of_record: .*record_type = 'deal'.*record_id = d/);
    expect(conditions).toMatch(/deals_of_property: .*property_id = 1/);
  });
});
