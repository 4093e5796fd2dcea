import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Replies } from '../../../test/api-double';
import { signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import { Toast } from '../../components/toast';
import type { Values } from '../../forms/rules';
import { Component } from '../../pages/account-page';
import { readSession } from '../../session/session';
import { accountRules, type AccountField } from './account-rules';

const replies: Replies = {
  'GET /api/account/profile': {
    body: {
      FirstName: 'Maya',
      LastName: 'Okafor',
      Email: 'maya@okafor.example',
      EmailConfirmed: true,
      PendingEmail: null,
      PhoneNumber: '303-555-0199',
      CompanyName: 'Okafor Capital',
      StateId: 6,
      State: 'Colorado',
      PositionID: 2,
      Position: null,
      City: 'Denver',
    },
  },
  'GET /api/v1/mail-preferences': {
    body: { offers: true, properties: true, messages: true, reports: true, listings: true },
  },
  [`GET /api/v1/me/saved-searches?range=${encodeURIComponent('[0,49]')}`]: { body: [] },
  'GET /api/v1/me/calendar': { body: { calendar: null } },
  'GET /api/v1/session/sign-ins': { body: { signIns: [], failed: 0, lastFailedAt: null } },
  'GET /api/v1/me/second-factors': { body: { factors: [], recoveryCodesLeft: 0, isRequired: false } },
  'GET /api/v1/me/sessions': { body: [] },
  'GET /api/v1/me/views': { body: [] },
  'GET /api/v1/me/privacy-requests': { body: [] },
  'GET /api/lookup/state': { body: [{ ID: 6, Name: 'Colorado' }] },
  'GET /api/lookup/user/position': {
    body: [
      { ID: 2, Name: 'Investor' },
      { ID: 5, Name: 'Other' },
    ],
  },
};
const everything = { offers: true, properties: true, messages: true, reports: true, listings: true };
const none = {} as Values<AccountField>;

describe('the rules of the profile', () => {
  it.each([
    ['[REG-47]', 'FirstName', '', 'First Name is required'],
    ['[REG-48]', 'LastName', '', 'Last Name is required'],
    ['[REG-49]', 'PhoneNumber', '', 'Phone Number is required'],
    ['[CONST-52]', 'PhoneNumber', '123', 'Phone Number is invalid'],
    ['[REG-50]', 'Email', '', 'Email is required'],
    ['[REG-51]', 'CompanyName', '', 'Company is required'],
    ['[REG-52]', 'City', '', 'City is required'],
    ['[REG-53]', 'StateId', '', 'State is required'],
    ['[REG-54]', 'FirstName', 'x'.repeat(256), 'First Name must be at most 255 characters'],
    ['[REG-55]', 'Email', `${'x'.repeat(256)}@a.co`, 'Email must be at most 256 characters'],
    ['[REG-56]', 'CompanyName', 'x'.repeat(1001), 'Company must be at most 1000 characters'],
    ['[REG-57]', 'City', 'x'.repeat(101), 'City must be at most 100 characters'],
  ] as const)('%s answers %s with %s', (_id, field, value, text) => {
    expect(accountRules(false)[field](value, none)).toBe(text);
  });

  it('[REG-58, REG-59] asks for a title of one’s own under other', () => {
    const other = { ...none, PositionID: '5' };
    expect(accountRules(false).Position('', other)).toBe('Title is required');
    expect(accountRules(false).Position('x'.repeat(101), other)).toBe('Title must be at most 100 characters');
  });

  it('[REG-46] asks administrators for no company, city or state', () => {
    const admin = accountRules(true);
    expect([admin.CompanyName('', none), admin.City('', none), admin.StateId('', none)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(admin.FirstName('', none)).toBe('First Name is required');
  });
});

describe('Edit Profile', () => {
  it('[REG-43, REG-44, REG-45, REG-60, REG-61, SHELL-39] shows the profile and saves it', async () => {
    signedInAs('Buyer');
    const calls = serve({ ...replies, 'POST /api/account/update/profile': { body: {} } });
    renderAt(
      <>
        <Component />
        <Toast />
      </>,
    );
    expect(await screen.findByLabelText('Company')).toHaveValue('Okafor Capital');
    expect(screen.getByRole('heading', { name: 'Edit Profile' })).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('City'));
    await userEvent.type(screen.getByLabelText('City'), 'Boulder');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Account updated successfully')).toBeInTheDocument();
    const saved = calls.find(({ path }) => path.endsWith('/account/update/profile'));
    expect(saved?.body).toMatchObject({ FirstName: 'Maya', City: 'Boulder', StateId: 6, PositionID: 2 });
  });

  it('[BEYE-62] lists who looked at the site as this person, and when', async () => {
    signedInAs('Buyer');
    const views = [{ name: 'Rosa Delgado', startedAt: '2026-11-02T16:20:00Z', endedAt: '2026-11-02T16:25:00Z' }];
    serve({ ...replies, 'GET /api/v1/me/views': { body: views } });
    renderAt(<Component />);
    const list = within(await screen.findByRole('region', { name: 'Who saw your account' }));
    expect(list.getByRole('listitem')).toHaveTextContent(/Nov 2, 2026.*Rosa Delgado/);
  });

  it('[FSEC-16] shows the last sign-ins, and how many attempts failed', async () => {
    signedInAs('Buyer');
    const signIns = [
      { at: '2026-11-03T16:20:00Z', kind: 'password', address: '203.0.113.7', device: 'Firefox 144 on Windows' },
      { at: '2026-11-02T16:20:00Z', kind: 'temporary', address: null, device: null },
    ];
    serve({
      ...replies,
      'GET /api/v1/session/sign-ins': { body: { signIns, failed: 2, lastFailedAt: '2026-11-01T16:20:00Z' } },
    });
    renderAt(<Component />);
    const list = within(await screen.findByRole('region', { name: 'Sign-ins' }));
    expect((await list.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Nov 3, 2026, .*Firefox 144 on Windows, 203\.0\.113\.7$/),
      expect.stringMatching(/^Nov 2, 2026, .*Unknown device, temporary password$/),
    ]);
    expect(list.getByText(/^2 attempts failed in the last 30 days, the last one on Nov 1, 2026/)).toBeInTheDocument();
  });

  const profile = (replies['GET /api/account/profile'] as { body: object }).body;
  const pending = { ...profile, PendingEmail: 'new@okafor.example' };
  const typeEmail = async (email = 'new@okafor.example') => {
    await userEvent.clear(await screen.findByLabelText('Email'));
    await userEvent.type(screen.getByLabelText('Email'), email);
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const before = 'We will write to the new address; until you confirm it you sign in with the old one.';

  it('[FSEC-04, FSITE-01] says before and after saving that a new email waits to be confirmed, and keeps showing the old one', async () => {
    signedInAs('Buyer');
    const calls = serve({ ...replies, 'POST /api/account/update/profile': { body: pending } });
    renderAt(<Component />);
    await typeEmail('MAYA@okafor.example');
    expect(screen.queryByText(before)).not.toBeInTheDocument();
    await typeEmail();
    expect(screen.getByText(before)).toBeInTheDocument();
    await save();
    expect(
      await screen.findByText(
        /^Waiting for you to confirm new@okafor.example\. Until then you sign in with maya@okafor.example\.$/,
      ),
    ).toBeInTheDocument();
    expect(calls.at(-1)?.body).toMatchObject({ Email: 'new@okafor.example' });
    expect(screen.getByLabelText('Email')).toHaveValue('maya@okafor.example');
    expect(screen.queryByText(before)).not.toBeInTheDocument();
    expect(readSession()?.email).toBe('maya@okafor.example');
  });

  it('[FSITE-01] sends the link to a waiting address again, and takes the change back', async () => {
    signedInAs('Buyer');
    const calls = serve({
      ...replies,
      'GET /api/account/profile': { body: pending },
      'POST /api/account/email/change/again': { body: { Message: 'We have sent a link to new@okafor.example.' } },
      'POST /api/account/email/change/cancel': {
        body: { Message: 'maya@okafor.example stays the email of your account.' },
      },
    });
    renderAt(
      <>
        <Component />
        <Toast />
      </>,
    );
    expect(await screen.findByText(/^Waiting for you to confirm new@okafor.example/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('We have sent a link to new@okafor.example.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('maya@okafor.example stays the email of your account.')).toBeInTheDocument();
    expect(screen.queryByText(/^Waiting/)).not.toBeInTheDocument();
    expect(calls.slice(-2).map(({ path }) => path)).toEqual([
      '/api/account/email/change/again',
      '/api/account/email/change/cancel',
    ]);
  });

  it('[FSITE-01] asks for the password in place where the sign-in is too old, and goes on with everything typed', async () => {
    signedInAs('Buyer');
    const old = 'Please sign in again to change your email.';
    const signedIn = {
      Token: 'token-2',
      SessionId: 's-2',
      Id: 9,
      FirstName: 'Maya',
      LastName: 'Okafor',
      Email: 'maya@okafor.example',
      Role: ['Buyer'],
      DefaultRole: [],
      IsConfirmed: true,
    };
    const calls = serve({
      ...replies,
      'POST /api/account/update/profile': ({ token }) =>
        token === 'Bearer token-2' ? { body: pending } : { status: 400, body: old },
      'POST /api/account/login': ({ body }) =>
        (body as { Password: string }).Password === 'Storage-2026'
          ? { body: signedIn }
          : { status: 400, body: 'The password is not right.' },
    });
    renderAt(<Component />);
    await typeEmail();
    await userEvent.clear(screen.getByLabelText('City'));
    await userEvent.type(screen.getByLabelText('City'), 'Boulder');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
    expect(dialog.getByText(old)).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Your password'), 'wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await dialog.findByText('The password is not right.')).toBeInTheDocument();
    await userEvent.clear(dialog.getByLabelText('Your password'));
    await userEvent.type(dialog.getByLabelText('Your password'), 'Storage-2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText(/^Waiting for you to confirm new@okafor.example/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({
      path: '/api/account/update/profile',
      body: { Email: 'new@okafor.example', City: 'Boulder' },
    });
    expect(calls.find(({ path }) => path === '/api/account/login')?.body).toMatchObject({
      UserName: 'maya@okafor.example',
    });
    expect(readSession()).toMatchObject({ token: 'token-2', sessionId: 's-2', role: 'Buyer' });
  });

  it('[FSITE-01] keeps what was typed, and the refusal, when somebody does not want to sign in again', async () => {
    signedInAs('Buyer');
    serve({
      ...replies,
      'POST /api/account/update/profile': { status: 400, body: 'Please sign in again to change your email.' },
    });
    renderAt(<Component />);
    await typeEmail();
    await save();
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Sign in again' })).getByRole('button', { name: 'Cancel' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Please sign in again to change your email.');
    expect(screen.getByLabelText('Email')).toHaveValue('new@okafor.example');
  });

  it('[FSITE-02] explains an email that is taken in the words of registration, at the field and in the summary', async () => {
    signedInAs('Buyer');
    serve({ ...replies, 'POST /api/account/update/profile': { status: 400, body: 'Exist' } });
    renderAt(<Component />);
    await typeEmail();
    await save();
    const taken =
      'A user already exists with this email. If you have forgotten your password, please click here to reset.';
    expect(await screen.findByRole('alert')).toHaveTextContent(taken);
    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'click here' })).toHaveAttribute(
      'href',
      '/forgotpassword',
    );
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(taken);
    expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByText('Exist')).not.toBeInTheDocument();
  });

  it('[FSITE-04] offers what was typed and not saved again, and takes it back', async () => {
    signedInAs('Buyer');
    serve(replies);
    const { unmount } = renderAt(<Component />);
    await typeEmail();
    await userEvent.selectOptions(screen.getByLabelText(/^Title/), '5');
    await userEvent.type(screen.getByLabelText('Your title'), 'Founder');
    unmount();
    renderAt(<Component />);
    expect(await screen.findByText('What you typed is not saved yet.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('new@okafor.example');
    expect(screen.getByText(before)).toBeInTheDocument();
    expect(await screen.findByDisplayValue('Founder')).toBe(screen.getByLabelText('Your title'));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Email')).toHaveValue('maya@okafor.example');
    expect(screen.queryByLabelText('Your title')).not.toBeInTheDocument();
    expect(screen.queryByText('What you typed is not saved yet.')).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('[FSEC-12] asks for the confirmation of the address, and sends the link again', async () => {
    signedInAs('Buyer');
    const account = { ...(replies['GET /api/account/profile'] as { body: object }).body, EmailConfirmed: false };
    const calls = serve({
      ...replies,
      'GET /api/account/profile': { body: account },
      'POST /api/account/email/link': { body: { Message: 'We have sent a link to maya@okafor.example.' } },
    });
    renderAt(<Component />);
    expect(await screen.findByText(/Please confirm that maya@okafor.example is your email/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('We have sent a link to maya@okafor.example.')).toBeInTheDocument();
    expect(calls.at(-1)?.path).toBe('/api/account/email/link');
  });

  it('[FSEC-12] asks nothing of who has confirmed it', async () => {
    signedInAs('Buyer');
    serve(replies);
    renderAt(<Component />);
    await screen.findByLabelText('Company');
    expect(screen.queryByText(/Please confirm/)).not.toBeInTheDocument();
  });

  it('[REG-46] is shorter for administrators', async () => {
    signedInAs('Admin');
    serve(replies);
    renderAt(<Component />);
    expect(await screen.findByLabelText('Email')).toHaveValue('maya@okafor.example');
    for (const label of ['Company', 'City', 'State', /Title/]) {
      expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
    }
  });

  it('[REG-63, REG-64, REG-65, REG-42] changes the password in a dialog', async () => {
    signedInAs('Buyer');
    const calls = serve({ ...replies, 'POST /api/account/changepassword': { body: {} } });
    renderAt(<Component />);
    await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
    const dialog = screen.getByRole('dialog', { name: 'Change Password' });
    await userEvent.type(screen.getByLabelText('Password'), 'Storage-2027');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'Storage-2028');
    const [, send] = screen.getAllByRole('button', { name: 'Change Password' });
    await userEvent.click(send as HTMLElement);
    expect(dialog).toHaveTextContent('Mismatch Confirm Password');
    await userEvent.clear(screen.getByLabelText('Confirm Password'));
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'Storage-2027');
    await userEvent.click(send as HTMLElement);
    expect(await screen.findByText('Password changed successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change Password' })).not.toBeInTheDocument());
    expect(calls.at(-1)?.body).toEqual({ Password: 'Storage-2027', ConfirmPassword: 'Storage-2027' });
  });
});

