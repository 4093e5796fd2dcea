import { anAdmin } from './builders';
import { runCommand } from './command';
import { enrolApp, login, withPassword } from './second-factors';
import { startTestApp, TestApp } from './test-app';
import { tokenOf } from './tokens';

// Each command is a process of its own, which takes seconds on a busy machine.
jest.setTimeout(60_000);

describe('the command that resets a lost second factor', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp()), 60_000);
  afterAll(() => app.close());

  const run = (...args: string[]) => runCommand('reset-second-factor.js', app.ownerUrl, ...args);

  it('[BEYE-09] lets the last administrator in by password alone, ends their sessions and notes who did it', async () => {
    const administrator = await anAdmin(app.source, await withPassword());
    const token = await tokenOf(app, administrator.id);
    await enrolApp(app, token);
    expect((await login(app, administrator)).json()).toMatchObject({ SecondFactor: expect.anything() });

    expect(await run(administrator.email)).toEqual({
      code: 0,
      stdout: `The second factor of ${administrator.email} is reset; whatever they were signed in with has ended. They sign in with their password alone.\n`,
      stderr: '',
    });
    expect((await login(app, administrator)).json()).toMatchObject({ Token: expect.any(String) });
    expect((await app.call('GET', '/api/v1/me', undefined, token)).status).toBe(401);
    const [audited] = await app.source.query<unknown[]>(
      `select action, actor_id, detail->>'actor' "by", detail->>'reason' reason from audit_log where subject_type = 'user' and subject_id = $1 and action like '%reset' order by id desc limit 1`,
      [administrator.id],
    );
    expect(audited).toMatchObject({ actor_id: null, by: 'command line', reason: 'by the command' });
  });

  it('says in one sentence what it cannot do', async () => {
    const without = await anAdmin(app.source);
    expect(await run('nobody@example.com')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Nobody has the address nobody@example.com.\n',
    });
    expect(await run(without.email)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^[^\n]+\.\n$/),
    });
    expect(await run()).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Usage: npm run reset-second-factor -- someone@example.com\n',
    });
  });
});
