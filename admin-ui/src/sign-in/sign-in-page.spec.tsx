import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { ThemeProvider } from '@mui/material/styles';
import { MemoryRouter } from 'react-router';
import { fakeApi } from '../test/fake-api';
import { loadProduct } from '../data-provider/load-product';
import { product } from '../product';
import { lightTheme } from '../theme/theme';
import { authProvider } from './auth-provider';
import { SignInPage } from './sign-in-page';

function open() {
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <CoreAdminContext authProvider={authProvider}>
        <ThemeProvider theme={lightTheme}>
          <SignInPage />
        </ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

describe('the administrator sign-in screen', () => {
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
});
