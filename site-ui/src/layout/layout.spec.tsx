import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../test/api-double';
import { signedInAs } from '../../test/fixtures';
import { renderAt } from '../../test/render-page';
import { screenOf } from '../../test/set-up';
import { readSession, updateSession } from '../session/session';
import { useSession } from '../session/use-session';
import { Dashboard } from './dashboard';
import { Footer } from './footer';
import { Header } from './header';

function Framed() {
  const session = useSession();
  return session ? (
    <Dashboard session={session} title="Here">
      content
    </Dashboard>
  ) : null;
}

describe('the header', () => {
  const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));

  it('[SHELL-20, SHELL-65, SHELL-68, SHELL-69, SHELL-70, SHELL-71, SHELL-72, SHELL-73, SHELL-74, SHELL-75, SHELL-76] shows logo, menu, register and sign-in', () => {
    renderAt(<Header />);
    expect(screen.getByRole('link', { name: 'Stowbridge, home page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'REGISTER' })).toHaveAttribute('href', '/buyer-registration/');
    expect(screen.getByRole('link', { name: 'SIGN IN' })).toHaveAttribute('href', '/signin');
    const links = menu().getAllByRole('link', { hidden: true });
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Home /',
      'Properties /property/search/',
      'Buyer Services /buyerservices',
      'Seller Services /sellerservices',
      'Team /aboutus',
      'Press /press/',
      'FAQ /faq',
      'Contact Us /contactus',
    ]);
  });

  it.each([
    ['[SHELL-77, SHELL-78, SHELL-57]', 'Buyer', '/buyer/dashboard'],
    ['[SHELL-77, SHELL-79, SHELL-58]', 'Seller', '/seller/dashboard'],
    ['[SHELL-77, SHELL-80, SHELL-59]', 'Admin', '/admin/dashboard/1'],
  ] as const)('%s leads a %s by My DashBoard to %s', (_ids, role, path) => {
    signedInAs(role);
    renderAt(<Header />);
    expect(menu().getByRole('link', { name: 'My DashBoard' })).toHaveAttribute('href', path);
  });

  it('[SHELL-67, SHELL-92, AUTH-35] welcomes by name, shows the unread count and holds Logout', async () => {
    signedInAs('Buyer');
    updateSession({ unread: 3 });
    serve({ 'POST /api/home/logout/s-1': {} });
    const { visited } = renderAt(<Header />);
    expect(screen.getByRole('link', { name: 'Notifications, 3 unread' })).toHaveAttribute('href', '/notification/2');
    expect(screen.queryByText('REGISTER')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Welcome Maya Okafor' }));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(visited).toEqual(['/']));
    expect(readSession()).toBeNull();
  });

  it('[SHELL-72] [FSITE-32] opens the whole menu on a phone, the services below their name', async () => {
    renderAt(<Header />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(sheet.getAllByRole('link').map((link) => link.textContent)).toEqual(
      expect.arrayContaining(['Home', 'Seller Services', 'Contact Us', 'REGISTER', 'SIGN IN']),
    );
    const services = within(sheet.getByRole('group', { name: 'Services' })).getAllByRole('link');
    expect(services.map((link) => link.textContent)).toEqual(['Buyer Services', 'Seller Services']);
  });

  it('closes the services on Escape and gives the focus back', async () => {
    renderAt(<Header />);
    const button = screen.getByRole('button', { name: 'Services' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });
});

describe('the footer', () => {
  it('[SHELL-81, SHELL-82, SHELL-83, SHELL-84, SHELL-85, SHELL-86, SHELL-87] says who and where we are', () => {
    renderAt(<Footer />);
    expect(screen.getByRole('heading', { name: 'About Us' })).toBeInTheDocument();
    const quick = within(screen.getByRole('navigation', { name: 'Quick Links' }));
    expect(quick.getAllByRole('link').map((link) => link.textContent)).toEqual(
      expect.arrayContaining(['Home', 'Properties', 'Buyer Services', 'Seller Services', 'Press', 'Login']),
    );
    expect(screen.getByText(/1 Main Street/)).toHaveTextContent('Colorado1 Main StreetDenver, CO 80202');
    expect(screen.getByText(/2 Main Street/)).toHaveTextContent('California');
    expect(screen.getByRole('link', { name: 'office@stowbridge.example' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '303-555-0100' })).toBeInTheDocument();
    expect(screen.getByText(/its accuracy is not guaranteed/)).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()} Stowbridge`))).toBeInTheDocument();
  });

  it('[FSITE-33] folds its groups and cuts the legal words on a phone, and shows all on request', async () => {
    screenOf.phone = true;
    renderAt(<Footer />);
    const groups = ['About Us', 'Quick Links', 'Offices', 'Contact'].map((name) =>
      screen.getByRole('heading', { name }).closest('details'),
    );
    expect(groups.map((group) => group?.open)).toEqual([false, false, false, false]);
    await userEvent.click(screen.getByRole('heading', { name: 'Offices' }));
    expect(groups.map((group) => group?.open)).toEqual([false, false, true, false]);
    const legal = screen.getByText(/its accuracy is not guaranteed/);
    expect(legal).toHaveClass('cut');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(legal).not.toHaveClass('cut');
    expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  });

  it('[SHELL-83] has no Login for who is signed in', () => {
    signedInAs('Buyer');
    renderAt(<Footer />);
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });

  it('[SHELL-88] opens the Disclaimer on investment information and forward-looking statements', async () => {
    renderAt(<Footer />);
    await userEvent.click(screen.getByRole('button', { name: 'Disclaimer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Disclaimer' }));
    expect(dialog.getByText('Investment information')).toBeInTheDocument();
    expect(dialog.getByText('Forward-looking statements')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[SHELL-101, SHELL-102] links to Privacy Policy and Terms of use', () => {
    renderAt(<Footer />);
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Terms of use' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Verify a document' })).toHaveAttribute('href', '/verify');
  });
});

describe('the dashboard layout', () => {
  it('[SHELL-24, SHELL-89, SHELL-91, SHELL-93, SHELL-94] holds Profile, Notifications and Logout for everybody', () => {
    signedInAs('Seller');
    renderAt(<Framed />);
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/my-account');
    expect(screen.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/notification/3');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Account/ })).not.toBeInTheDocument();
  });

  it.each([
    ['Buyer', ['/my-agreements']],
    ['Seller', []],
  ] as const)('[BEYA-06] leads a %s to %j', (role, links) => {
    signedInAs(role);
    renderAt(<Framed />);
    const found = screen.queryAllByRole('link', { name: 'My agreements' });
    expect(found.map((link) => link.getAttribute('href'))).toEqual(links);
  });

  it('[SHELL-90, AUTH-32, AUTH-23] switches between the accounts of who has both', async () => {
    signedInAs('Buyer', { both: true });
    const { visited } = renderAt(<Framed />);
    await userEvent.click(screen.getByRole('button', { name: 'Seller Account' }));
    expect(readSession()?.role).toBe('Seller');
    expect(visited).toEqual(['/seller/dashboard']);
    await userEvent.click(screen.getByRole('button', { name: 'Buyer Account' }));
    expect(visited.at(-1)).toBe('/buyer/dashboard');
  });
});
