import type { PrivacyKind } from '@stowbridge/contract/privacy';
import { aBuyer, anAdmin } from '../../../test/builders';
import { type Answer, startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { unpacked } from '../../../test/unpacked';
import { hashToken } from '../accounts/sign-in/passwords';
import { registerPrivacyLink } from './privacy-links';

interface Link {
  kind: string;
  state: string;
  email: string;
  readyUntil: string | null;
  deletesAt: string | null;
  url: string | null;
}

describe('the data of a visitor', () => {
  let app: TestApp;
  let count = 0;
  let email: string;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    email = `Visitor${(count += 1)}@Lindqvist.example`;
    await app.source.query(
      `insert into enquiries (kind, name, phone, email, message) values ('contact', 'Ada', '303-555-0144', $1, 'Is it heated?'), ('contact', 'Bo', '303-555-0145', 'bo@other.example', 'Not mine')`,
      [email.toLowerCase()],
    );
  });

  const ask = (kind: PrivacyKind = 'export', address = email): Promise<Answer> =>
    app.call('POST', '/api/v1/privacy-requests', { email: address, kind });
  const by = (what: 'open' | 'confirm' | 'take-back', token: string): Promise<Answer> =>
    app.call('POST', `/api/v1/privacy-links/${what}`, { token });
  const link = async (what: 'open' | 'confirm' | 'take-back', token: string): Promise<Link> =>
    (await by(what, token)).json();
  const detail = ({ status, json }: Answer): [number, string] => [status, json<{ detail: string }>().detail];
  const events = (name: string): Promise<{ id: number }[]> =>
    app.source.query(`select (payload->>'requestId')::int id from events where name = $1 order by events.id`, [name]);
  /** What the worker does as the mail leaves. */
  const mailed = async (token: string): Promise<void> => {
    const { id } = (await events('privacy.link-asked')).at(-1) as { id: number };
    expect(await registerPrivacyLink(app.source.manager, id, hashToken(token))).toBe(true);
  };
  const asked = async (kind: PrivacyKind, token: string): Promise<void> => {
    expect((await ask(kind)).status).toBe(204);
    await mailed(token);
  };

  it('[BEYE-74] is exported after a mailed link, and holds nothing of others', async () => {
    await asked('export', `copy-${count}`);
    const token = `copy-${count}`;
    expect(await link('open', token)).toEqual({
      kind: 'export',
      state: 'to confirm',
      email,
      readyUntil: null,
      deletesAt: null,
      url: null,
    });
    const { state, url } = await link('confirm', token);
    const { statusCode, headers, rawPayload } = await app.app.inject({ url: url ?? '' });
    expect([state, statusCode, headers['content-type']]).toEqual(['ready', 200, 'application/zip']);
    const data = JSON.parse((await unpacked(rawPayload))['data.json'].toString()) as Record<string, object[]>;
    expect(data.enquiries).toEqual([expect.objectContaining({ name: 'Ada', message: 'Is it heated?' })]);
    expect(JSON.stringify(data)).not.toContain('Not mine');

    await app.source.query(`update privacy_requests set ready_until = now() - interval '1 second' where email = $1`, [
      email,
    ]);
    expect((await link('open', token)).state).toBe('done');
    expect((await app.app.inject({ url: url ?? '' })).statusCode).toBe(401);
  });

  it('[BEYE-74] answers the same whether the address is known, unknown or of an account', async () => {
    const buyer = await aBuyer(app.source);
    const answers = [await ask(), await ask('export', 'nobody@lindqvist.example'), await ask('export', buyer.email)];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const told = await app.source.query<object[]>(
      `select payload from events where name = 'privacy.account-asked' order by id desc limit 1`,
    );
    expect(told).toEqual([{ payload: { userId: buyer.id } }]);
    expect(await app.source.query('select from privacy_requests where email = $1', [buyer.email])).toHaveLength(0);
  });

  it('[BEYE-74] is deleted 7 days after it was confirmed, and can be taken back until then', async () => {
    const token = `delete-${count}`;
    await asked('delete', token);
    const first = await link('confirm', token);
    expect([first.state, Math.round((new Date(first.deletesAt ?? '').getTime() - Date.now()) / 3_600_000)]).toEqual([
      'waiting',
      7 * 24,
    ]);
    expect(await link('confirm', token)).toEqual(first);
    expect(await events('privacy.asked')).toHaveLength(1);
    expect((await link('take-back', token)).state).toBe('taken back');
    expect(detail(await by('take-back', token))).toEqual([
      409,
      'Only a deletion that was not carried out yet can be taken back.',
    ]);
  });

  it('asked for again mails a new link, with which the earlier one ends', async () => {
    await asked('delete', `one-${count}`);
    await asked('delete', `two-${count}`);
    expect((await by('open', `one-${count}`)).status).toBe(410);
    expect((await link('confirm', `two-${count}`)).state).toBe('waiting');
    const rows = await app.source.query<object[]>('select from privacy_requests where email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  it('[BEYE-80] an old link and one of nobody say so', async () => {
    await asked('export', `old-${count}`);
    await app.source.query(`update privacy_requests set link_until = now() where email = $1`, [email]);
    for (const token of [`old-${count}`, 'of-nobody']) {
      for (const what of ['open', 'confirm', 'take-back'] as const) {
        expect(detail(await by(what, token))).toEqual([410, 'This link has expired. Please ask for a new one.']);
      }
    }
    for (const url of ['/api/v1/privacy-links/data.zip', '/api/v1/privacy-links/data.zip?token=x']) {
      expect((await app.app.inject({ url })).statusCode).toBe(401);
    }
  });

  it('refuses what is no address or no kind, and the sixth time within 15 minutes', async () => {
    expect((await ask('export', 'no address')).status).toBe(422);
    expect((await ask('everything' as PrivacyKind)).status).toBe(422);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await ask('export', 'often@lindqvist.example')).status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('the office reads of it once it was confirmed, and can refuse it', async () => {
    const token = await tokenOf(app, (await anAdmin(app.source)).id);
    const rows = async (): Promise<{ id: number; userId: null; userName: string; state: string }[]> =>
      (await app.call('GET', '/api/v1/privacy-requests?filter={"kind":"delete"}', undefined, token)).json();
    const ofThis = async () => (await rows()).filter(({ userName }) => userName === email);
    await asked('delete', `office-${count}`);
    expect(await ofThis()).toEqual([]);
    await link('confirm', `office-${count}`);
    const [request] = await ofThis();
    expect(request).toMatchObject({ userId: null, state: 'waiting' });
    const refuse = { decision: 'refused', reason: 'A sale is not settled yet.' };
    const answer = await app.call('POST', `/api/v1/privacy-requests/${request.id}/decision`, refuse, token);
    expect([answer.status, (await ofThis())[0].state]).toEqual([204, 'refused']);
    expect((await link('open', `office-${count}`)).state).toBe('refused');
  });
});
