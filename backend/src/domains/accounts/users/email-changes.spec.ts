import { randomUUID } from 'node:crypto';
import { hashPassword, hashToken } from '../sign-in/passwords';
import { User } from './user.entity';
import { aBuyer, anAdmin, aSession } from '../../../../test/builders';
import { mailedSecret } from '../../../../test/mailed-secrets';
import { Answer, startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';

const PROFILE = {
  FirstName: 'Robin',
  LastName: 'Reed',
  PhoneNumber: '303-555-0111',
  CompanyName: 'C',
  City: 'Boulder',
  StateId: 6,
  PositionID: 2,
};
const newEmail = (): string => `new-${randomUUID().slice(0, 8)}@example.com`;
const PASSWORD = 'abc-123';
const EXPIRED = 'This link is no longer good. Please ask for a new one.';

describe('a changed email', () => {
  let app: TestApp;
  let passwordHash: string;
  beforeAll(async () => {
    app = await startTestApp();
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(() => app.close());
  beforeEach(() => app.source.query('delete from rate_counters'));

  const someone = (): Promise<User> =>
    aBuyer(app.source, { passwordHash, emailConfirmedAt: new Date('2026-01-01') } as Partial<User>);
  const save = (token: string, Email: string, more: object = {}): Promise<Answer> =>
    app.call('POST', '/api/account/update/profile', { ...PROFILE, Email, ...more }, token);
  const post = (verb: 'confirm' | 'cancel', Token: string | undefined, token?: string): Promise<Answer> =>
    app.call('POST', `/api/account/email/${verb}`, { Token }, token);
  const confirmLink = (userId: number, back = 0): Promise<string | undefined> =>
    mailedSecret(app, 'email-change', 'email.change-asked', userId, back);
  const cancelLink = (userId: number, back = 0): Promise<string | undefined> =>
    mailedSecret(app, 'email-change-notice', 'email.change-asked', userId, back);
  const emailOf = async (id: number): Promise<string> =>
    (await app.source.query<{ email: string }[]>('select email::text from users where id = $1', [id]))[0].email;
  const statusOf = async (email: string): Promise<number> =>
    (await app.call('POST', '/api/account/login', { UserName: email, Password: PASSWORD })).status;
  const isSignedIn = async (token: string): Promise<boolean> =>
    (await app.call('GET', '/api/account/profile', undefined, token)).status === 200;
  const resetLink = async (userId: number): Promise<string> => {
    const token = randomUUID();
    await app.source.query(
      `insert into password_tokens (user_id, kind, token_hash, expires_at) values ($1, 'forgot', $2, now() + interval '1 hour')`,
      [userId, hashToken(token)],
    );
    return token;
  };
  const resetBy = (Token: string): Promise<Answer> =>
    app.call('POST', '/api/account/resetpassword', {
      Token,
      Password: 'new-pass-1',
      ConfirmPassword: 'new-pass-1',
      isForgotPassword: true,
    });
  const actions = async (id: number): Promise<string[]> =>
    (
      await app.source.query<{ action: string }[]>(
        `select action from audit_log where subject_type = 'user' and subject_id = $1 order by id`,
        [id],
      )
    ).map(({ action }) => action);
  const eventsOf = async (id: number, name: string): Promise<number> =>
    (
      await app.source.query<unknown[]>(`select 1 from events where name = $1 and (payload->>'userId')::int = $2`, [
        name,
        id,
      ])
    ).length;

  it('[FSEC-04] needs a sign-in of at most 15 minutes, and without one nothing of the form is saved', async () => {
    const user = await someone();
    const sessionId = await aSession(app.source, user.id, { signedInAt: new Date(Date.now() - 16 * 60_000) });
    const old = await tokenOf(app, user.id);
    await app.source.query(
      'update sessions set signed_in_at = (select signed_in_at from sessions where id = $2) where user_id = $1',
      [user.id, sessionId],
    );
    const answer = await save(old, newEmail());
    expect([answer.status, answer.text]).toEqual([400, 'Please sign in again to change your email.']);
    expect([await emailOf(user.id), await actions(user.id), await eventsOf(user.id, 'email.change-asked')]).toEqual([
      user.email,
      [],
      0,
    ]);
    expect((await app.call('GET', '/api/account/profile', undefined, old)).json()).toMatchObject({
      LastName: user.lastName,
      PendingEmail: null,
    });
    expect((await save(old, user.email.toUpperCase(), { City: 'Aspen' })).json()).toMatchObject({
      City: 'Aspen',
      Email: user.email.toUpperCase(),
    });
  });

  it('[FSEC-04] waits to be confirmed, while the other fields are saved and one signs in and resets by the old one', async () => {
    const [user, email] = [await someone(), newEmail()];
    const token = await tokenOf(app, user.id);
    const answer = await save(token, email);
    expect([answer.status, answer.json()]).toEqual([
      200,
      expect.objectContaining({ LastName: 'Reed', Email: user.email, PendingEmail: email }),
    ]);
    expect((await app.call('GET', '/api/account/profile', undefined, token)).json()).toMatchObject({
      Email: user.email,
      PendingEmail: email,
    });
    expect([await statusOf(user.email), await statusOf(email)]).toEqual([200, 400]);
    expect((await app.call('POST', '/api/account/forgotpassword', { UserName: email })).status).toBe(200);
    expect(await eventsOf(user.id, 'password.forgotten')).toBe(0);
    expect(await actions(user.id)).toEqual(['user.profile-changed', 'user.email-change-asked']);
  });

  it('[FSEC-04] holds from when the link is used, which ends the other sessions and the open reset links', async () => {
    const [user, email] = [await someone(), newEmail()];
    const [mine, other] = [await tokenOf(app, user.id), await tokenOf(app, user.id)];
    await save(mine, email);
    const reset = await resetLink(user.id);
    const link = await confirmLink(user.id);
    expect(link).toMatch(/^[\w-]{43}$/);
    const answer = await post('confirm', link, mine);
    const known = await app.source.query<{ outcome: string }[]>(
      'select outcome from sign_in_events where user_id = $1 order by id',
      [user.id],
    );
    expect(known.map(({ outcome }) => outcome)).toEqual(expect.arrayContaining(['email-changed', 'ended']));
    expect([answer.status, answer.json()]).toEqual([200, { Email: email }]);
    expect([await isSignedIn(mine), await isSignedIn(other), (await resetBy(reset)).status]).toEqual([
      true,
      false,
      400,
    ]);
    expect([await statusOf(email), await statusOf(user.email)]).toEqual([200, 400]);
    expect(await actions(user.id)).toEqual([
      'user.profile-changed',
      'user.email-change-asked',
      'user.email-changed',
      'sessions.ended',
    ]);
    const [kept] = await app.source.query<Record<string, unknown>[]>(
      `select detail, actor_id from audit_log where action = 'user.email-changed' and subject_id = $1`,
      [user.id],
    );
    expect(kept).toEqual({ actor_id: user.id, detail: { before: { email: user.email }, after: { email } } });
  });

  it('[FSEC-04] keeps no session when it is confirmed in another browser', async () => {
    const [user, stranger] = [await someone(), await someone()];
    const [mine, theirs] = [await tokenOf(app, user.id), await tokenOf(app, stranger.id)];
    await save(mine, newEmail());
    expect((await post('confirm', await confirmLink(user.id), theirs)).status).toBe(200);
    expect([await isSignedIn(mine), await isSignedIn(theirs)]).toEqual([false, true]);
  });

  it('[FSEC-04] works by the last link only, once, for 24 hours, and of ten that come at once for one', async () => {
    const [user, email] = [await someone(), newEmail()];
    const token = await tokenOf(app, user.id);
    await save(token, newEmail());
    const first = await confirmLink(user.id);
    await save(token, email);
    expect((await post('confirm', first)).text).toBe(EXPIRED);
    expect(await confirmLink(user.id, 1)).toBeUndefined();
    const last = await confirmLink(user.id);
    await app.source.query(
      `update email_changes set confirm_until = now() - interval '1 second' where user_id = $1 and ended_at is null`,
      [user.id],
    );
    expect([
      (await post('confirm', last)).text,
      (await app.call('GET', '/api/account/profile', undefined, token)).json<{ PendingEmail: null }>().PendingEmail,
    ]).toEqual([EXPIRED, null]);
    const again = await confirmLink(user.id);
    const [{ hours }] = await app.source.query<{ hours: string }[]>(
      `select extract(epoch from confirm_until - now()) / 3600 hours from email_changes where confirm_hash = $1`,
      [hashToken(String(again))],
    );
    expect(Number(hours)).toBeCloseTo(24, 1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('confirm', again)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
    expect(await emailOf(user.id)).toBe(email);
    expect([(await post('confirm', 'nothing')).text, (await post('confirm', '')).text]).toEqual([
      EXPIRED,
      'The link is not complete. Please open it again.',
    ]);
  });

  it('[FSEC-04] is refused when somebody else has that address by the time, and for whom the office has turned away', async () => {
    const [user, email] = [await someone(), newEmail()];
    await save(await tokenOf(app, user.id), email);
    await aBuyer(app.source, { email });
    expect((await post('confirm', await confirmLink(user.id))).text).toBe('Another account has this address by now.');
    await app.source.query('update users set status_id = 3 where id = $1', [user.id]);
    expect((await post('confirm', await confirmLink(user.id))).text).toBe(EXPIRED);
    expect(await emailOf(user.id)).toBe(user.email);
  });

  describe('that waits', () => {
    const own = (verb: 'again' | 'cancel', token: string): Promise<Answer> =>
      app.call('POST', `/api/account/email/change/${verb}`, {}, token);
    const NOTHING = 'No change of your email waits to be confirmed.';

    it('[FSITE-01] is mailed to the new address again, five times in an hour, and by the last link only', async () => {
      const [user, email] = [await someone(), newEmail()];
      const token = await tokenOf(app, user.id);
      expect([(await own('again', token)).status, (await own('again', token)).text]).toEqual([400, NOTHING]);
      await save(token, email);
      const first = await confirmLink(user.id);
      const answer = await own('again', token);
      expect([answer.status, answer.json()]).toEqual([200, { Message: `We have sent a link to ${email}.` }]);
      const again = await mailedSecret(app, 'email-change', 'email.change-link-asked', user.id);
      expect((await post('confirm', first)).text).toBe(EXPIRED);
      for (let count = 0; count < 4; count++) {
        expect((await own('again', token)).status).toBe(200);
      }
      expect((await own('again', token)).status).toBe(429);
      expect(await eventsOf(user.id, 'email.change-link-asked')).toBe(5);
      expect((await post('confirm', again, token)).json()).toEqual({ Email: email });
      expect((await own('again', token)).text).toBe(NOTHING);
    });

    it('[FSITE-01] is taken back by its owner alone, whose sessions stay', async () => {
      const [user, email] = [await someone(), newEmail()];
      const [token, stranger] = [await tokenOf(app, user.id), await tokenOf(app, (await someone()).id)];
      await save(token, email);
      const confirm = await confirmLink(user.id);
      expect((await own('cancel', stranger)).text).toBe(NOTHING);
      expect((await app.call('GET', '/api/account/profile', undefined, token)).json()).toMatchObject({
        PendingEmail: email,
      });
      expect((await own('cancel', token)).json()).toEqual({
        Message: `${user.email} stays the email of your account.`,
      });
      expect((await app.call('GET', '/api/account/profile', undefined, token)).json()).toMatchObject({
        Email: user.email,
        PendingEmail: null,
      });
      expect([
        (await post('confirm', confirm)).text,
        await emailOf(user.id),
        (await own('cancel', token)).text,
      ]).toEqual([EXPIRED, user.email, NOTHING]);
      expect(await confirmLink(user.id)).toBeUndefined();
      expect(await actions(user.id)).toEqual([
        'user.profile-changed',
        'user.email-change-asked',
        'user.email-change-cancelled',
      ]);
    });
  });

  describe('cancelled by the link in the notice', () => {
    it('[FSEC-04] leaves the address as it is and signs everybody out', async () => {
      const user = await someone();
      const token = await tokenOf(app, user.id);
      await save(token, newEmail());
      const [confirm, cancel] = [await confirmLink(user.id), await cancelLink(user.id)];
      const [{ days }] = await app.source.query<{ days: string }[]>(
        `select extract(epoch from cancel_until - now()) / 86400 "days" from email_changes where user_id = $1`,
        [user.id],
      );
      expect(Number(days)).toBeCloseTo(7, 1);
      expect((await post('cancel', cancel)).json()).toEqual({ Email: user.email, TakenBack: false });
      expect([
        (await post('confirm', confirm)).text,
        (await post('cancel', cancel)).text,
        await isSignedIn(token),
        await statusOf(user.email),
      ]).toEqual([EXPIRED, EXPIRED, false, 200]);
      expect(await cancelLink(user.id)).toBeUndefined();
      expect(await actions(user.id)).toEqual([
        'user.profile-changed',
        'user.email-change-asked',
        'user.email-change-cancelled',
        'sessions.ended',
      ]);
    });

    it('[FSEC-04] brings the address back after the change, and ends what a thief may know', async () => {
      const [user, email] = [await someone(), newEmail()];
      const thief = await tokenOf(app, user.id);
      await save(thief, email);
      await post('confirm', await confirmLink(user.id), thief);
      await save(thief, newEmail());
      const [cancel, later, reset] = [
        await cancelLink(user.id, 1),
        await cancelLink(user.id),
        await resetLink(user.id),
      ];
      expect((await aTaker(user.email)).text).toBe('Exist');
      expect((await post('cancel', cancel)).json()).toEqual({ Email: user.email, TakenBack: true });
      expect([
        await emailOf(user.id),
        await isSignedIn(thief),
        (await resetBy(reset)).status,
        await statusOf(user.email),
        await statusOf(email),
      ]).toEqual([user.email, false, 400, 400, 400]);
      expect([(await post('cancel', later)).text, (await post('confirm', await confirmLink(user.id))).status]).toEqual([
        EXPIRED,
        400,
      ]);
      expect((await resetBy(await resetLink(user.id))).status).toBe(200);
    });

    /** Somebody who registers with an address that another account has just left. */
    const aTaker = (Email: string): Promise<Answer> =>
      app.call('POST', '/api/account/register/user', {
        User: { ...PROFILE, Email, ZipCode: '80202', UserTypeID: 3 },
        Password: PASSWORD,
      });
  });

  describe('by the office', () => {
    const put = async (as: User, user: User, email: string, token?: string): Promise<Answer> =>
      app.call(
        'PUT',
        `/api/v1/users/${user.id}`,
        {
          firstName: 'R',
          lastName: 'T',
          email,
          phoneNumber: '303-555-0100',
          companyName: 'C',
          stateId: 6,
          positionId: 2,
        },
        token ?? (await tokenOf(app, as.id)),
      );
    const edit = async (as: User, user: User, Email: string): Promise<Answer> =>
      app.call('POST', '/api/admin/user/edit', { ...PROFILE, Email, ID: user.id }, await tokenOf(app, as.id));

    it.each([
      ['/api/v1/users', put],
      ['the back office', edit],
    ] as const)(
      "[FSEC-04] through %s another's changes at once, the old address is told, and reset links and earlier links end",
      async (_door, change) => {
        const [admin, user, email] = [await anAdmin(app.source), await someone(), newEmail()];
        await save(await tokenOf(app, user.id), newEmail());
        const [reset, confirm, cancel] = [
          await resetLink(user.id),
          await confirmLink(user.id),
          await cancelLink(user.id),
        ];
        expect((await change(admin, user, email)).status).toBe(200);
        expect([
          await emailOf(user.id),
          await eventsOf(user.id, 'email.changed-by-office'),
          (await resetBy(reset)).status,
        ]).toEqual([email, 1, 400]);
        expect([(await post('confirm', confirm)).text, (await post('cancel', cancel)).text]).toEqual([
          EXPIRED,
          EXPIRED,
        ]);
        expect((await change(admin, user, email.toUpperCase())).status).toBe(200);
        expect(await eventsOf(user.id, 'email.changed-by-office')).toBe(1);
      },
    );

    it("[FSEC-04] an administrator's own waits to be confirmed, through every door, and needs a recent sign-in", async () => {
      for (const change of [put, edit]) {
        const [admin, email] = [await anAdmin(app.source), newEmail()];
        expect((await change(admin, admin, email)).status).toBe(200);
        expect([await emailOf(admin.id), await eventsOf(admin.id, 'email.change-asked')]).toEqual([admin.email, 1]);
        expect(
          (await app.call('GET', `/api/v1/users/${admin.id}`, undefined, await tokenOf(app, admin.id))).json(),
        ).toMatchObject({ email: admin.email, pendingEmail: email });
        const old = await tokenOf(app, admin.id);
        await app.source.query(`update sessions set signed_in_at = now() - interval '16 minutes' where user_id = $1`, [
          admin.id,
        ]);
        const refused = await put(admin, admin, newEmail(), old);
        expect([refused.status, refused.text]).toEqual([
          422,
          expect.stringContaining('Please sign in again to change your email.'),
        ]);
      }
    });
  });
});
