import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { Toasts } from '../../../layout/toasts';
import { fakeApi } from '../../../test/fake-api';
import { lookups } from '../../../test/lookups';
import { aProperty } from '../../../test/properties';
import { Screen } from '../../../test/screen';
import PropertyDetail from '../../../properties/property-detail';
import { PropertyEdit } from './property-edit';

const read = aProperty(1, { price: 4_000_000, rentableSqft: 40_000, roomForExpansion: false, acreage: 2.5 });

/** Types another name into the form of property 1, opened from its page or alone; each PUT gets the next answer. */
async function edit(from: 'page' | 'form', ...answers: object[]) {
  let version = 7;
  const calls = fakeApi([
    [/GET .*v1\/lookups/, () => ({ json: lookups })],
    [
      /GET .*\/properties\/1$/,
      () => ({ json: { ...read, city: version === 7 ? 'Denver' : 'Golden' }, headers: { etag: `"${version}"` } }),
    ],
    [/GET .*\/deals\?/, () => ({ json: [], headers: { 'content-range': 'deals 0-0/0' } })],
    [/GET .*admin\/agents/, () => ({ json: { Agents: [] } })],
    [
      /GET .*admin\/store\/1$/,
      () => ({ json: { Store: {}, Seller: null, ListedImages: [], Documents: [], DocumentTypes: [] } }),
    ],
    [/GET .*(image|document)/i, () => ({ json: [] })],
    [
      /PUT .*v1\/properties\/1$/,
      () => {
        version += 1;
        return answers.shift() ?? { json: read };
      },
    ],
  ]);
  const page = (
    <Routes>
      <Route path="/admin/property/:propertyId/*" element={<PropertyDetail />} />
    </Routes>
  );
  render(
    <Screen at="/admin/property/1">
      {from === 'page' ? page : <PropertyEdit id={1} onClose={jest.fn()} />}
      <Toasts />
    </Screen>,
  );
  if (from === 'page') {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  }
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Property' }));
  const name = await dialog.findByLabelText(/^Property Name/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Harbor Storage');
  const save = () => userEvent.click(dialog.getByText('Save'));
  const saves = () => calls.filter(({ method }) => method === 'PUT');
  return { dialog, name, save, saves };
}

describe('the modal that edits a property', () => {
  it('[FTEST-26] [FTEST-27] [APROP-74] sends what was typed with the version that was read, and closes', async () => {
    const { save, saves } = await edit('page');
    await save();
    expect(await screen.findByText('Harbor Storage is saved.')).toBeInTheDocument();
    expect(saves()).toHaveLength(1);
    const [{ path, body, headers }] = saves();
    expect([path, headers.get('If-Match')]).toEqual(['/api/v1/properties/1', '"7"']);
    expect(body).toMatchObject({
      name: 'Harbor Storage',
      address1: '1999 Broadway',
      city: 'Denver',
      stateId: 1,
      zipCode: '80202',
      price: 4_000_000,
      rentableSqft: 40_000,
      acreage: 2.5,
      roomForExpansion: false,
      statusId: 1,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[FTEST-27] says when somebody else has changed the property, keeps what was typed, and saves over what was read again', async () => {
    const { dialog, name, save, saves } = await edit('form', {
      status: 412,
      json: { title: 'Precondition Failed', status: 412, detail: 'The record is no longer as If-Match says.' },
    });
    await save();
    expect(await dialog.findByText(/was changed by somebody else/)).toBeInTheDocument();
    expect(name).toHaveValue('Harbor Storage');
    expect(screen.queryByText('Harbor Storage is saved.')).not.toBeInTheDocument();
    expect(dialog.getByLabelText(/^City/)).toHaveValue('Golden');
    expect(name).toHaveValue('Harbor Storage');
    await save();
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1].headers.get('If-Match')).toBe('"8"');
    expect(saves()[1].body).toMatchObject({ name: 'Harbor Storage', city: 'Golden' });
  });

  it('[FTEST-26] tells why the server refused, and keeps what was typed', async () => {
    const { dialog, name, save } = await edit('form', {
      status: 409,
      json: { title: 'Conflict', status: 409, detail: 'This property has been sold; its status stays Closed.' },
    });
    await save();
    expect(await dialog.findByRole('alert')).toHaveTextContent('This property has been sold; its status stays Closed.');
    expect(name).toHaveValue('Harbor Storage');
    expect(screen.queryByText('Harbor Storage is saved.')).not.toBeInTheDocument();
  });

  it('[BEYA-95] keeps the names of buyers from the seller with one tick', async () => {
    const { dialog, save, saves } = await edit('form', { json: read });
    const names = dialog.getByRole('checkbox', { name: 'The seller sees the names of buyers' });
    expect(names).toBeChecked();
    expect(names).toHaveAccessibleDescription(
      'Who has signed, and who opened what. Otherwise the seller reads how many.',
    );
    await userEvent.click(names);
    await save();
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0].body).toMatchObject({ sellerSeesNames: false });
  });
});
