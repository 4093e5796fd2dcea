import { Client } from 'pg';
import { aBuyer, anAdmin, aSeller, aSession } from './builders';
import { type Ended, runCommand } from './command';
import { startTestApp, TestApp } from './test-app';
import { createTestDatabase } from './test-database';
import { tokenOf } from './tokens';
import { hashPassword, hashToken } from '../src/domains/accounts/sign-in/passwords';
import { migrate } from '../src/database/migrate';
import { User } from '../src/domains/accounts/users/user.entity';

// Each command is a process of its own, which takes seconds on a busy machine.
jest.setTimeout(60_000);

const command = (databaseUrl: string, ...args: string[]): Promise<Ended> =>
  runCommand('admin.js', databaseUrl, ...args);

const passwordIn = ({ stdout }: Ended): string => /Temporary password {2}(\S{12})\n/.exec(stdout)?.[1] ?? 'none';

describe('the command that makes administrators', () => {
  let app: TestApp;
  let url: string;
  beforeAll(async () => {
    app = await startTestApp();
    url = app.ownerUrl;
  });
  afterAll(() => app.close());

  const run = (...args: string[]): Promise<Ended> => command(url, ...args);
  const login = (UserName: string, Password: string) =>
    app.call('POST', '/api/account/login', { UserName, Password, UserTypeId: 1 });
  const needed = async (): Promise<boolean> =>
    (await app.call('GET', '/api/home/site')).json<{ NeedsAdministrator: boolean }>().NeedsAdministrator;
  const auditOf = (id: number) =>
    app.source.query<{ action: string; actor_id: number | null; by: string }[]>(
      `select action, actor_id, detail->>'actor' "by" from audit_log where subject_type = 'user' and subject_id = $1 order by id`,
      [id],
    );
  const userOf = async (email: string): Promise<{ id: number; status_id: number } | undefined> =>
    (
      await app.source.query<{ id: number; status_id: number }[]>('select id, status_id from users where email = $1', [
        email,
      ])
    )[0];
  const everything = () =>
    app.source.query(
      'select (select count(*) from users) users, (select count(*) from audit_log) log, (select md5(string_agg(u::text, chr(10) order by id)) from users u) text',
    );

  it('[FOPS-01] on an empty database lets somebody into the back office, who must choose a password first', async () => {
    expect([await needed(), await run('--list')]).toEqual([
      true,
      { code: 0, stdout: 'There is no administrator.\n', stderr: '' },
    ]);
    const made = await run('first@example.com', '--name', 'Ada van Vale');
    expect(made).toMatchObject({ code: 0, stderr: '' });
    const password = passwordIn(made);
    expect([made.stdout.split(password).length, made.stdout]).toEqual([
      2,
      expect.stringContaining('https://market.example.com/admin\n'),
    ]);
    expect(await needed()).toBe(false);

    const first = (await login('first@example.com', password)).json<{ PasswordResetToken: string }>();
    expect(first).toMatchObject({
      Token: null,
      IsConfirmed: false,
      FirstName: 'Ada',
      LastName: 'van Vale',
      Role: ['Admin'],
      PasswordResetToken: expect.any(String),
    });
    const chosen = { Password: 'my-own-1', ConfirmPassword: 'my-own-1', isForgotPassword: false };
    expect(
      (
        await app.call('POST', '/api/account/resetpassword', {
          ...chosen,
          Token: first.PasswordResetToken,
          TemporaryPassword: password,
        })
      ).status,
    ).toBe(200);
    const { Token } = (await login('first@example.com', 'my-own-1')).json<{ Token: string }>();
    const listed = await app.call('GET', '/api/v1/users', undefined, Token);
    expect([listed.status, listed.json<{ email: string }[]>().map(({ email }) => email)]).toEqual([
      200,
      ['first@example.com'],
    ]);
    expect((await login('first@example.com', password)).status).toBe(400);
    const user = await userOf('first@example.com');
    expect((await auditOf(user?.id ?? 0)).slice(0, 2)).toEqual([
      { action: 'user.created', actor_id: null, by: 'command line' },
      { action: 'password.temporary-given', actor_id: null, by: 'command line' },
    ]);
  });

  it('[FOPS-01] gives an administrator a new password: the old one, sessions and links are dead, and the new one lives 72 hours', async () => {
    const admin = await anAdmin(app.source, { passwordHash: await hashPassword('old-one-1') } as Partial<User>);
    const token = await tokenOf(app, admin.id);
    await app.source.query(
      `insert into password_tokens (user_id, kind, token_hash, expires_at) values ($1, 'forgot', $2, now() + interval '1 hour')`,
      [admin.id, hashToken('a-link')],
    );
    const answer = await run(admin.email.toUpperCase());
    expect(answer).toMatchObject({ code: 0, stderr: '' });
    expect((await app.call('GET', '/api/account/profile', undefined, token)).status).toBe(401);
    const byLink = { Token: 'a-link', Password: 'new-pass-1', ConfirmPassword: 'new-pass-1', isForgotPassword: true };
    expect((await app.call('POST', '/api/account/resetpassword', byLink)).status).toBe(400);
    expect((await login(admin.email, 'old-one-1')).status).toBe(400);
    expect((await login(admin.email, passwordIn(answer))).json<object>()).toMatchObject({
      Token: null,
      PasswordResetToken: expect.any(String),
    });
    const [{ hours }] = await app.source.query<{ hours: number }[]>(
      'select round(extract(epoch from temporary_password_expires_at - modified_at) / 3600)::int hours from users where id = $1',
      [admin.id],
    );
    expect(hours).toBe(72);
    expect((await auditOf(admin.id)).map(({ action, by }) => [action, by])).toEqual([
      ['password.temporary-given', 'command line'],
      ['sessions.ended', 'command line'],
    ]);
  });

  it('[FOPS-01] approves a rejected administrator again', async () => {
    const admin = await anAdmin(app.source, { statusId: 3 } as Partial<User>);
    expect((await run(admin.email)).code).toBe(0);
    expect((await userOf(admin.email))?.status_id).toBe(2);
    expect((await auditOf(admin.id)).map(({ action }) => action)).toContain('user.status-changed');
  });

  it('[FOPS-01] two at once for one new address make one administrator, whose password is the later one', async () => {
    const both = await Promise.all([run('both@example.com'), run('both@example.com')]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(await app.source.query(`select count(*)::int n from users where email = 'both@example.com'`)).toEqual([
      { n: 1 },
    ]);
    const answers = await Promise.all(
      both.map(async (one) => (await login('both@example.com', passwordIn(one))).status),
    );
    expect(answers.sort()).toEqual([200, 400]);
  });

  it('[FOPS-01] refuses the address of a buyer or seller in one sentence, and changes nothing', async () => {
    for (const { email } of [await aBuyer(app.source), await aSeller(app.source)]) {
      const before = await everything();
      const sentence = `${email} is the address of a buyer or seller, who cannot become an administrator; choose another address.\n`;
      expect([await run(email), await run('--revoke', email)]).toEqual([
        { code: 1, stdout: '', stderr: sentence },
        { code: 1, stdout: '', stderr: sentence },
      ]);
      expect(await everything()).toEqual(before);
    }
  });

  it('[FOPS-01] refuses what it does not understand in words, and changes nothing', async () => {
    const before = await everything();
    const asked: [string[], RegExp][] = [
      [[], /^Usage: npm run admin -- /],
      [['new@example.com', 'a-password-1'], /^Usage: /],
      [['new@example.com', '--password', 'a-password-1'], /^Unknown option '--password'/],
      [['new@example.com', '--list'], /^Usage: /],
      [['--list', '--name', 'A B'], /^Usage: /],
      [['new@example.com', '--name', 'Single'], /^--name takes a first and a last name\.\n$/],
      [['somebody'], /^"somebody" is no e-mail address\.\n$/],
      [['--revoke', 'nobody@example.com'], /^nobody@example\.com is no administrator\.\n$/],
    ];
    const answers = await Promise.all(asked.map(async ([args]) => [args, await run(...args)]));
    expect(answers).toEqual(
      asked.map(([args, words]) => [args, { code: 1, stdout: '', stderr: expect.stringMatching(words) }]),
    );
    expect(await everything()).toEqual(before);
  });

  it('[FOPS-01] lists administrators and no secret, and revokes one but never the last', async () => {
    await app.source.query('update users set status_id = 3 where user_type_id = 1');
    const [staying, going] = [
      await anAdmin(app.source, { passwordHash: 'x' } as Partial<User>),
      await anAdmin(app.source),
    ];
    await aSession(app.source, going.id);
    expect(await run('--revoke', going.email)).toEqual({
      code: 0,
      stdout: `${going.email} is no administrator any more.\n`,
      stderr: '',
    });
    expect((await userOf(going.email))?.status_id).toBe(3);
    expect(
      await app.source.query('select 1 from sessions where user_id = $1 and ended_at is null', [going.id]),
    ).toEqual([]);
    expect((await auditOf(going.id))[0]).toEqual({ action: 'user.status-changed', actor_id: null, by: 'command line' });
    expect(await run('--revoke', staying.email)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The last active administrator cannot be deleted.\n',
    });
    expect((await userOf(staying.email))?.status_id).toBe(2);
    const { stdout } = await run('--list');
    expect(stdout).toContain(`${staying.email}  Robin ${staying.lastName}  active\n`);
    expect(stdout).toContain(`${going.email}  Robin ${going.lastName}  revoked`);
  });
});

