import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../test/fake-api';
import { lookups } from '../../../test/lookups';
import { aProperty } from '../../../test/properties';
import { Screen } from '../../../test/screen';
import { PropertyEdit } from './property-edit';

it('[FEVI-13] [FOFF-10] [APROP-64] corrects the name of a property whose auction has passed', async () => {
  const user = userEvent.setup();
  const property = aProperty(1, {
    alternatePriceOptionId: 6,
    alternatePriceOptionDate: '2020-01-02',
    offersDueDate: '2020-01-01',
    roomForExpansion: true,
    rentableSqft: 41_000,
  });
  const calls = fakeApi([
    [/GET .*v1\/lookups/, () => ({ json: lookups })],
    [/PUT .*\/properties\/1$/, ({ body }) => ({ json: body })],
    [/GET .*v1\/properties\/1$/, () => ({ json: property })],
    [/GET /, () => ({ json: [], headers: { 'content-range': 'x 0-0/0' } })],
  ]);
  render(
    <Screen at="/admin/property/1">
      <PropertyEdit id={1} onClose={() => undefined} />
    </Screen>,
  );
  const form = within(await screen.findByRole('dialog', { name: 'Edit Property' }));
  const name = await form.findByRole('textbox', { name: /Property Name/ });
  await user.clear(name);
  await user.type(name, 'Granite Peak');
  const due = form.getByRole('textbox', { name: 'Offers Due Date' });
  await user.clear(due);
  await user.type(due, '12-31-2019');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Date cannot be in the past')).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);

  await user.clear(due);
  await user.type(due, '01-01-2020');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      name: 'Granite Peak',
      alternatePriceOptionDate: '2020-01-02',
      offersDueDate: '2020-01-01',
    }),
  );
});
