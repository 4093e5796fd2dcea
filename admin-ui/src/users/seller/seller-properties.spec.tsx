import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../../layout/toasts';
import { fakeApi } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { aProperty } from '../../test/properties';
import { Screen } from '../../test/screen';
import { aUser } from '../../test/users';
import { SellerProperties } from './seller-properties';

const theirs = { sellerId: 20, sellerName: 'Avery Stone20' };

function open(assignment: object = { json: {} }) {
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [
      /GET .*v1\/properties\?.*sellerId/,
      () => ({ json: [aProperty(31, theirs)], headers: { 'content-range': 'properties 0-0/1' } }),
    ],
    [
      /GET .*v1\/properties\?/,
      () => ({
        json: [aProperty(31, theirs), aProperty(32), aProperty(33)],
        headers: { 'content-range': 'properties 0-2/3' },
      }),
    ],
    [/POST .*admin\/seller\/store/, () => assignment],
    [
      /GET .*v1\/properties\/31$/,
      () => ({
        json: aProperty(31, { ...theirs, price: 4_000_000, rentableSqft: 40_000, roomForExpansion: false }),
        headers: { etag: '"9"' },
      }),
    ],
    [/PUT .*v1\/properties\/31$/, () => ({ json: aProperty(31, theirs) })],
  ]);
  render(
    <Screen at="/viewseller/20">
      <SellerProperties seller={aUser(20, { roles: [3], userTypeId: 3 })} />
      <Toasts />
    </Screen>,
  );
  return { calls };
}

describe('the properties in the seller view', () => {
  it('[FTEST-29] [ERR-17] tells why an assignment was refused, and keeps the choice', async () => {
    open({ status: 400, text: 'One of the properties was deleted meanwhile.' });
    await userEvent.click(await screen.findByRole('button', { name: 'Add Property' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Properties' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Granite Peak 32' }));
    await userEvent.click(dialog.getByText('Submit'));
    expect(await dialog.findByText('One of the properties was deleted meanwhile.')).toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: 'Granite Peak 32' })).toBeChecked();
    expect(screen.queryByText(/assigned to/)).not.toBeInTheDocument();
  });

  it('[FOFF-02] walks through the checkboxes by arrows, and Enter checks', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Property' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Properties' }));
    await dialog.findByRole('checkbox', { name: 'Granite Peak 32' });
    await userEvent.click(dialog.getByLabelText('Search'));
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}');
    expect(dialog.getByRole('checkbox', { name: 'Granite Peak 32' })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: 'Granite Peak 33' })).toHaveFocus();
    expect(dialog.getByRole('checkbox', { name: 'Granite Peak 33' })).not.toBeChecked();
    await userEvent.keyboard('{Enter}');
    expect(dialog.getByText('2 selected')).toBeInTheDocument();
  });

  it('[FTEST-34] [ASEL-24] opens the property view and from it Update Property, which saves', async () => {
    const { calls } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Details: Granite Peak 31' }));
    const view = within(await screen.findByRole('dialog', { name: 'Granite Peak 31' }));
    expect(await view.findByText('$4,000,000')).toBeInTheDocument();
    expect(view.getByText('1999 Broadway, Denver, CO 80202')).toBeInTheDocument();
    await userEvent.click(view.getByText('Update Property'));
    const form = within(await screen.findByRole('dialog', { name: 'Update Property' }));
    const name = await form.findByLabelText(/^Property Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Harbor Storage');
    await userEvent.click(form.getByText('Save'));
    expect(await screen.findByText('Harbor Storage is saved.')).toBeInTheDocument();
    const [saved] = calls.filter(({ method }) => method === 'PUT');
    expect([saved.path, saved.headers.get('If-Match'), saved.body]).toEqual([
      '/api/v1/properties/31',
      '"9"',
      expect.objectContaining({ name: 'Harbor Storage', price: 4_000_000 }),
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
