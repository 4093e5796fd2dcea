import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aDeal } from '../../../test/deals';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import type { User } from '../accounts/users/user.entity';
import type { PropertyTimelineDto } from '../../views/properties/property-timeline.resource.dto';
import type { NoteDto } from './notes.resource.dto';

describe('notes and calls of the office', () => {
  let app: TestApp;
  let admin: User;
  let token: string;
  let other: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await anAdmin(app.source, { firstName: 'Sam', lastName: 'Carter' });
    token = await tokenOf(app, admin.id);
    other = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  const post = (body: object, by = token) => app.call('POST', '/api/v1/notes', body, by);
  const note = async (subjectType: string, subjectId: number, more: object = {}): Promise<NoteDto> => {
    const answer = await post({ subjectType, subjectId, kind: 'note', text: 'Asks for the roof.', ...more });
    expect(answer.status).toBe(201);
    return answer.json<NoteDto>();
  };
  const listed = async (filter: object): Promise<NoteDto[]> =>
    (
      await app.call('GET', `/api/v1/notes?filter=${encodeURIComponent(JSON.stringify(filter))}`, undefined, token)
    ).json<NoteDto[]>();
  const ids = async (filter: object): Promise<number[]> => (await listed(filter)).map(({ id }) => id);
  const onProperty = async (id: number, by = token) =>
    (await app.call('GET', `/api/v1/properties/${id}/timeline`, undefined, by)).json<PropertyTimelineDto>().events;
  const anEnquiry = async (): Promise<number> =>
    (
      await app.source.query<{ id: number }[]>(
        `insert into enquiries (kind, name, phone, email, message) values ('sell', 'Ida Moss', '1', 'i@example.com', 'M') returning id`,
      )
    )[0].id;
  const stored = async (): Promise<unknown> =>
    app.source.query('select (select count(*)::int from notes) notes, (select count(*)::int from audit_log) log');

  it('[BEYC-74] of a deal stand at once on the timeline of the deal, its buyer and its property, the others on their own', async () => {
    const [property, elsewhere] = [await aProperty(app.source), await aProperty(app.source)];
    const buyer = await aBuyer(app.source, { firstName: 'Avery', lastName: 'Stone' });
    const deal = await aDeal(app.source, property, buyer.id, 6);
    await aDeal(app.source, elsewhere, (await aBuyer(app.source)).id, 6);
    const enquiryId = await anEnquiry();
    const ofDeal = await note('deal', deal.id, {
      kind: 'call',
      text: 'Wants to close in May.',
      at: '2026-01-02T17:30:00Z',
    });
    expect(ofDeal).toMatchObject({
      subjectType: 'deal',
      subjectId: deal.id,
      subjectName: `Avery Stone · ${property.name}`,
      kind: 'call',
      text: 'Wants to close in May.',
      at: '2026-01-02T17:30:00.000Z',
      authorId: admin.id,
      authorName: 'Sam Carter',
      modifiedAt: null,
    });
    const ofProperty = await note('property', property.id);
    const ofBuyer = await note('user', buyer.id);
    const ofEnquiry = await note('enquiry', enquiryId);
    expect(await ids({ dealId: deal.id })).toEqual([ofDeal.id]);
    expect(await ids({ propertyId: property.id })).toEqual([ofProperty.id, ofDeal.id]);
    expect(await ids({ userId: buyer.id })).toEqual([ofBuyer.id, ofDeal.id]);
    expect(await ids({ enquiryId })).toEqual([ofEnquiry.id]);
    expect(await ids({ propertyId: elsewhere.id })).toEqual([]);
    expect(await ids({ propertyId: property.id, kind: 'call' })).toEqual([ofDeal.id]);
    expect(await ids({ propertyId: property.id, subjectType: 'property' })).toEqual([ofProperty.id]);
    const shown = (await onProperty(property.id)).filter(({ kind }) => kind === 'note');
    expect(shown).toMatchObject([
      { noteId: ofProperty.id, noteKind: 'note', text: 'Asks for the roof.', dealId: null, actorName: 'Sam Carter' },
      {
        noteId: ofDeal.id,
        noteKind: 'call',
        text: 'Wants to close in May.',
        dealId: deal.id,
        buyerName: 'Avery Stone',
      },
    ]);
    expect((await onProperty(elsewhere.id)).filter(({ kind }) => kind === 'note')).toEqual([]);
  });

  it('[BEYC-74] are about a deal of an offline buyer, who is on no other timeline', async () => {
    const property = await aProperty(app.source);
    const [{ id }] = await app.source.query<{ id: number }[]>(
      `insert into deals (deal_name, property_id, property_name, is_offline, offline_buyer_first_name, offline_buyer_email, deal_status_id, status_at)
       values ('D', $1, 'P', true, 'Olga', 'olga@example.com', 6, now()) returning id`,
      [property.id],
    );
    const made = await note('deal', id);
    expect([await ids({ dealId: id }), await ids({ propertyId: property.id })]).toEqual([[made.id], [made.id]]);
  });

  it('[BEYC-74] are corrected and deleted by their author alone, and the log tells it without their text', async () => {
    const made = await note('user', (await aSeller(app.source)).id, { text: 'Zanzibar before' });
    const path = `/api/v1/notes/${made.id}`;
    const wanted = { kind: 'call', text: 'Zanzibar after', at: '2026-03-04T10:00:00Z' };
    for (const [method, body] of [
      ['PUT', wanted],
      ['DELETE', undefined],
    ] as const) {
      expect((await app.call(method, path, body, other)).status).toBe(403);
    }
    const corrected = (await app.call('PUT', path, wanted, token)).json<NoteDto>();
    expect(corrected).toMatchObject({ ...wanted, at: '2026-03-04T10:00:00.000Z', modifiedAt: expect.any(String) });
    expect((await app.call('PUT', path, { ...wanted, at: undefined }, token)).json<NoteDto>()).toEqual(corrected);
    const stale = await app.call('PUT', path, { ...wanted, text: 'Later' }, token, { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
    expect((await app.call('DELETE', path, undefined, token)).json()).toEqual({ id: made.id });
    expect((await app.call('GET', path, undefined, token)).status).toBe(404);
    expect((await app.call('DELETE', path, undefined, token)).status).toBe(404);
    const log = await app.source.query<{ action: string; subject_name: string; detail: object }[]>(
      `select action, subject_name, detail from audit_log where subject_type = 'note' and subject_id = $1 order by id`,
      [made.id],
    );
    expect(log.map(({ action }) => action)).toEqual(['note.added', 'note.changed', 'note.deleted']);
    expect(log[1].detail).toMatchObject({ userId: made.subjectId, textChanged: true, after: { kind: 'call' } });
    expect(log.at(-1)?.subject_name).toBe('Call by Sam Carter');
    expect(JSON.stringify(log)).not.toMatch(/zanzibar/i);
  });

  it.each<[string, object, number, string]>([
    ['without a text', { text: ' ' }, 422, 'text'],
    ['of 4,001 characters', { text: 'x'.repeat(4001) }, 422, 'text'],
    ['of another kind', { kind: 'letter' }, 422, 'kind'],
    ['about another kind of record', { subjectType: 'vendor' }, 422, 'subjectType'],
    ['about a record that is not there', { subjectId: 2_000_000_000 }, 422, 'subjectId'],
    ['about no record', { subjectId: undefined }, 422, 'subjectId'],
    ['of the future', { at: '2999-01-01T00:00:00Z' }, 422, 'at'],
    ['of before anybody noted anything', { at: '0000-01-01T00:00:00Z' }, 422, 'at'],
    ['of 31 February', { at: '2026-02-31T00:00:00Z' }, 422, 'at'],
    ['of a day without a time', { at: '2026-02-03' }, 422, 'at'],
    ['with a field that there is not', { authorId: 1 }, 422, 'authorId'],
  ])('[BEYC-74] a note %s is refused and changes nothing', async (_, wrong, status, named) => {
    const subjectId = (await aProperty(app.source)).id;
    const before = await stored();
    const answer = await post({ subjectType: 'property', subjectId, kind: 'note', text: 'A text', ...wrong });
    expect([answer.status, answer.json<{ errors: object[] }>().errors]).toMatchObject([status, [{ field: named }]]);
    expect(await stored()).toEqual(before);
  });

  it('[BEYC-74] of 4,000 characters and several lines are kept as they were typed', async () => {
    const text = `First line\n${'é'.repeat(3989)}`;
    const made = await note('property', (await aProperty(app.source)).id, { text: ` ${text} ` });
    expect(made.text).toBe(text);
  });

  it('[BEYC-74] without a moment are of now', async () => {
    const { id } = await aSeller(app.source);
    for (const at of [undefined, null]) {
      const before = Date.now();
      const made = await note('user', id, { at });
      expect(new Date(made.at).getTime()).toBeGreaterThanOrEqual(before - 1_000);
    }
  });

  it('[BEYC-74] about a property go with it, those about its deals stay', async () => {
    const property = await aProperty(app.source);
    const deal = await aDeal(app.source, property, (await aBuyer(app.source)).id, 4);
    const [gone, kept] = [await note('property', property.id), await note('deal', deal.id)];
    expect((await app.call('DELETE', `/api/v1/properties/${property.id}`, undefined, token)).status).toBeLessThan(300);
    expect(await app.source.query('select id from notes where id in ($1, $2)', [gone.id, kept.id])).toEqual([
      { id: kept.id },
    ]);
    expect(await ids({ dealId: deal.id })).toEqual([kept.id]);
  });
});
