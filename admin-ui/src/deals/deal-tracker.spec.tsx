import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeal } from '../test/deals';
import { fakeApi, type Call } from '../test/fake-api';
import { lookups } from '../test/lookups';
import { Screen } from '../test/screen';
import DealTracker from './deal-tracker';

/** What GET of the first deal answers, and its version. */
let stored = aDeal(1, 6);
let refusal: string | undefined;
const meanwhile = 'Somebody else has changed it meanwhile. Please load it again.';

function open(at = '/admin/dealtracker'): Call[] {
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [/GET .*\/deals\?/, () => ({ json: [aDeal(1, 6), aDeal(2, 5)], headers: { 'content-range': 'deals 0-1/2' } })],
    [/GET .*\/deals\/1$/, () => ({ json: stored, headers: { etag: `"${stored.price}"` } })],
    [
      /POST .*admin\/deal/,
      () => (refusal ? { status: refusal === meanwhile ? 412 : 400, text: refusal } : { json: {} }),
    ],
  ]);
  render(
    <Screen at={at}>
      <DealTracker />
    </Screen>,
  );
  return calls;
}

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

describe('the deal tracker', () => {
  beforeEach(() => {
    refusal = undefined;
    stored = aDeal(1, 6);
  });

  it('[DEAL-01] [DEAL-02] [DEAL-03] [DEAL-04] [DEAL-05] searches and resets', async () => {
    const calls = open();
    await rowOf('Granite Peak 1');
    for (const label of ['Property Name', 'Status', 'Buyer Email']) {
      expect(screen.getByLabelText(label)).toBeInTheDocument();
    }
    await userEvent.type(screen.getByLabelText('Buyer Name'), ' Avery ');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const asked = () => decodeURIComponent(calls.filter(({ path }) => path.includes('/deals?')).at(-1)?.path ?? '');
    await waitFor(() => expect(asked()).toContain('filter={"buyerName":"Avery","tracker":true}'));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(asked()).toContain('filter={"tracker":true}'));
  });

  it('[FOFF-15] shows the open offers of Today, which a further search keeps, and is marked as filtered until they are let go', async () => {
    const calls = open('/admin/dealtracker?filter=%7B%22waiting%22%3A%22open%22%7D');
    const asked = () => decodeURIComponent(calls.filter(({ path }) => path.includes('/deals?')).at(-1)?.path ?? '');
    await rowOf('Granite Peak 1');
    expect(asked()).toContain('filter={"waiting":"open","tracker":true}');
    expect(screen.getByText('Only: open offers, Submitted and In Process')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Buyer Name'), 'Avery');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(asked()).toContain('filter={"waiting":"open","buyerName":"Avery","tracker":true}'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the filter: Only' }));
    await waitFor(() => expect(asked()).toContain('filter={"buyerName":"Avery","tracker":true}'));
    expect(screen.queryByText(/open offers/)).not.toBeInTheDocument();
  });

  it('[DEAL-07] [DEAL-11] has its columns', async () => {
    open();
    await rowOf('Granite Peak 1');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Date',
      'Property Name',
      'Buyer',
      'City and State',
      'Proposed',
      'Status',
      'Actions',
    ]);
    expect((await rowOf('Granite Peak 1')).getByText('$4,250,000')).toBeInTheDocument();
  });

  it('[DEAL-13] [DEAL-14] [DEAL-15] [DEAL-16] [DEAL-29] offers a row what its stage allows', async () => {
    open();
    const openDeal = await rowOf('Granite Peak 1');
    for (const action of ['Update deal stage', 'View', 'Offline LOI', 'PDF Download']) {
      expect(openDeal.getByRole('button', { name: new RegExp(`^${action}`) })).toBeEnabled();
    }
    const sold = await rowOf('Granite Peak 2');
    expect(sold.getByRole('button', { name: /^Update deal stage/ })).toBeDisabled();
    expect(sold.getByRole('button', { name: /^Offline LOI/ })).toBeDisabled();
  });

  async function chooseStage(name: string) {
    await userEvent.click((await rowOf('Granite Peak 1')).getByRole('button', { name: /^Update deal stage/ }));
    await userEvent.click(
      within(await screen.findByRole('listbox', { name: /^New stage/ })).getByRole('option', { name }),
    );
    return screen.findByRole('alertdialog', { name: 'Update Deal Status' });
  }

  it('[FOFF-18] [DEAL-20] [DEAL-21] [DEAL-22] [DEAL-23] [DEAL-27] [DEAL-28] accepts after the confirmation and asks for the list again', async () => {
    const calls = open();
    const dialog = await chooseStage('Accepted');
    expect(document.querySelector('select')).not.toBeInTheDocument();
    expect(dialog).toHaveTextContent('Are you sure want to update this deal status?');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    const listed = calls.filter(({ path }) => path.includes('/deals?')).length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
        path: '/api/admin/deal/accept',
        body: { Id: 1, StoreId: 31, BuyerId: 20, Price: 4250000, Version: 1, DealStatusID: 1 },
      }),
    );
    await waitFor(() => expect(calls.filter(({ path }) => path.includes('/deals?')).length).toBeGreaterThan(listed));
  });

  it('[DEAL-33] shows a refusal inside the confirmation', async () => {
    // react-admin also logs what a data provider throws.
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    refusal = 'Another offer on this property has been accepted.';
    open();
    const dialog = await chooseStage('Accepted');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Another offer on this property has been accepted.',
    );
    log.mockRestore();
  });

  it('[DEAL-21] [DEAL-27] says what somebody else has changed since the list was made, and names the version that was decided on', async () => {
    stored = aDeal(1, 6, { price: 4_000_000 });
    const calls = open();
    const dialog = await chooseStage('Accepted');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'This deal was changed by somebody else: it is Submitted now, at $4,000,000.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')).toMatchObject({ body: { Price: 4_000_000 } }),
    );
    expect(calls.find(({ method }) => method === 'POST')?.headers.get('If-Match')).toBe('"4000000"');
  });

  it('[DEAL-21] [DEAL-33] asks again when the deal has changed while the question was open', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const calls = open();
    const dialog = await chooseStage('Accepted');
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/deals/1'))).toBe(true));
    stored = aDeal(1, 3, { price: 3_900_000 });
    refusal = meanwhile;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('it is In Process now, at $3,900,000.');
    refusal = undefined;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('If-Match'))).toEqual([
      '"4250000"',
      '"3900000"',
    ]);
    log.mockRestore();
  });

  it('[FSEC-03] [DEAL-33] shows the offer as it is now when it is not the one that was decided on, and decides about that one next', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const calls = open();
    const dialog = await chooseStage('Accepted');
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/deals/1'))).toBe(true));
    stored = aDeal(1, 6, { price: 1, version: 2 });
    refusal = 'The offer is $1 now (revised Nov 22, 2026). Please look at it again.';
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await within(dialog).findByText(refusal)).toBeInTheDocument();
    expect(
      await within(dialog).findByText('This deal was changed by somebody else: it is Submitted now, at $1.'),
    ).toBeInTheDocument();
    refusal = undefined;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
      { Price: 4_250_000, Version: 1 },
      { Price: 1, Version: 2 },
    ]);
    log.mockRestore();
  });

  it('[DEAL-21] [DASH-31] says before a deal without offer terms goes In Process that its seller cannot answer it', async () => {
    stored = aDeal(1, 6, { version: null });
    open();
    const dialog = await chooseStage('In Process');
    expect(dialog).toHaveTextContent('No offer terms have been submitted yet, so the seller cannot answer this deal.');
  });

  it('[DEAL-20] leaves everything as it was on No', async () => {
    const calls = open();
    const dialog = await chooseStage('Rejected');
    await userEvent.click(within(dialog).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /^New stage/ })).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
