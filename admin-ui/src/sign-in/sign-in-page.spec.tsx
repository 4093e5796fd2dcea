import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveFor } from '../auth/leave-for';
import { isAdministrator, storeSession } from '../auth/session';
import { adminStore, THEME } from '../store';
import { fakeApi } from '../test/fake-api';
import { insertStyles } from '../test/styles';
import { darkTheme } from '../theme/theme';
import { loadProduct } from '../data-provider/load-product';
import { product } from '../product';
import { SignInPage } from './sign-in-page';

jest.mock('../auth/leave-for');

const open = () => render(<SignInPage />);

describe('the administrator sign-in screen', () => {
  beforeAll(insertStyles);

  beforeEach(() => jest.mocked(leaveFor).mockClear());

  it('[AUTH-01] [AUTH-02] [AUTH-03] [AUTH-04] [SHELL-05] has its heading, fields, button and link', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Admin Login' })).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute('href', '/forgotpassword');
    expect(document.title).toBe('Stowbridge | Admin Login');
  });

  it('[FOPS-01] shows the commands that make an administrator instead of a sign-in, as long as there is none', async () => {
    const before = { ...product };
    fakeApi([[/home\/site/, () => ({ json: { ProductName: 'Depot Row', NeedsAdministrator: true } })]]);
    await loadProduct();
    open();
    Object.assign(product, before);
    expect(screen.getByRole('status')).toHaveTextContent('There is no administrator yet.');
    for (const command of ['npm run admin -- someone@example.com', 'node backend/dist/admin.js someone@example.com']) {
      expect(screen.getByText(command)).toBeInTheDocument();
    }
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
  });

  it('[AUTH-11] [AUTH-12] asks for what is missing and sends nothing', async () => {
    const calls = fakeApi([]);
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Email is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('[ERR-05] [ERR-10] shows the text of a refusal in an error area', async () => {
    fakeApi([[/account\/login/, () => ({ status: 400, text: 'The password is wrong.' })]]);
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'admin@stowbridge.example');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The password is wrong.'));
  });

  it('[AUTH-06] stays busy until the page to which it leads has come', async () => {
    const answer = { Token: 't-1', SessionId: 's-1', Id: 12, IsConfirmed: true, DefaultRole: [{ RoleId: 1 }] };
    fakeApi([[/account\/login/, () => ({ json: answer })]]);
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'admin@stowbridge.example');
    await userEvent.type(screen.getByLabelText('Password'), 'Storage-2026{Enter}');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/admin/dashboard/1'));
    expect(isAdministrator()).toBe(true);
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  });

  it('[AUTH-06] leads on whoever is signed in', () => {
    storeSession({
      accessKey: 't-1',
      sessionId: 's-1',
      id: 12,
      role: 'Admin',
      name: 'Sam Carter',
      email: 'admin@stowbridge.example',
      userType: 1,
    });
    open();
    expect(leaveFor).toHaveBeenCalledWith('/admin/dashboard/1');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('has the theme that was chosen in the back office', () => {
    adminStore().setItem(THEME, 'dark');
    open();
    expect(document.body).toHaveStyle({ backgroundColor: darkTheme.palette.background.default });
  });
});
