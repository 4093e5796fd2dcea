import { PASSWORD_HELP } from '@stowbridge/contract/rules';
import { wantPage } from '@stowbridge/contract/sign-in-again';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve, type Reply } from '../../../test/api-double';
import { renderAt } from '../../../test/render-page';
import type { Values } from '../../forms/rules';
import { Component } from '../../pages/registration-page';
import { readSession } from '../../session/session';
import { accountKinds, registrationRules, type RegistrationField } from './registration-rules';

const data = {
  states: [{ ID: 6, Name: 'Colorado' }],
  positions: [
    { ID: 5, Name: 'Other' },
    { ID: 2, Name: 'Investor' },
  ],
};
const empty = Object.fromEntries(Object.keys(registrationRules).map((name) => [name, ''])) as Values<RegistrationField>;
const answer = {
  Message: 'User has been created successfully.',
  Token: 't-1',
  Id: 9,
  FirstName: 'Maya',
  LastName: 'Okafor',
  Email: 'maya@okafor.example',
  SessionId: 's-1',
  DefaultRole: [{ RoleId: 2, IsDefault: true }],
  Role: ['Buyer', 'Seller'],
};

describe('the rules of registration', () => {
  it.each([
    ['[REG-09]', 'FirstName', '', 'First name is required'],
    ['[REG-10]', 'LastName', '', 'Last name is required'],
    ['[REG-11]', 'Email', '', 'Email is required'],
    ['[REG-12]', 'Password', '', 'Password is required'],
    ['[REG-13]', 'City', '', 'City is required'],
    ['[REG-14]', 'StateId', '', 'State is required'],
    ['[REG-15]', 'PhoneNumber', '', 'Phone is required'],
    ['[REG-16]', 'ZipCode', '', 'Zip code is required'],
    ['[REG-17]', 'ZipCode', '80202-12345', 'Zip code must be at most 10 characters'],
    ['[REG-18]', 'CompanyName', '', 'Company name is required'],
    ['[REG-19]', 'PositionID', '', 'Title is required'],
    ['[REG-20]', 'UserTypeID', '', 'this field is required'],
    ['[REG-21]', 'Question', 'x'.repeat(4001), 'Additional Comments must be at most 4000 characters'],
    ['[REG-24]', 'IsHavingSelfStorages', '', undefined],
    ['[REG-25]', 'ConfirmPassword', '', 'Retype your password'],
    ['[REG-26]', 'ConfirmPassword', 'other-1', 'Password is mismatching'],
  ] as const)('%s answers %s with %s', (_id, field, value, text) => {
    expect(registrationRules[field](value, empty)).toBe(text);
  });

  it('[REG-22, REG-23, CONST-04] asks for a title of one’s own under other, up to 100 characters', () => {
    const other = { ...empty, PositionID: '5' };
    expect(registrationRules.Position('', other)).toBe('Title is required');
    expect(registrationRules.Position('x'.repeat(101), other)).toBe('Title must be at most 100 characters');
    expect(registrationRules.Position('', { ...empty, PositionID: '2' })).toBeUndefined();
  });

  it('[REG-05, REG-36] offers Seller, Buyer, and Buyer and Seller under their ids', () => {
    expect(accountKinds).toEqual([
      { value: '3', label: 'Seller' },
      { value: '2', label: 'Buyer' },
      { value: '4', label: 'Buyer and Seller' },
    ]);
  });
});

