import { render, screen, within } from '@testing-library/react';
import { fakeApi } from '../test/fake-api';
import { Screen } from '../test/screen';
import { Sidebar } from './sidebar';

describe('the left menu', () => {
  it('[FOFF-35] [SHELL-95] [SHELL-96] [SHELL-97] [SHELL-98] [SHELL-99] [SHELL-100] holds every screen of the documents, and says which one is shown', () => {
    fakeApi([]);
    render(
      <Screen at="/admin/property/31">
        <Sidebar docked open onClose={() => undefined} />
      </Screen>,
    );
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.getAllByRole('list').map((list) => list.getAttribute('aria-labelledby'))).toEqual([
      'menu-Work',
      'menu-Directory',
      'menu-User-Management',
      'menu-Reports',
      'menu-System',
      'menu-Account',
    ]);
    const users = within(menu.getByRole('list', { name: 'User Management' }));
    expect(users.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Buyer', '/admin/dashboard/1'],
      ['Seller', '/admin/dashboard/2'],
      ['Admin', '/admin/dashboard/3'],
    ]);
    const addresses = {
      'Property Listings': '/admin/properties',
      Categories: '/admin/category',
      'Deal Tracker': '/admin/dealtracker',
      'Vendor List': '/admin/vendors',
      Analytics: '/admin/analytics/1',
    };
    for (const [name, address] of Object.entries(addresses)) {
      expect(menu.getByRole('link', { name })).toHaveAttribute('href', address);
    }
    expect(menu.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([
      'Property Listings',
    ]);
    expect(menu.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  });
});