describe('the same where it cannot work', () => {
  it('[FOPS-01] is one sentence without the schema, which it does not make, and works once there is one', async () => {
    const database = await createTestDatabase();
    const client = new Client({ connectionString: database.ownerUrl });
    await client.connect();
    try {
      await client.query('drop schema public cascade; create schema public');
      expect(await command(database.ownerUrl, 'first@example.com')).toEqual({
        code: 1,
        stdout: '',
        stderr:
          'The database does not have the schema of this version: run node backend/dist/database/migrate.js first (npm start does it by itself).\n',
      });
      expect((await client.query(`select 1 from pg_tables where schemaname = 'public'`)).rows).toEqual([]);
      await migrate(database.ownerUrl);
      expect((await command(database.ownerUrl, 'first@example.com')).code).toBe(0);
    } finally {
      await client.end();
      await database.drop();
    }
  });

  it('[FOPS-01] is one sentence when the database is not there or not named', async () => {
    const gone = await command('postgres://nobody:secret@127.0.0.1:1/none', 'first@example.com');
    expect(gone).toEqual({
      code: 69,
      stdout: '',
      stderr: 'The database cannot be reached (ECONNREFUSED); DATABASE_URL or DATABASE_URL_FILE says where it is.\n',
    });
    expect(await command('', 'first@example.com')).toEqual({
      code: 78,
      stdout: '',
      stderr: 'DATABASE_URL is missing, for example postgres://user:password@host:5432/stowbridge.\n',
    });
  });
});