describe('registration', () => {
  const show = (reply: Reply, params = {}) => {
    const calls = serve({ 'POST /api/account/register/user': reply });
    return { calls, ...renderAt(<Component />, { data, params }) };
  };
  const fill = async () => {
    await userEvent.click(screen.getByLabelText('Buyer'));
    for (const [label, text] of [
      ['First name', 'Maya'],
      ['Last name', 'Okafor'],
      ['Company name', 'Okafor Capital'],
      ['Phone', '3035550142'],
      ['City', 'Denver'],
      ['ZipCode', '80202'],
      ['Email', 'maya@okafor.example'],
      ['Password', 'Storage-2026'],
      ['Confirm password', 'Storage-2026'],
    ] as const) {
      await userEvent.type(screen.getByLabelText(label), text);
    }
    await userEvent.selectOptions(screen.getByLabelText('Title'), '2');
    await userEvent.selectOptions(screen.getByLabelText('State'), '6');
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Create Account' }));

  it('[REG-01, REG-02, REG-03, REG-04, REG-06, REG-07, SHELL-18, SHELL-19] is titled Create Account, links to sign-in and asks all fields', () => {
    show({});
    expect(screen.getByRole('heading', { name: 'Create Account' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
    for (const label of [/Additional Comments/, /Do you currently own a self-storage facility\?/, 'ZipCode', 'Title']) {
      expect(screen.getByLabelText(label)).toBeInTheDocument();
    }
    expect(screen.getByText(PASSWORD_HELP)).toBeInTheDocument();
  });

  it('[FSITE-07] asks in three groups, Other last among the titles, and names each field that it complains about in their order', async () => {
    const { calls } = show({});
    expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent?.trim())).toEqual([
      'You',
      'I am a',
      'Your company',
      'Sign-in',
    ]);
    const titles = within(screen.getByLabelText('Title')).getAllByRole('option');
    expect(titles.map((option) => option.textContent)).toEqual(['Choose', 'Investor', 'Other']);
    await send();
    const summary = within(screen.getByRole('alert'));
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'I am a: this field is required',
      'First name is required',
      'Last name is required',
      'Title is required',
      'Phone is required',
      'Company name is required',
      'City is required',
      'State is required',
      'Zip code is required',
      'Email is required',
      'Password is required',
      'Retype your password',
    ]);
    expect(calls).toEqual([]);
  });

  it('[FSITE-07] doubts a ZIP code without refusing it, and names terms and privacy before the button', async () => {
    const { calls } = show({ body: answer });
    await fill();
    const zip = screen.getByLabelText('ZipCode');
    const doubt = 'This does not look like a US ZIP code.';
    for (const [text, doubted] of [
      ['abc', true],
      ['80202-1234', false],
      ['8020', true],
    ] as const) {
      await userEvent.clear(zip);
      await userEvent.type(zip, text);
      await userEvent.tab();
      await waitFor(() => expect(screen.queryAllByText(doubt)).toHaveLength(doubted ? 1 : 0));
    }
    expect(screen.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
    await send();
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('[FSITE-07] shows a password on request, which is kept nowhere all the same', async () => {
    show({});
    const field = screen.getByLabelText('Password');
    await userEvent.type(field, 'Storage-2026');
    expect(field).toHaveAttribute('type', 'password');
    const [show1] = screen.getAllByRole('button', { name: 'Show what is typed' });
    await userEvent.click(show1 as HTMLElement);
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.type(field, '!');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Storage-2026');
    await userEvent.click(screen.getByRole('button', { name: 'Hide what is typed' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('[REG-27, REG-28, REG-33, REG-34, REG-35, CONST-49] stores the session and goes on with the property', async () => {
    const { calls, visited } = show({ body: answer }, { storeID: '7', StoreName: 'Harbor-Gate' });
    await fill();
    await send();
    await waitFor(() => expect(visited).toEqual(['/buyer/property/7/Harbor-Gate']));
    expect(calls[0]?.body).toEqual({
      User: {
        FirstName: 'Maya',
        LastName: 'Okafor',
        City: 'Denver',
        Username: 'maya@okafor.example',
        Email: 'maya@okafor.example',
        PhoneNumber: '303-555-0142',
        ZipCode: '80202',
        CompanyName: 'Okafor Capital',
        StateId: 6,
        State: 'Colorado',
        PositionID: 2,
        UserTypeID: 2,
        IsHavingSelfStorages: null,
        Question: '',
        Position: '',
      },
      BuyerStore: { StoreID: 7, DealName: 'Harbor-Gate' },
      BuyerStoreNDA: { StoreID: 7 },
      Password: 'Storage-2026',
    });
    expect(readSession()).toMatchObject({ token: 't-1', role: 'Buyer' });
  });

  it('[REG-28] brings others to their dashboard', async () => {
    const { visited } = show({ body: { ...answer, DefaultRole: [{ RoleId: 3, IsDefault: true }] } });
    await fill();
    await send();
    await waitFor(() => expect(visited).toEqual(['/seller/dashboard']));
  });

  it('[FSITE-03] leads to the page that was asked for before, when its role was chosen', async () => {
    wantPage(sessionStorage, { path: '/seller/property/4/Depot', role: 'Seller' });
    const { visited } = show({ body: { ...answer, DefaultRole: [{ RoleId: 3, IsDefault: true }] } });
    await fill();
    await send();
    await waitFor(() => expect(visited).toEqual(['/seller/property/4/Depot']));
  });

  it('[REG-29, REG-30] only shows any other message', async () => {
    const text = 'Thank you for registering with us! We have sent an email confirmation with your temporary password.';
    const { visited } = show({ body: { ...answer, Message: text, Token: null } });
    await fill();
    await send();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(visited).toEqual([]);
    expect(readSession()).toBeNull();
  });

  it('[REG-31, REG-32] explains an existing account and links to the forgotten password', async () => {
    show({ status: 400, body: 'Exist' });
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A user already exists with this email. If you have forgotten your password, please click here to reset.',
    );
    expect(screen.getByRole('link', { name: 'click here' })).toHaveAttribute('href', '/forgotpassword');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'A user already exists with this email. If you have forgotten your password, please click here to reset.',
    );
  });

  it('[ERR-20, ERR-21] shows the text of another refusal, and Something went wrong. for the rest', async () => {
    show({ status: 400, body: 'Zip code is unknown' });
    await fill();
    await send();
    expect(await screen.findByText('Zip code is unknown')).toBeInTheDocument();
    serve({ 'POST /api/account/register/user': { status: 404 } });
    await send();
    expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
  });

  it('[REG-08, REG-22] asks for the title in words when it is other, with an alert when it is missing', async () => {
    const { calls } = show({ body: answer });
    await fill();
    await userEvent.selectOptions(screen.getByLabelText('Title'), '5');
    await send();
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Title is required');
    expect(calls).toEqual([]);
  });

  it('[REG-20] lists what is missing in the order of the screen', async () => {
    show({ body: answer });
    await send();
    const summary = (await screen.findByText('Please check')).closest<HTMLElement>('[role="alert"]') as HTMLElement;
    const fields = within(summary)
      .getAllByRole('link')
      .map((link) => document.querySelector(link.getAttribute('href') ?? ''));
    expect(fields).not.toContain(null);
    const onScreen = [...document.querySelectorAll('form *')].filter((element) => fields.includes(element));
    expect(fields).toEqual(onScreen);
  });

  it('[FSITE-04] loses nothing that was typed when the page is left and opened again, but keeps no password', async () => {
    const { unmount } = show({});
    await fill();
    await userEvent.selectOptions(screen.getByLabelText('Title'), '5');
    await userEvent.type(screen.getByLabelText('Your title'), 'Founder');
    unmount();
    renderAt(<Component />, { data });
    expect(screen.getByLabelText('City')).toHaveValue('Denver');
    expect(screen.getByLabelText('State')).toHaveValue('6');
    expect(screen.getByLabelText('Buyer')).toBeChecked();
    expect(await screen.findByDisplayValue('Founder')).toBe(screen.getByLabelText('Your title'));
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(JSON.stringify(sessionStorage)).not.toContain('Storage-2026');
  });
});