describe('the mails one gets', () => {
  it('are chosen one by one, and kept at once', async () => {
    signedInAs('Seller');
    const calls = serve({ ...replies, 'PUT /api/v1/mail-preferences': ({ body }) => ({ body }) });
    renderAt(<Component />);
    const offers = await screen.findByRole('switch', { name: 'Offers and deals' });
    expect(offers).toBeChecked();
    expect(offers).toHaveAccessibleDescription('Offers that arrive, and what becomes of your deals.');
    await userEvent.click(offers);
    expect(await screen.findByText('Offers and deals: you do not get these mails any more.')).toBeInTheDocument();
    expect(offers).not.toBeChecked();
    expect(calls.at(-1)?.body).toEqual({ ...everything, offers: false });
    await userEvent.click(screen.getByRole('switch', { name: 'Messages' }));
    expect(await screen.findByText('Messages: you do not get these mails any more.')).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({ ...everything, offers: false, messages: false });
    await userEvent.click(offers);
    expect(await screen.findByText('Offers and deals: you get these mails.')).toBeInTheDocument();
  });

  it('are as before when a choice could not be kept', async () => {
    signedInAs('Buyer');
    serve({ ...replies, 'PUT /api/v1/mail-preferences': { status: 503, body: 'Not available just now.' } });
    renderAt(<Component />);
    await userEvent.click(await screen.findByRole('switch', { name: 'Messages' }));
    expect(await screen.findByText('This could not be saved. Please try again.')).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('switch', { name: 'Messages' })).toBeChecked();
  });

  it('leave the profile usable when they cannot be loaded', async () => {
    signedInAs('Buyer');
    serve({ ...replies, 'GET /api/v1/mail-preferences': { status: 503, body: '' } });
    renderAt(<Component />);
    expect(await screen.findByText('Your choices are not here just now.')).toBeInTheDocument();
    expect(screen.getByLabelText('City')).toHaveValue('Denver');
  });
});
