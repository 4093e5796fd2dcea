import { AUDIENCE_MAX, NARROW_AUDIENCE, NOBODY_IN_AUDIENCE, SCHEDULE_PAST } from '@stowbridge/contract/campaigns';
import type { Condition } from '@stowbridge/contract/criteria';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { aCampaign, campaignMails, keeps, SENDING } from '../../../test/campaigns';
import { someCriteria } from '../../../test/criteria';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { Config } from '../../config';
import { NO_AUDIENCE } from './audience.sql';
import { clickToken } from './click-tokens';
import type { AudienceSizeDto, CampaignDto, CampaignReportDto, ProposedAudienceDto } from './campaigns.resource.dto';
import { sendCampaigns } from './sending';

const DAY = 86_400_000;

describe('campaigns', () => {
  let app: TestApp;
  let adminId: number;
  let admin: string;
  let propertyId: number;
  beforeAll(async () => {
    app = await startTestApp();
    adminId = (await anAdmin(app.source)).id;
    admin = await tokenOf(app, adminId);
  });
  beforeEach(async () => {
    propertyId = (await aProperty(app.source, { stateId: 44 })).id;
  });
  afterAll(() => app.close());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token = admin) =>
    app.call(method, `/api/v1/campaigns${path}`, body, token);
  const config = () => app.app.get(Config);
  const draft = (given: object = {}) => ({
    subject: 'Two near Austin',
    intro: '<p>New</p>',
    propertyIds: [propertyId],
    audience: { ...NO_AUDIENCE, favourites: true },
    ...given,
  });
  const campaign = (given?: Parameters<typeof aCampaign>[2]) =>
    aCampaign(app.source, { madeById: adminId, propertyId }, given);
  const size = async (id: number) => (await call('GET', `/${id}/audience`)).json<AudienceSizeDto>();
  const get = async (id: number) => (await call('GET', `/${id}`)).json<CampaignDto>();
  const reader = async (given = {}) => {
    const { id } = await aBuyer(app.source, given);
    await keeps(app.source, id, propertyId);
    return id;
  };
  const sign = (userId: number, signedAt = new Date()) =>
    app.source.query(
      `insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, city, state_id, zip_code, phone, document_sha256, consent_text, signed_at)
       values ($1, 'P', $2, 'F', 'L', 'r@b.co', '1 St', 'Denver', 6, '80202', '1', 'x', 'I agree', $3)`,
      [propertyId, userId, signedAt],
    );

  it('[BEYB-84] pasted HTML is cleaned, and what is left of it is required', async () => {
    const pasted = '<p onclick="x()">Hello<script>alert(1)</script><img src="https://t.example/p.gif"></p>';
    const made = await call('POST', '', draft({ intro: pasted }));
    expect([made.status, made.json<CampaignDto>()]).toMatchObject([
      201,
      { intro: '<p>Hello</p>', state: 'draft', propertyIds: [propertyId], madeById: adminId, peopleCount: 0 },
    ]);
    const { id } = made.json<CampaignDto>();
    const preview = await call('GET', `/${id}/preview`);
    expect([preview.status, preview.json<{ html: string }>().html]).toEqual([
      200,
      expect.stringMatching(/^(?![^]*(alert|t\.example))[^]*<p[^>]*>Hello<\/p>[^]*because you keep a listing/),
    ]);
    expect((await call('GET', '/999999/preview')).status).toBe(404);
    for (const body of [
      { intro: '<script>alert(1)</script>' },
      { intro: 'x'.repeat(5001) },
      { subject: '' },
      { subject: 'x'.repeat(151) },
      { propertyIds: [] },
      { propertyIds: [999_999] },
      { audience: { ...NO_AUDIENCE, favourites: 'yes' } },
      { audience: { ...NO_AUDIENCE, stateIds: ['x'] } },
      { audience: { ...NO_AUDIENCE, everybody: true } },
      { audience: { ...NO_AUDIENCE, stateIds: [999] } },
      { audience: null },
    ]) {
      expect([body, (await call('PUT', `/${id}`, draft(body))).status]).toEqual([body, 422]);
    }
    expect(await get(id)).toMatchObject({ intro: '<p>Hello</p>', subject: 'Two near Austin' });
    expect((await call('PUT', `/${id}`, draft({ subject: 'Other' }))).json<CampaignDto>().subject).toBe('Other');
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect((await call('GET', `/${id}`)).status).toBe(404);
  });

  it('[BEYB-84] nobody in the audience, a time in the past and a property that is hidden are 422 and schedule nothing', async () => {
    const id = await campaign();
    const schedule = (at: unknown = null) => call('POST', `/${id}/schedule`, { at });
    const refusal = async (at?: unknown) => {
      const { status, text } = await schedule(at);
      return [status, text];
    };
    expect(await refusal()).toEqual([422, expect.stringContaining(NOBODY_IN_AUDIENCE)]);
    await reader();
    expect(await refusal(new Date(Date.now() - DAY))).toEqual([422, expect.stringContaining(SCHEDULE_PAST)]);
    expect((await schedule('tomorrow')).status).toBe(422);
    await app.source.query('update properties set active = false where id = $1', [propertyId]);
    expect((await schedule()).status).toBe(422);
    expect(await get(id)).toMatchObject({ state: 'draft', scheduledAt: null });
    await app.source.query('update properties set active = true where id = $1', [propertyId]);
    const at = new Date(Date.now() + DAY).toISOString();
    expect((await schedule(at)).json<CampaignDto>()).toMatchObject({ state: 'scheduled', scheduledAt: at });
    // What is scheduled is changed by nobody; taken back it is a draft again.
    expect((await call('PUT', `/${id}`, draft())).status).toBe(409);
    expect((await call('DELETE', `/${id}`)).status).toBe(409);
    expect((await schedule()).status).toBe(409);
    expect((await call('POST', `/${id}/stop`)).json<CampaignDto>()).toMatchObject({
      state: 'draft',
      scheduledAt: null,
    });
    expect((await call('POST', `/${id}/stop`)).status).toBe(409);
  });

  it('[BEYB-83] none is scheduled without a postal address, nor with a made-up one where others can reach us', async () => {
    const id = await campaign();
    await reader();
    const PUBLIC_URL = 'https://market.example';
    const before = { ...config() };
    for (const given of [{ OFFICES: [] }, { PUBLIC_URL }]) {
      Object.assign(config(), before, given);
      expect((await call('POST', `/${id}/schedule`, {})).text).toContain('The office has no postal address');
      expect(await get(id)).toMatchObject({ state: 'draft' });
    }
    Object.assign(config(), before, { PUBLIC_URL, OFFICES: [`Texas: ${SENDING.postalAddress}`] });
    expect((await call('POST', `/${id}/schedule`, {})).status).toBe(200);
    Object.assign(config(), before);
    await call('POST', `/${id}/stop`);
  });

  it('[BEYB-85] more than 5,000 people are refused, and not written to when they have become more by then', async () => {
    const template = await reader();
    await app.source.query(
      `with made as (
         insert into users (first_name, last_name, email, phone_number, state_id, user_type_id, status_id)
         select 'Many', 'Readers', 'many.' || n || '@example.com', '1', 44, user_type_id, status_id from users, generate_series(1, ${AUDIENCE_MAX}) n where id = $1
         returning id),
       roles as (insert into user_roles (user_id, role_id) select id, 2 from made)
       insert into favourites (user_id, property_id) select id, $2 from made`,
      [template, propertyId],
    );
    const id = await campaign();
    expect(await size(id)).toEqual({ count: AUDIENCE_MAX + 1, heldBack: 0 });
    const { status, text } = await call('POST', `/${id}/schedule`, {});
    expect([status, text]).toEqual([422, expect.stringContaining(NARROW_AUDIENCE)]);
    const due = await campaign({ state: 'scheduled' });
    await sendCampaigns(app.source, SENDING);
    expect([await get(due), await campaignMails(app.source, due)]).toMatchObject([
      { state: 'stopped', stopReason: 'audience' },
      [],
    ]);
    await app.source.query('delete from favourites where user_id = $1', [template]);
    expect((await call('POST', `/${id}/schedule`, {})).status).toBe(200);
    await call('POST', `/${id}/stop`);
  });

  it('an audience is who keeps it, who has signed there, and who lives there; once each, and nobody who may not be written to', async () => {
    const state = 17;
    await app.source.query('update properties set state_id = $2 where id = $1', [propertyId, state]);
    const keeper = await reader({ stateId: state });
    const signer = (await aBuyer(app.source)).id;
    await sign(signer);
    await sign(keeper);
    const neighbour = await aBuyer(app.source, { stateId: state });
    const all = { favourites: true, signers: true, signerStateIds: [state], stateIds: [state] };
    const id = await campaign({ audience: all });
    expect(await size(id)).toEqual({ count: 3, heldBack: 0 });
    expect(await size(await campaign({ audience: { signers: true, signerStateIds: [state] } }))).toMatchObject({
      count: 2,
    });
    expect(
      await size(await campaign({ audience: { signers: true, signerStateIds: [state], signerTypeIds: [7] } })),
    ).toMatchObject({ count: 0 });
    expect(await size(await campaign({ audience: { stateIds: [state] } }))).toMatchObject({ count: 2 });
    expect(await size(await campaign({ audience: { userIds: [keeper, keeper, signer] } }))).toMatchObject({ count: 2 });
    const seller = await aSeller(app.source, { stateId: state });
    await app.source.query('insert into user_roles (user_id, role_id) values ($1, 2)', [seller.id]);
    expect(await size(id)).toMatchObject({ count: 4 });
    await app.source.query('update properties set seller_id = $2 where id = $1', [propertyId, seller.id]);
    expect(await size(id)).toMatchObject({ count: 3 });
    await app.source.query(`insert into mail_stops (user_id, category) values ($1, 'listings')`, [keeper]);
    await app.source.query(
      `insert into refused_addresses (address, refused_at, reply) values (lower($1), now(), 'no')`,
      [neighbour.email],
    );
    expect(await size(id)).toMatchObject({ count: 1 });
    await app.source.query('update users set status_id = 3 where id = $1', [signer]);
    expect(await size(id)).toMatchObject({ count: 0 });
  });

  it('a campaign about a property is proposed to the buyers whom it matches, by what the public reads of it', async () => {
    const proposed = async () =>
      (
        await app.call('GET', `/api/v1/properties/${propertyId}/campaign-audience`, undefined, admin)
      ).json<ProposedAudienceDto>();
    const state = 18;
    await app.source.query('update properties set state_id = $2, price = 4000000 where id = $1', [propertyId, state]);
    const buys = async (must: Condition[], given = {}) => {
      const { id } = await aBuyer(app.source);
      await someCriteria(app.source, id, { must, ...given });
      return id;
    };
    const anywhere: Condition = { kind: 'states', ids: [state] };
    const one = await buys([anywhere]);
    await buys([anywhere, { kind: 'price', to: 5_000_000 }]);
    await buys([{ kind: 'states', ids: [state + 1] }]);
    await buys([anywhere], { activeUntil: '2026-01-01' });
    expect(await proposed()).toEqual({ count: 2, heldBack: 0, audience: { ...NO_AUDIENCE, matches: true } });
    await app.source.query('update properties set alternate_price_option_id = 1 where id = $1', [propertyId]);
    expect(await proposed()).toMatchObject({ count: 1 });
    const id = await campaign({ state: 'scheduled', audience: { matches: true } });
    await sendCampaigns(app.source, SENDING);
    expect(await campaignMails(app.source, id)).toEqual([{ userId: one, state: 'queued', why: null }]);
  });

  it('[BEYB-80] who got a campaign within 3 days, or two within 7, is held back and named in the report', async () => {
    const [fresh, lately, twice] = [
      await reader(),
      await reader({ firstName: 'Lea', lastName: 'Late' }),
      await reader(),
    ];
    const before = async (userId: number, days: number) =>
      app.source.query(
        `insert into campaign_mails (campaign_id, user_id, source, state, queued_at, sent_at) values ($1, $2, 'states', 'sent', now() - make_interval(days => $3), now())`,
        [await campaign({ state: 'sent' }), userId, days],
      );
    await before(lately, 2);
    await before(twice, 4);
    expect(await size(await campaign())).toEqual({ count: 2, heldBack: 1 });
    await before(twice, 6);
    await before(fresh, 4);
    const id = await campaign({ state: 'scheduled' });
    expect(await size(id)).toEqual({ count: 1, heldBack: 2 });
    await sendCampaigns(app.source, SENDING);
    expect(await campaignMails(app.source, id)).toEqual([
      { userId: fresh, state: 'queued', why: null },
      { userId: lately, state: 'held', why: 'within 3 days' },
      { userId: twice, state: 'held', why: 'twice in 7 days' },
    ]);
    const report = (await call('GET', `/${id}/report`)).json<CampaignReportDto>();
    expect([report.heldBackCount, report.heldBack]).toEqual([
      2,
      expect.arrayContaining([{ userId: lately, name: 'Lea Late', why: 'within 3 days' }]),
    ]);
  });

  it('[BEYB-78] the report counts what was sent, refused and opened, and NDAs on its properties within 14 days', async () => {
    const [reading, late, refused, elsewhere] = [await reader(), await reader(), await reader(), await reader()];
    const id = await campaign({ state: 'sent' });
    const sentAt = new Date(Date.now() - 20 * DAY);
    for (const [userId, state] of [
      [reading, 'sent'],
      [late, 'sent'],
      [refused, 'refused'],
    ] as const) {
      await app.source.query(
        `insert into campaign_mails (campaign_id, user_id, source, state, queued_at, sent_at) values ($1, $2, 'favourites', $3, $4, case when $3 = 'sent' then $4::timestamptz end)`,
        [id, userId, state, sentAt],
      );
    }
    await sign(reading, new Date(sentAt.getTime() + 13 * DAY));
    await sign(late, new Date(sentAt.getTime() + 15 * DAY));
    await sign(elsewhere, new Date(sentAt.getTime() + DAY));
    const report = async () => (await call('GET', `/${id}/report`)).json<CampaignReportDto>();
    expect(await report()).toEqual({
      sent: 2,
      refused: 1,
      failed: 0,
      waiting: 0,
      clicked: 0,
      ndas: 1,
      heldBackCount: 0,
      heldBack: [],
    });
    const token = clickToken(config().SECRET_KEY, { campaignId: id, userId: reading, propertyId });
    const follow = (given: string, agent = 'Mozilla/5.0') =>
      app.call('GET', `/api/v1/campaign-links/${given}`, undefined, undefined, { 'user-agent': agent });
    for (const forged of [token.replace(/^\d+/, '9999'), token.slice(0, -1), 'https:%2F%2Fevil.example']) {
      expect((await follow(forged)).status).toBe(404);
    }
    await follow(token, 'Googlebot/2.1');
    expect((await report()).clicked).toBe(0);
    const [first, again] = [await follow(token), await follow(token)];
    expect([first.status, again.status, String(first.headers.location)]).toEqual([
      303,
      303,
      expect.stringMatching(new RegExp(`^${config().PUBLIC_URL}/property/${propertyId}/`)),
    ]);
    expect((await report()).clicked).toBe(1);
    await app.source.query('update properties set active = false where id = $1', [propertyId]);
    expect(String((await follow(token)).headers.location)).toBe(`${config().PUBLIC_URL}/property/search/`);
  });
});
