import { Role, type RoleId } from '@stowbridge/contract/ids';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../../layout/toasts';
import { fakeApi, type Call } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { Screen } from '../../test/screen';
import { aUser } from '../../test/users';
import type { User } from '../../records/user';
import { CreateUser } from './create-user';
import { EditUser } from './edit-user';

const refuse = (status: number, detail: string, errors: object[] = []) => ({ status, json: { detail, errors } });

async function open(type: RoleId, user: User | undefined, save: (call: Call) => { status?: number; json?: unknown }) {
  const onClose = jest.fn();
  // As they are first, and as somebody else leaves them.
  const readings = [
    { json: user, headers: { etag: '"41"' } },
    { json: aUser(5, { city: 'Golden', lastName: 'Hill' }), headers: { etag: '"42"' } },
  ];
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [/GET .*v1\/users\/\d+$/, () => readings.shift() ?? {}],
    [/(POST|PUT) .*v1\/users/, save],
  ]);
  render(
    <Screen>
      {user ? <EditUser id={user.id} type={type} onClose={onClose} /> : <CreateUser type={type} onClose={onClose} />}
      <Toasts />
    </Screen>,
  );
  await screen.findByRole('button', { name: /^(Save|Create)/ });
  const dialog = within(screen.getByRole('dialog'));
  // The selects have their choices by then.
  await waitFor(() => expect(calls.some(({ path }) => path.includes('lookups'))).toBe(true));
  const fill = async (label: string, text: string) => {
    const input = dialog.getByLabelText(new RegExp(`^${label}`));
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste(text);
  };
  const choose = async (label: string, option: string) => {
    await userEvent.click(dialog.getByRole('combobox', { name: new RegExp(`^${label}`) }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  return { calls, onClose, dialog, fill, choose, saves: () => calls.filter(({ method }) => method !== 'GET') };
}

describe('the dialog of a person', () => {
  it('[AUSR-09] [AUSR-38] [AUSR-54] [AUSR-59] [CONST-49] creates a buyer, once everything is there', async () => {
    const { dialog, fill, choose, saves, onClose } = await open(Role.Buyer, undefined, () => ({ json: aUser(9) }));
    expect(screen.getByRole('dialog', { name: 'Create Buyer' })).toBeInTheDocument();
    expect(dialog.getByRole('combobox', { name: /^State/ })).toHaveValue('Select state');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Buyer' }));
    for (const text of [
      'First Name is required',
      'Phone Number is required',
      'State is required',
      'Position is required',
    ]) {
      expect(await dialog.findByText(text)).toBeInTheDocument();
    }
    expect(dialog.getByLabelText(/^First Name/)).toHaveFocus();
    expect(saves()).toEqual([]);

    await fill('First Name', 'Avery');
    await fill('Last Name', 'Stone');
    await fill('Email', 'avery@example.com');
    await userEvent.type(dialog.getByLabelText(/^Phone Number/), '3035550110');
    expect(dialog.getByLabelText(/^Phone Number/)).toHaveValue('303-555-0110');
    await fill('Company Name', 'Stone Ridge Capital');
    await choose('State', 'Colorado');
    await choose('Position', 'Other');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Buyer' }));
    expect(await dialog.findByText('Title is required')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/^Title/), 'Trustee{Enter}');

    expect(await screen.findByText('Buyer has been created and notification has been sent.')).toBeInTheDocument();
    expect(saves()).toHaveLength(1);
    expect(saves()[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/users',
      body: {
        firstName: 'Avery',
        phoneNumber: '303-555-0110',
        stateId: 1,
        positionId: 5,
        position: 'Trustee',
        roles: [2],
      },
    });
    expect(saves()[0].headers.get('Idempotency-Key')).toMatch(/^\w{32}$/);
    expect(onClose).toHaveBeenCalled();
  });

  it.each([
    [Role.Seller, 'Create Seller'],
    [Role.Admin, 'Create Admin'],
  ])('[AUSR-21] [AUSR-34] [AUSR-64] has the title of user type %i', async (type, title) => {
    const { dialog } = await open(type, undefined, () => ({}));
    expect(screen.getByRole('dialog', { name: title })).toBeInTheDocument();
    expect(Boolean(dialog.queryByRole('combobox', { name: /^Location/ }))).toBe(type === Role.Admin);
  });

  it('[AUSR-49] keeps what was typed when the address is taken, and sends the same creation under the same key', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [
      refuse(503, 'Not available just now'),
      refuse(503, 'Not available just now'),
      refuse(409, 'Exist'),
    ];
    const filled = aUser(5);
    const { dialog, fill, choose, saves } = await open(Role.Buyer, undefined, () => answers.shift() ?? {});
    for (const [label, text] of [
      ['First Name', filled.firstName],
      ['Last Name', filled.lastName],
      ['Email', filled.email],
      ['Phone Number', filled.phoneNumber],
      ['Company Name', filled.companyName],
    ]) {
      await fill(label, text);
    }
    await choose('State', 'Texas');
    await choose('Position', 'Broker');
    const create = () => userEvent.click(dialog.getByRole('button', { name: 'Create Buyer' }));
    await create();
    expect(await dialog.findByText('Not available just now')).toBeInTheDocument();
    await create();
    await waitFor(() => expect(saves()).toHaveLength(2));
    await fill('City', 'Austin');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Create Buyer' })).toBeEnabled());
    await create();
    expect(await dialog.findByText('A user already exists with this email.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^First Name/)).toHaveValue('Avery');
    const [first, second, third] = saves().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    log.mockRestore();
  });

  it('[ERR-14] [ERR-09] shows what the server said when the states could not be loaded, and asks again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [{ status: 400, text: 'State not available' }, { json: lookups }];
    fakeApi([[/GET .*lookups/, () => answers.shift() ?? {}]]);
    render(
      <Screen>
        <CreateUser type={Role.Buyer} onClose={jest.fn()} />
      </Screen>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('State not available');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('combobox', { name: /^State/ }));
    expect(await screen.findByRole('option', { name: 'Colorado' })).toBeInTheDocument();
    log.mockRestore();
  });

  it.each([
    ['[ERR-15] a failed creation, what the server said', undefined, 400, 'Email is invalid', 'Email is invalid'],
    [
      '[ERR-18] a failed update, a general text',
      { ...aUser(5), roles: [3], etag: '"41"' },
      404,
      'Cannot PUT it',
      'Something went wrong.',
    ],
  ])('shows of %s', async (_what, user, status, text, shown) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { dialog, fill, choose } = await open(Role.Seller, user, () => ({ status, text }));
    const { firstName, lastName, email, phoneNumber, companyName } = aUser(5);
    const typed = user
      ? { City: 'Golden' }
      : {
          'First Name': firstName,
          'Last Name': lastName,
          Email: email,
          'Phone Number': phoneNumber,
          'Company Name': companyName,
          City: 'Golden',
        };
    for (const [label, text] of Object.entries(typed)) {
      await fill(label, text);
    }
    if (!user) {
      await choose('State', 'Texas');
    }
    if (!user) {
      await choose('Position', 'Broker');
    }
    await userEvent.click(dialog.getByRole('button', { name: user ? 'Save' : 'Create Seller' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(shown);
    expect(dialog.getByLabelText(/^City/)).toHaveValue('Golden');
    log.mockRestore();
  });

  it('[FOFF-01] [ABUY-04] [ASEL-04] takes over what somebody else changed, and lets one choose where both did', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [refuse(412, 'Somebody else has changed it meanwhile.'), { json: aUser(5) }];
    const { dialog, fill, saves, onClose } = await open(
      Role.Buyer,
      aUser(5, { lastName: 'Stone' }),
      () => answers.shift() ?? {},
    );
    expect(screen.getByRole('dialog', { name: 'Update Buyer' })).toBeInTheDocument();
    await fill('Last Name', 'Rivers');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/was changed by somebody else/)).toBeInTheDocument();
    expect(saves()[0].headers.get('If-Match')).toBe('"41"');

    expect(dialog.getByLabelText(/^City/)).toHaveValue('Golden');
    const choice = within(dialog.getByRole('radiogroup', { name: 'Choose: Last Name' }));
    expect(choice.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Yours: Rivers',
      'Theirs: Hill',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(saves()).toHaveLength(1);
    await userEvent.click(choice.getByRole('radio', { name: 'Theirs: Hill' }));
    expect(dialog.getByLabelText(/^Last Name/)).toHaveValue('Hill');
    await userEvent.click(choice.getByRole('radio', { name: 'Yours: Rivers' }));
    expect(dialog.getByLabelText(/^Last Name/)).toHaveValue('Rivers');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(saves()[1].headers.get('If-Match')).toBe('"42"');
    expect(saves()[1].body).toMatchObject({ lastName: 'Rivers', city: 'Golden' });
    expect(saves()[1].body).not.toHaveProperty('roles');
    log.mockRestore();
  });

  it('[AUSR-45] asks before it throws away what was typed', async () => {
    const { dialog, fill, onClose } = await open(Role.Seller, undefined, () => ({}));
    await fill('First Name', 'Avery');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Unsaved changes' });
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalled();
  });
});
