import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditButton, LinkBase, useRedirect } from 'react-admin';
import { useLocation } from 'react-router';
import { officeAddress } from './office-router';
import { resources, screenAt } from './screens';
import { Screen } from './test/screen';

const wanted: Record<string, [list: string, create: string, edit: string, show: string]> = {
  'api-keys': ['/admin/api-keys', '/admin/api-keys/new', '/admin/api-keys', '/admin/api-keys'],
  audit: ['/admin/audit-log', '/admin/audit-log', '/admin/audit-log', '/admin/audit-log?view=12'],
  properties: ['/admin/properties', '/admin/property/new', '/admin/property/12/edit', '/admin/property/12'],
  deals: ['/admin/dealtracker', '/admin/dealtracker', '/admin/dealtracker/12/edit', '/admin/dealtracker?view=12'],
  mails: ['/admin/mail-log', '/admin/mail-log', '/admin/mail-log', '/admin/mail-log?view=12'],
  messages: ['/notification/1', '/notification/1', '/notification/1', '/notification/1?message=12'],
  users: ['/admin/dashboard/1', '/admin/dashboard/1', '/admin/users/12', '/admin/users/12'],
  buyers: ['/admin/dashboard/1', '/admin/dashboard/1/new', '/viewbuyer/12/edit', '/viewbuyer/12'],
  sellers: ['/admin/dashboard/2', '/admin/dashboard/2/new', '/viewseller/12/edit', '/viewseller/12'],
  administrators: ['/admin/dashboard/3', '/admin/dashboard/3/new', '/admin/dashboard/3/12/edit', '/admin/dashboard/3'],
  categories: ['/admin/category', '/admin/category/new', '/admin/category/12/edit', '/admin/category'],
  enquiries: ['/admin/enquiries', '/admin/enquiries', '/admin/enquiries', '/admin/enquiries?view=12'],
  'team-members': ['/admin/team', '/admin/team/new', '/admin/team/12/edit', '/admin/team'],
  webhooks: ['/admin/webhooks', '/admin/webhooks/new', '/admin/webhooks/12/edit', '/admin/webhooks'],
  'privacy-requests': [
    '/admin/privacy-requests',
    '/admin/privacy-requests',
    '/admin/privacy-requests',
    '/admin/privacy-requests/12',
  ],
  vendors: ['/admin/vendors', '/admin/vendors/new', '/admin/vendors/12/edit', '/admin/vendors?edit=12'],
};

function Here() {
  const { pathname, search } = useLocation();
  const redirect = useRedirect();
  return (
    <>
      <output>{pathname + search}</output>
      <button onClick={() => redirect('show', 'properties', 12)}>Go</button>
    </>
  );
}

describe('the router of react-admin', () => {
  const ways = (name: string) => ['', '/create', '/12', '/12/show'].map((rest) => officeAddress(`/${name}${rest}`));

  it.each(Object.entries(wanted))('[FOFF-14] finds list and records of %s at their addresses', (name, addresses) => {
    expect(ways(name)).toEqual(addresses);
  });

  it.each(resources.map(({ name }) => name))('leads to screens only for %s', (name) => {
    expect(ways(name).filter((address) => !screenAt(address.split('?')[0]))).toEqual([]);
  });

  it('keeps the filter, and every other address', () => {
    expect(officeAddress('/vendors?filter=%7B%7D')).toBe('/admin/vendors?filter=%7B%7D');
    expect(officeAddress('/deals/12/show?filter=%7B%7D')).toBe('/admin/dealtracker?view=12&filter=%7B%7D');
    for (const address of ['/admin/vendors', '/notification/1?message=3', '/my-account', '/viewbuyer/12', '']) {
      expect(officeAddress(address)).toBe(address);
    }
  });

  it("leads react-admin's own buttons, links and redirects there", async () => {
    render(
      <Screen at="/admin/vendors?page=2">
        <EditButton resource="vendors" record={{ id: 12 }} />
        <LinkBase to={{ pathname: '/deals/3' }}>Deal</LinkBase>
        <LinkBase to={{ search: '?page=3' }}>Next</LinkBase>
        <Here />
      </Screen>,
    );
    expect(await screen.findByRole('link', { name: /edit/i })).toHaveAttribute('href', '/admin/vendors/12/edit');
    expect(screen.getByRole('link', { name: 'Deal' })).toHaveAttribute('href', '/admin/dealtracker/3/edit');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/admin/vendors?page=3');
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(screen.getByText('/admin/property/12')).toBeInTheDocument();
  });
});
