import { randomUUID } from 'node:crypto';
import { CODE_RENEWED, CODE_WRONG, CONFIRM_FIRST } from '@stowbridge/contract/email-code';
import { hashPassword, hashToken } from '../accounts/sign-in/passwords';
import { Config } from '../../config';
import { CONSENT } from './consent';
import { sha256Of } from '../documents/agreements';
import { Property } from '../properties/editing/property.entity';
import { User } from '../accounts/users/user.entity';
import { aBuyer, anAdmin, aProperty, aSeller } from '../../../test/builders';
import { OFFICE_FILES } from '../../../test/documents-made';
import { mailedSecret } from '../../../test/mailed-secrets';
import { aText, sign, SIGNATURE, textOf, uploadNda } from '../../../test/signatures';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { field, file, upload } from '../../../test/uploads';

interface Row {
  id: number;
  shown: string;
  consent_text: string;
  consent_version: string;
  document_sha256: string;
  account_email: string;
  account_confirmed: boolean;
  email: string;
}

describe('a signature', () => {
  let app: TestApp;
  let admin: string;
  let buyer: User;
  let token: string;
  let property: Property;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    buyer = await aBuyer(app.source);
    token = await tokenOf(app, buyer.id);
    property = await aProperty(app.source);
    await uploadNda(app, property.id, admin, aText('first'));
  });

  const rows = (userId = buyer.id): Promise<Row[]> =>
    app.source.query<Row[]>('select * from ndas where user_id = $1 order by id', [userId]);
  const idOf = async (more: object = {}, as = token): Promise<number> =>
    (await sign(app, property.id, as, more)).json<{ BuyerStoreNDAID: number }>().BuyerStoreNDAID;

  describe('names the text that was shown', () => {
    it('[FEVI-03] by its SHA-256, which the call that serves the text answers', async () => {
      const { DocumentSha256 } = await textOf(app, property.id, token);
      expect(DocumentSha256).toBe(sha256Of(aText('first')));
      await idOf({ DocumentSha256: DocumentSha256.toUpperCase() });
      expect(await rows()).toEqual([expect.objectContaining({ document_sha256: DocumentSha256, shown: 'yes' })]);
    });

    it('[FEVI-03] and is refused, leaving nothing, when the text has been replaced since', async () => {
      const seller = await aSeller(app.source);
      const as = await tokenOf(app, seller.id);
      const { DocumentSha256 } = await textOf(app, property.id, as);
      await uploadNda(app, property.id, admin, aText('second'));
      const answer = await sign(app, property.id, as, { DocumentSha256 });
      expect([answer.status, answer.text]).toEqual([
        400,
        'The agreement has been replaced while you were reading. Please read the new one.',
      ]);
      const left = await app.source.query(
        `select 1 from ndas where user_id = $1 union all select 2 from deals where buyer_id = $1 union all select 3 from user_roles where user_id = $1 and role_id = 2
         union all select 4 from events where name = 'nda.signed' and (payload->>'userId')::int = $1`,
        [seller.id],
      );
      expect(left).toEqual([]);
      expect(
        (await sign(app, property.id, as, { DocumentSha256: (await textOf(app, property.id, as)).DocumentSha256 }))
          .status,
      ).toBe(200);
    });

    it('[FEVI-03] without it the newest text is named, and it is not recorded that it was shown', async () => {
      await uploadNda(app, property.id, admin, aText('second'));
      await idOf();
      expect(await rows()).toEqual([
        expect.objectContaining({ document_sha256: sha256Of(aText('second')), shown: 'not recorded' }),
      ]);
    });

    it.each(['x', 'a'.repeat(63), 'g'.repeat(64), 5, {}])(
      '[FEVI-03] and refuses what is no hash: %j',
      async (DocumentSha256) => {
        const answer = await sign(app, property.id, token, { DocumentSha256 });
        expect([answer.status, answer.text, await rows()]).toEqual([400, 'DocumentSha256 is invalid', []]);
      },
    );
  });

  it.each([292, 99_999, 2_147_483_648])(
    '[FSEC-05] is refused, leaving nothing, with the state %i, which there is not',
    async (NDAStateID) => {
      const answer = await sign(app, property.id, token, { NDAStateID });
      expect([answer.status, answer.text, await rows()]).toEqual([400, 'State is required', []]);
    },
  );

  describe('keeps the sentence that was agreed to', () => {
    it('[FEVI-04] of the version that the text came with', async () => {
      const { ConsentText, ConsentVersion } = await textOf(app, property.id, token);
      expect({ text: ConsentText, version: ConsentVersion }).toEqual(CONSENT);
      await idOf({ ConsentVersion });
      expect(await rows()).toEqual([
        expect.objectContaining({ consent_text: ConsentText, consent_version: ConsentVersion }),
      ]);
    });

    it.each(['0', '99', 'x', `1' or '1'='1`])(
      '[FEVI-04] and refuses a version that there is not: %s',
      async (ConsentVersion) => {
        const answer = await sign(app, property.id, token, { ConsentVersion });
        expect([answer.status, answer.text, await rows()]).toEqual([400, 'ConsentVersion is invalid', []]);
      },
    );
  });

  describe('where the office demands a confirmed address', () => {
    const demand = (demanded: boolean): void => void (app.app.get(Config).CONFIRM_ADDRESS_BEFORE_NDA = demanded);
    beforeEach(() => demand(true));
    afterEach(() => demand(false));

    const codeOf = (userId = buyer.id, back = 0): Promise<string | undefined> =>
      mailedSecret(app, 'email-code', 'email.code-asked', userId, back);
    const refusedWith = async (EmailCode?: string): Promise<string> => {
      const { status, text } = await sign(app, property.id, token, { EmailCode });
      return status === 400 ? text : `${status} ${text}`;
    };
    /** Six digits that are not the code. */
    const another = (code: string | undefined): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const codes = async (): Promise<number> =>
      (
        await app.source.query<unknown[]>(
          `select 1 from events where name = 'email.code-asked' and (payload->>'userId')::int = $1`,
          [buyer.id],
        )
      ).length;
    /** Anyone who asks again at once is meant to look for the first mail. */
    const afterAMinute = (): Promise<unknown> =>
      app.source.query(`update email_proofs set created_at = created_at - interval '61 seconds' where user_id = $1`, [
        buyer.id,
      ]);

    it('[FSEC-12] is refused without the code that is mailed, stores nothing, and counts with it', async () => {
      expect([await refusedWith(), await refusedWith('')]).toEqual([CONFIRM_FIRST, CONFIRM_FIRST]);
      expect(
        await app.source.query(
          `select 1 from ndas where user_id = $1 union all select 2 from deals where buyer_id = $1 union all select 3 from events where name = 'nda.signed' and (payload->>'userId')::int = $1`,
          [buyer.id],
        ),
      ).toEqual([]);
      expect(await codes()).toBe(1);
      const code = String(await codeOf());
      expect(code).toMatch(/^\d{6}$/);
      expect((await sign(app, property.id, token, { EmailCode: code })).status).toBe(200);
      expect(await rows()).toEqual([expect.objectContaining({ account_email: buyer.email, account_confirmed: true })]);
      expect(
        await app.source.query(
          `select action from audit_log where subject_type = 'user' and subject_id = $1 and action = 'user.email-confirmed'`,
          [buyer.id],
        ),
      ).toHaveLength(1);
    });

    it('[FSEC-12] takes five tries for a code, which is good for ten minutes, and then mails another', async () => {
      await refusedWith();
      const first = await codeOf();
      const [{ minutes }] = await app.source.query<{ minutes: string }[]>(
        `select extract(epoch from expires_at - now()) / 60 minutes from email_proofs where user_id = $1`,
        [buyer.id],
      );
      expect(Number(minutes)).toBeCloseTo(10, 0);
      const tries = [];
      for (let time = 0; time < 5; time += 1) {
        tries.push(await refusedWith(another(first)));
      }
      expect([tries, await codes()]).toEqual([[CODE_WRONG, CODE_WRONG, CODE_WRONG, CODE_WRONG, CODE_RENEWED], 2]);
      expect([await refusedWith(first), await rows()]).toEqual([CODE_WRONG, []]);
      await codeOf();
      await app.source.query(
        `update email_proofs set expires_at = now() - interval '1 second' where user_id = $1 and ended_at is null`,
        [buyer.id],
      );
      expect([await refusedWith(first), await codes()]).toEqual([CODE_RENEWED, 3]);
      expect((await sign(app, property.id, token, { EmailCode: await codeOf() })).status).toBe(200);
    });

    it('[FSEC-12] takes no code of another person, of an earlier mail or of other letters', async () => {
      await refusedWith();
      const other = await aBuyer(app.source);
      await sign(app, property.id, await tokenOf(app, other.id));
      const early = await codeOf();
      await afterAMinute();
      expect(await refusedWith()).toBe(CONFIRM_FIRST);
      const newest = await codeOf();
      const theirs = await codeOf(other.id);
      for (const code of [early, theirs].filter((one) => one !== newest)) {
        expect(await refusedWith(code)).toBe(CODE_WRONG);
      }
      for (const code of ['12345', '1234567', 'abcdef', '12 345']) {
        expect(await refusedWith(code)).toBe('Code is invalid');
      }
      expect((await sign(app, property.id, token, { EmailCode: newest })).text).toContain('BuyerStoreNDAID');
    });

    it('[FSEC-12] is quietly asked for on the page of the property', async () => {
      const toConfirm = async (as?: string) =>
        (await app.call('GET', `/api/home/store/profile/${property.id}`, undefined, as)).json<{
          EmailToConfirm: string | null;
        }>().EmailToConfirm;
      expect([await toConfirm(token), await toConfirm(), await toConfirm(admin)]).toEqual([buyer.email, null, null]);
      await app.source.query('update users set email_confirmed_at = now() where id = $1', [buyer.id]);
      expect(await toConfirm(token)).toBeNull();
    });

    it('[FSEC-12] mails five codes an hour at most', async () => {
      for (let time = 0; time < 5; time += 1) {
        expect(await refusedWith()).toBe(CONFIRM_FIRST);
        await afterAMinute();
      }
      expect([(await sign(app, property.id, token)).status, await codes()]).toEqual([429, 5]);
    });

    it('[FSEC-12] asks nothing of who has confirmed it, nor for a form that is refused anyway', async () => {
      const { id } = await aBuyer(app.source);
      const as = await tokenOf(app, id);
      expect((await sign(app, property.id, as, { NDAStateID: 292 })).text).toBe('State is required');
      expect(await app.source.query('select 1 from email_proofs where user_id = $1', [id])).toEqual([]);
      await app.source.query('update users set email_confirmed_at = now() where id = $1', [id]);
      expect((await sign(app, property.id, as)).status).toBe(200);
    });

    it('[FSEC-12] [PROF-28] is not asked for by default', async () => {
      demand(new Config().CONFIRM_ADDRESS_BEFORE_NDA);
      await idOf();
      expect([await codes(), (await rows())[0].account_confirmed]).toEqual([0, false]);
    });
  });

  describe('says whose account signed', () => {
    const PASSWORDS = { Password: 'new-pass-1', ConfirmPassword: 'new-pass-1' };
    /** The ways on which a secret comes back that was mailed to the account's address. */
    const WAYS: Record<string, () => Promise<unknown>> = {
      'a reset link': async () => {
        await app.source.query(
          `insert into password_tokens (user_id, kind, token_hash, expires_at) values ($1, 'forgot', $2, now() + interval '1 hour')`,
          [buyer.id, hashToken(`reset-${buyer.id}`)],
        );
        return app.call('POST', '/api/account/resetpassword', {
          ...PASSWORDS,
          Token: `reset-${buyer.id}`,
          isForgotPassword: true,
        });
      },
      'a temporary password': async () => {
        await app.source.query(
          `update users set temporary_password_hash = $2, temporary_password_expires_at = now() + interval '1 hour' where id = $1`,
          [buyer.id, await hashPassword('temp-0001')],
        );
        const { PasswordResetToken: Token } = (
          await app.call('POST', '/api/account/login', { UserName: buyer.email, Password: 'temp-0001' })
        ).json<{ PasswordResetToken: string }>();
        return app.call('POST', '/api/account/resetpassword', { ...PASSWORDS, Token, TemporaryPassword: 'temp-0001' });
      },
    };
    const confirmBy = async (way: string): Promise<void> => {
      await WAYS[way]();
      token = await tokenOf(app, buyer.id);
    };

    it('[FEVI-05] with its address as it was, beside what was typed, and whether it was confirmed', async () => {
      await idOf({ NDAEmail: 'somebody.else@example.com' });
      await app.source.getRepository(User).update(buyer.id, { email: 'changed-later@example.com' });
      expect(await rows()).toEqual([
        expect.objectContaining({
          email: 'somebody.else@example.com',
          account_email: buyer.email,
          account_confirmed: false,
        }),
      ]);
    });

    it.each(Object.keys(WAYS))(
      '[FEVI-05] [FSEC-12] an address to which %s was mailed that came back is confirmed',
      async (way) => {
        await confirmBy(way);
        await idOf();
        expect((await rows())[0].account_confirmed).toBe(true);
      },
    );

    it('[FEVI-05] one that was changed since is not', async () => {
      await confirmBy('a reset link');
      const { email, id } = buyer;
      const body = {
        firstName: 'R',
        lastName: 'B',
        email: `changed-${email}`,
        phoneNumber: '303-555-0100',
        companyName: 'C',
        stateId: 6,
        positionId: 2,
      };
      expect((await app.call('PUT', `/api/v1/users/${id}`, body, admin)).status).toBe(200);
      await idOf();
      expect((await rows())[0].account_confirmed).toBe(false);
    });
  });

  describe('under a text that is replaced', () => {
    const replace = (name: string, more: Record<string, string> = {}) =>
      uploadNda(app, property.id, admin, aText(name), `${name}.pdf`, more);
    const reads = async (): Promise<number> => {
      const { ID } = (
        await upload(
          app,
          '/api/admin/upload/document',
          [field('StoreID', property.id), field('DocumentTypeID', 1), file(aText(randomUUID()), 'memo.pdf')],
          admin,
        )
      ).json<{ ID: number }>();
      return (await app.call('GET', `/api/home/document/link/${ID}`, undefined, token)).status;
    };

    it('[FEVI-07] [BEYA-19] still opens the documents, and signing again answers it, unless the office asks for more', async () => {
      const first = await idOf();
      await replace('second');
      expect([await reads(), await idOf(), (await rows()).length]).toEqual([200, first, 1]);
    });

    it('[FEVI-07] [BEYA-18] opens them no more when the office has asked to sign the new one, until that is done; both signatures stay', async () => {
      const first = await idOf();
      expect(await reads()).toBe(200);
      await replace('second', { AskAgain: 'true' });
      expect(await reads()).toBe(403);
      expect((await textOf(app, property.id, token)).DocumentSha256).toBe(sha256Of(aText('second')));
      const second = await idOf({ DocumentSha256: sha256Of(aText('second')) });
      expect(second).toBeGreaterThan(first);
      expect([await reads(), await idOf()]).toEqual([200, second]);
      expect((await rows()).map(({ document_sha256 }) => document_sha256)).toEqual([
        sha256Of(aText('first')),
        sha256Of(aText('second')),
      ]);
      // The newest is the NDA of the calls, and there is still one deal.
      const { MyStores } = (await app.call('GET', '/api/buyer/stores', undefined, token)).json<{
        MyStores: { BuyerStoreNDAID: number }[];
      }>();
      expect(MyStores.map(({ BuyerStoreNDAID }) => BuyerStoreNDAID)).toEqual([second]);
      expect(await app.source.query('select count(*)::int n from deals where buyer_id = $1', [buyer.id])).toEqual([
        { n: 1 },
      ]);
    });

    it('[FEVI-07] counts when its text comes back as the newest: one signature per person, property and text', async () => {
      const first = await idOf();
      await replace('second', { AskAgain: 'true' });
      // The file lies on the property still; taken off, it can be uploaded once more.
      await app.source.query('delete from documents where property_id = $1 and sha256 = $2', [
        property.id,
        sha256Of(aText('first')),
      ]);
      await replace('first', { AskAgain: 'TRUE' });
      expect([await reads(), await idOf(), (await rows()).length]).toEqual([200, first, 1]);
      const again = `insert into ndas select (jsonb_populate_record(n, jsonb_build_object('id', n.id + 100000))).* from ndas n where n.id = $1`;
      await expect(app.source.query(again, [first])).rejects.toThrow('ndas_texts');
    });

    it('[FEVI-07] of ten that send the same signature at once one is stored, and all are answered with it', async () => {
      const ids = await Promise.all(Array.from({ length: 10 }, () => idOf()));
      expect(new Set(ids)).toEqual(new Set([(await rows())[0].id]));
      expect(await rows()).toHaveLength(1);
    });

    it('[FEVI-07] the office is refused a question that makes no sense, and nothing is uploaded', async () => {
      const parts = (type: number, AskAgain: string) => [
        field('StoreID', property.id),
        field('DocumentTypeID', type),
        field('AskAgain', AskAgain),
        file(OFFICE_FILES.pdf, 'memo.pdf'),
      ];
      expect(await upload(app, '/api/admin/upload/document', parts(8, 'perhaps'), admin)).toMatchObject({
        status: 400,
        text: 'AskAgain is invalid',
      });
      expect(await upload(app, '/api/admin/upload/document', parts(1, 'true'), admin)).toMatchObject({
        status: 400,
        text: 'Only a new NDA can be asked to be signed again.',
      });
      expect(
        await app.source.query('select count(*)::int n from documents where property_id = $1', [property.id]),
      ).toEqual([{ n: 1 }]);
    });
  });

  it('[FEVI-03, FEVI-04] the payload of the documents signs as before', async () => {
    expect(await sign(app, property.id, token)).toMatchObject({ status: 200 });
    expect(Object.keys(SIGNATURE).some((name) => ['DocumentSha256', 'ConsentVersion'].includes(name))).toBe(false);
    expect(await rows()).toEqual([expect.objectContaining({ consent_text: CONSENT.text })]);
  });
});
