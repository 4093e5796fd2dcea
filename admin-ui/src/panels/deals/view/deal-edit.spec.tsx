import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeal } from '../../../test/deals';
import { fakeApi } from '../../../test/fake-api';
import { lookups } from '../../../test/lookups';
import { aProperty } from '../../../test/properties';
import { Screen } from '../../../test/screen';
import { aUser } from '../../../test/users';
import { DealEdit } from './deal-edit';

/** The deal as it is on the server, and the version that it has there. */
let stored = { price: 4_250_000, propertyId: 31, version: 7 };

function open() {
  stored = { price: 4_250_000, propertyId: 31, version: 7 };
  const onClose = jest.fn();
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [
      /GET .*v1\/deals\/1$/,
      () => ({
        json: aDeal(1, 6, { price: stored.price, propertyId: stored.propertyId }),
        headers: { etag: `"${stored.version}"` },
      }),
    ],
    [/GET .*v1\/users/, () => ({ json: [aUser(20)], headers: { 'content-range': 'users 0-0/1' } })],
    [
      /GET .*v1\/properties/,
      () => ({ json: [aProperty(31), aProperty(32)], headers: { 'content-range': 'properties 0-1/2' } }),
    ],
    [
      /POST .*admin\/deal\/1$/,
      ({ headers }) =>
        headers.get('If-Match') === `"${stored.version}"`
          ? { json: { ID: 1 } }
          : { status: 412, text: 'Somebody else has changed it meanwhile. Please load it again.' },
    ],
  ]);
  render(
    <Screen>
      <DealEdit id={1} onClose={onClose} />
    </Screen>,
  );
  return { calls, onClose, sent: () => calls.filter(({ method }) => method === 'POST') };
}

async function type(price: string) {
  const field = await screen.findByLabelText(/^Price/);
  await userEvent.clear(field);
  await userEvent.type(field, price);
}

async function saveAndConfirm() {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: 'Change Deal' })).getByRole('button', { name: 'Yes' }),
  );
}

describe('the change of a deal', () => {
  it('[DEAL-31] [DEAL-32] is sent with the version that was read, after a confirmation', async () => {
    const { sent, onClose } = open();
    await type('4300000');
    await saveAndConfirm();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(sent()).toMatchObject([{ body: { StoreId: 31, BuyerId: 20, Price: 4_300_000 } }]);
    expect(sent()[0].headers.get('If-Match')).toBe('"7"');
  });

  it('[FOFF-01] [DEAL-31] [ERR-04] lets one choose the price when somebody else was quicker, and takes over the rest', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { sent, onClose } = open();
    await type('4300000');
    stored = { price: 4_000_000, propertyId: 32, version: 8 };
    await saveAndConfirm();
    const choice = within(await screen.findByRole('radiogroup', { name: 'Choose: Price' }));
    expect(choice.getByRole('radio', { name: 'Theirs: $4,000,000' })).toBeInTheDocument();
    await userEvent.click(choice.getByRole('radio', { name: 'Yours: $4,300,000' }));
    expect(screen.getByLabelText(/^Price/)).toHaveValue('4,300,000');
    expect(onClose).not.toHaveBeenCalled();
    await saveAndConfirm();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(sent().at(-1)).toMatchObject({ body: { StoreId: 32, Price: 4_300_000 } });
    expect(sent().at(-1)?.headers.get('If-Match')).toBe('"8"');
    log.mockRestore();
  });

  it('[DEAL-31] is not sent without a price', async () => {
    const { sent } = open();
    await userEvent.clear(await screen.findByLabelText(/^Price/));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Price is required')).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });
});
