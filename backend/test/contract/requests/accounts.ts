import { hashPassword } from '../../../src/domains/accounts/sign-in/passwords';
import { DEMO_PASSWORD } from '../../../src/domains/accounts/sign-in/demo-password';
import { aBuyer, aSeller } from '../../builders';
import type { Make } from '../contract';
import { PAGE, PERSON, newEmail, one, idOf, aDeal, aMessage, sessionOf, nothing } from '../records';

/** Requests of the calls about accounts, users and messages, as a screen would send them. */
export const ACCOUNT_REQUESTS: Record<string, Make> = {
  '[CALL-001]': () => ({ role: 'anonymous', body: { UserName: 'buyer@stowbridge.example', Password: DEMO_PASSWORD } }),
  '[CALL-002]': async ({ app, source }) => {
    const user = await aBuyer(source, {
      temporaryPasswordHash: await hashPassword('temp-0001'),
      temporaryPasswordExpiresAt: new Date(Date.now() + 60_000),
    } as object);
    const signedIn = await app.call('POST', '/api/account/login', { UserName: user.email, Password: 'temp-0001' });
    const { PasswordResetToken } = signedIn.json<{ PasswordResetToken: string }>();
    return {
      role: 'anonymous',
      body: {
        Token: PasswordResetToken,
        Password: 'new-pass-1',
        ConfirmPassword: 'new-pass-1',
        TemporaryPassword: 'temp-0001',
        isForgotPassword: false,
      },
    };
  },
  '[CALL-003]': () => ({ role: 'anonymous', body: { UserName: 'seller@stowbridge.example' } }),
  '[CALL-004]': () => ({ role: 'buyer' }),
  '[CALL-005]': async (contract) => ({
    role: 'buyer',
    body: {
      ...PERSON,
      Email: (await one<{ email: string }>(contract, 'select email from users where id = $1', [contract.ids.buyer]))
        .email,
    },
  }),
  '[CALL-006]': () => ({ role: 'buyer', body: { Password: 'another-pass-1', ConfirmPassword: 'another-pass-1' } }),
  '[CALL-007]': () => {
    const Email = newEmail();
    return {
      role: 'anonymous',
      body: {
        User: { ...PERSON, Email, Username: Email, UserTypeID: 2, IsHavingSelfStorages: false },
        Password: 'first-pass-1',
      },
    };
  },
  '[CALL-008]': async (contract) => ({ role: 'buyer', path: [await sessionOf(contract)] }),
  '[CALL-023]': () => ({
    body: {
      ...PERSON,
      ZipCode: undefined,
      Zipcode: '80202',
      Email: newEmail(),
      UserTypeID: 2,
      IsActive: 1,
      StatusID: 2,
      IsHavingSelfStorages: null,
    },
  }),
  '[CALL-024]': () => ({ body: { Name: '', Status: -1, UserType: 2, ...PAGE } }),
  '[CALL-025]': nothing,
  '[CALL-026]': async (contract) => ({
    path: [await idOf(contract, 'select seller_id id from properties where seller_id is not null limit 1')],
  }),
  '[CALL-027]': async ({ source }) => ({ path: [(await aBuyer(source, { statusId: 1 })).id] }),
  '[CALL-028]': async ({ source }) => ({ path: [(await aBuyer(source)).id] }),
  '[CALL-029]': async ({ source }) => ({ path: [(await aBuyer(source, { statusId: 1 })).id, 2] }),
  '[CALL-030]': async ({ source }) => {
    const user = await aSeller(source);
    return { body: { ...PERSON, ID: user.id, Email: user.email, UserTypeID: 3 } };
  },
  '[CALL-031]': async (contract) => ({ body: { BuyerID: (await aDeal(contract, 6)).BuyerId, ...PAGE } }),
  '[CALL-032]': async (contract) => {
    await aMessage(contract, null);
    return { body: { FromUserID: contract.ids.buyer, FromUserTypeID: 2, ...PAGE } };
  },
  '[CALL-033]': async (contract) => ({
    body: {
      SellerID: await idOf(contract, 'select seller_id id from properties where seller_id is not null limit 1'),
      ...PAGE,
    },
  }),
  '[CALL-074]': ({ ids }) => ({ body: { MailContent: 'Hello', ToUserID: ids.buyer, ToUserTypeID: 2 } }),
  '[CALL-075]': async (contract) => {
    const [{ id }] = await aMessage(contract, contract.ids.buyer);
    return {
      role: 'buyer',
      body: {
        ID: id,
        MailSubject: 'Re: Hello',
        MailContent: 'Thanks',
        FromUserID: contract.ids.buyer,
        ToUserID: contract.ids.admin,
        ParentMessageID: id,
        FromUserTypeID: 2,
        ToUserTypeID: 1,
      },
    };
  },
  '[CALL-076]': () => ({ role: 'buyer', body: { MailContent: 'Hello', FromUserTypeID: 2 } }),
  '[CALL-077]': async (contract) => ({ role: 'buyer', path: [(await aMessage(contract, contract.ids.buyer))[0].id] }),
  '[CALL-078]': () => ({ role: 'buyer', path: [2] }),
  '[CALL-079]': async (contract) => {
    await aMessage(contract, contract.ids.buyer);
    return { role: 'buyer', body: { UserType: 2, ...PAGE } };
  },
  '[CALL-080]': async (contract) => {
    const [{ id }] = await aMessage(contract, contract.ids.buyer);
    await contract.source.query('insert into message_reads (message_id, user_id, read_at) values ($1, $2, now())', [
      id,
      contract.ids.buyer,
    ]);
    return { role: 'buyer', body: { UserType: 2, ...PAGE } };
  },
  '[CALL-081]': () => ({ role: 'buyer', path: [2] }),
  '[CALL-082]': async (contract) => ({ path: [(await aMessage(contract, null))[0].id] }),
};
