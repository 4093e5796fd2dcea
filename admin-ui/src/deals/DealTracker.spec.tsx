import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Call } from '../test/fakeApi';
import { lookups } from '../test/lookups';
import { Screen } from '../test/Screen';
import type { Deal } from './deal';
import DealTracker from './DealTracker';

const deal = (id: number, statusId: number, changes: Partial<Deal> = {}): Deal =>
  ({
    id,
    dealName: '',
    propertyId: 31,
    propertyName: `Granite Peak ${id}`,
    city: 'Denver',
    stateCode: 'CO',
    buyerId: 20,
    buyerName: 'Avery Stone',
    buyerEmail: 'avery@example.com',
    buyerPhone: '303-555-0110',
    price: 4250000,
    statusId,
    statusName: lookups.dealStatuses[statusId - 1].name,
    statusDate: '2026-10-02T18:00:00Z',
    createdAt: '2026-10-01T18:00:00Z',
    offline: false,
    next: [],
    ...changes,
  }) as Deal;

let refusal: string | undefined;

function open(): Call[] {
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [/GET .*\/deals\?/, () => ({ json: [deal(1, 6), deal(2, 5)], headers: { 'content-range': 'deals 0-1/2' } })],
    [/POST .*admin\/deal/, () => (refusal ? { status: 400, text: refusal } : { json: {} })],
  ]);
  render(
    <Screen at="/admin/dealtracker">
      <DealTracker />
    </Screen>,
  );
  return calls;
}

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

describe('the deal tracker', () => {
  beforeEach(() => (refusal = undefined));

  it('[DEAL-01] [DEAL-02] [DEAL-03] [DEAL-04] [DEAL-05] searches and resets', async () => {
    const calls = open();
    await rowOf('Granite Peak 1');
    for (const label of ['Property Name', 'Status', 'Buyer Email']) expect(screen.getByLabelText(label)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Buyer Name'), ' Avery ');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const asked = () => decodeURIComponent(calls.filter(({ path }) => path.includes('/deals?')).at(-1)?.path ?? '');
    await waitFor(() => expect(asked()).toContain('filter={"buyerName":"Avery","tracker":true}'));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(asked()).toContain('filter={"tracker":true}'));
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
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^New stage/ }), name);
    return screen.findByRole('alertdialog', { name: 'Update Deal Status' });
  }

  it('[DEAL-20] [DEAL-21] [DEAL-22] [DEAL-23] [DEAL-27] [DEAL-28] accepts after the confirmation and asks for the list again', async () => {
    const calls = open();
    const dialog = await chooseStage('Accepted');
    expect(dialog).toHaveTextContent('Are you sure want to update this deal status?');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    const listed = calls.filter(({ path }) => path.includes('/deals?')).length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
        path: '/api/admin/deal/accept',
        body: { Id: 1, StoreId: 31, BuyerId: 20, Price: 4250000, DealStatusID: 1 },
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
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Another offer on this property has been accepted.');
    log.mockRestore();
  });

  it('[DEAL-20] leaves everything as it was on No', async () => {
    const calls = open();
    const dialog = await chooseStage('Rejected');
    await userEvent.click(within(dialog).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /^New stage/ })).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
