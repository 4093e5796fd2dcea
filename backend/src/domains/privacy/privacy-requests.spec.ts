import { aBuyer, anAdmin, aSeller } from '../../../test/builders';
import { type Answer, startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { unpacked } from '../../../test/unpacked';
import type { User } from '../accounts/users/user.entity';

const EXPIRED = 'This link has expired. Please open it again.';

interface Copy {
  id: number;
  state: string;
  receivedAt: string;
  readyUntil: string;
  endedAt: string | null;
}

describe('a copy of one’s own data', () => {
  let app: TestApp;
  let buyer: User;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    buyer = await aBuyer(app.source, { firstName: 'Dana', lastName: 'Keller' });
    token = await tokenOf(app, buyer.id);
  });

  const path = '/api/v1/me/privacy-requests';
  const ask = (by = token): Promise<Answer> => app.call('POST', path, { kind: 'export' }, by);
  const made = async (by = token): Promise<Copy> => (await ask(by)).json();
  const list = async (by = token): Promise<Copy[]> => (await app.call('GET', path, undefined, by)).json();
  const link = (id: number, by = token): Promise<Answer> => app.call('POST', `${path}/${id}/link`, undefined, by);
  const urlOf = async (id: number): Promise<string> => (await link(id)).json<{ url: string }>().url;
  /** As a browser asks that saves the file: without a bearer token. */
  const save = (url: string) => app.app.inject({ url });
  const refusal = ({ status, json }: Answer): [number, string] => [status, json<{ detail: string }>().detail];
  const age = (id: number): Promise<unknown> =>
    app.source.query(
      `update privacy_requests set received_at = received_at - interval '25 hours', ready_until = ready_until - interval '25 hours' where id = $1`,
      [id],
    );
  const tokenIn = (address: string): string =>
    new URL(address, 'https://market.example').searchParams.get('token') ?? '';

  it('[BEYE-65] is ready at once for 24 hours, and saved by an address of this session', async () => {
    const { id, state, receivedAt, readyUntil, endedAt } = await made();
    expect([state, endedAt]).toEqual(['ready', null]);
    expect(new Date(readyUntil).getTime() - new Date(receivedAt).getTime()).toBe(24 * 3_600_000);
    const { statusCode, headers, rawPayload } = await save(await urlOf(id));
    expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/zip',
      expect.stringContaining('attachment; filename="Your data.zip"'),
    ]);
    const files = await unpacked(rawPayload);
    const { users, privacy_requests } = JSON.parse(files['data.json'].toString()) as Record<string, object[]>;
    expect(users).toEqual([expect.objectContaining({ id: buyer.id, first_name: 'Dana', last_name: 'Keller' })]);
    expect(privacy_requests).toEqual([expect.objectContaining({ id, kind: 'export' })]);
    expect(files['index.html'].toString()).toContain('Keller');
  });

  it('[BEYE-66] holds what came from the e-mail address once it is proven to be theirs', async () => {
    await app.source.query(
      `insert into enquiries (kind, name, phone, email, message) values ('contact', 'Visitor', '5550142200', $1, 'Before I had an account')`,
      [buyer.email],
    );
    const enquiries = async (): Promise<unknown> => {
      await app.source.query('update privacy_requests set ready_until = received_at where user_id = $1', [buyer.id]);
      const { rawPayload } = await save(await urlOf((await made()).id));
      return (JSON.parse((await unpacked(rawPayload))['data.json'].toString()) as Record<string, unknown>).enquiries;
    };
    await app.source.query('update users set email_confirmed_at = null where id = $1', [buyer.id]);
    expect(await enquiries()).toEqual([]);
    await app.source.query('update users set email_confirmed_at = now() where id = $1', [buyer.id]);
    expect(await enquiries()).toEqual([expect.objectContaining({ message: 'Before I had an account' })]);
  });

  it('[BEYE-80] a second request while one is ready is refused, and one after it is not', async () => {
    const { id } = await made();
    expect(refusal(await ask())).toEqual([409, 'Your data is ready to be downloaded already.']);
    await age(id);
    expect(await list()).toEqual([expect.objectContaining({ id, state: 'expired' })]);
    const next = await made();
    expect((await list()).map((one) => [one.id, one.state, one.endedAt !== null])).toEqual([
      [next.id, 'ready', false],
      [id, 'expired', true],
    ]);
  });

  it('of several requests at once one is taken', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await list()).toHaveLength(1);
  });

  it('[BEYE-80] the link of another person is not found, and theirs opens nothing of others', async () => {
    const { id } = await made();
    const other = await tokenOf(app, (await aSeller(app.source)).id);
    expect(refusal(await link(id, other))).toEqual([404, 'The request was not found.']);
    const theirs = await made(other);
    const url = await urlOf(id);
    const { statusCode, body } = await save(url.replace(`/${id}/`, `/${theirs.id}/`));
    expect([statusCode, JSON.parse(body).detail]).toEqual([401, EXPIRED]);
  });

  it('[BEYE-80] an old link says that it has expired, and so does one of a session that has ended', async () => {
    const { id } = await made();
    const url = await urlOf(id);
    await age(id);
    expect(refusal(await link(id))).toEqual([410, EXPIRED]);
    const late = await save(url);
    expect([late.statusCode, JSON.parse(late.body).detail]).toEqual([401, EXPIRED]);

    const next = await urlOf((await made()).id);
    await app.call('DELETE', '/api/v1/session', undefined, token);
    await app.source.query('update sessions set ended_at = now() where user_id = $1', [buyer.id]);
    const ended = await save(next);
    expect([ended.statusCode, JSON.parse(ended.body).detail]).toEqual([401, EXPIRED]);
    for (const broken of ['', 'x', `${tokenIn(next)}x`]) {
      expect((await save(`${path}/${id}/data.zip?token=${broken}`)).statusCode).toBe(401);
    }
    expect((await save(`${path}/${id}/data.zip`)).statusCode).toBe(401);
  });

  it('needs a sign-in of the last 15 minutes, to be asked for and to be saved', async () => {
    const { id } = await made();
    await app.source.query(`update sessions set signed_in_at = now() - interval '16 minutes' where user_id = $1`, [
      buyer.id,
    ]);
    const again = 'Please sign in again to download your data.';
    expect(refusal(await link(id))).toEqual([422, again]);
    await age(id);
    expect(refusal(await ask())).toEqual([422, again]);
    expect(await list()).toHaveLength(1);
  });

  it('[BEYE-77] the log says who asked, and nothing of the data', async () => {
    const { id } = await made(await tokenOf(app, (await anAdmin(app.source)).id));
    const [{ detail, subject }] = await app.source.query<[{ detail: object; subject: string }]>(
      `select detail, subject_type subject from audit_log where action = 'privacy.asked' and (detail->>'requestId')::int = $1`,
      [id],
    );
    expect([detail, subject]).toEqual([{ requestId: id, kind: 'export' }, 'user']);
  });
});
