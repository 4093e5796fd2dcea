import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeal } from '../../test/deals';
import { fakeApi, type Call } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { Screen } from '../../test/screen';
import type { Deal } from '../../records/deal';
import DealTracker from '../deal-tracker';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();
const deal = (id: number, statusId: number): Deal =>
  aDeal(id, statusId, { propertyId: 30 + id, statusDate: daysAgo(12), createdAt: daysAgo(20) });
const all = [deal(1, 6), deal(2, 3), deal(3, 5)];

function open(): Call[] {
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [
      /GET .*\/deals\?/,
      ({ path }) => {
        const { statusId } = JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}') as {
          statusId?: number;
        };
        const found = all.filter((one) => !statusId || one.statusId === statusId);
        return {
          json: found,
          headers: { 'content-range': `deals 0-${found.length}/${statusId === 6 ? 45 : found.length}` },
        };
      },
    ],
    [/GET .*\/deals\/\d+$/, ({ path }) => ({ json: all.find(({ id }) => path.endsWith(`/${id}`)) })],
    [/POST .*admin\/deal/, () => ({ json: {} })],
  ]);
  render(
    <Screen at="/admin/dealtracker/board">
      <DealTracker board />
    </Screen>,
  );
  return calls;
}

const column = async (name: string) => screen.findByRole('region', { name });
const dataTransfer = { setData: () => undefined, effectAllowed: 'none' };
const posted = (calls: Call[]) => calls.filter(({ method }) => method === 'POST');

describe('the board of deals', () => {
  it('has a column for each stage of the tracker, in their order, with its deals', async () => {
    open();
    const submitted = await column('Submitted');
    expect(await within(submitted).findByText('Granite Peak 1')).toBeInTheDocument();
    expect(within(submitted).getByRole('img', { name: '45 deals' })).toBeInTheDocument();
    expect(within(submitted).getByTitle('12 days in this stage')).toHaveTextContent('12 d');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Submitted',
      'In Process',
      'Accepted',
      'Sold',
      'Rejected',
    ]);
    expect(await within(await column('Accepted')).findByText('No deals in this stage.')).toBeInTheDocument();
    expect(within(await column('Sold')).queryByTitle(/in this stage/)).not.toBeInTheDocument();
  });

  it('[DEAL-21] [DEAL-22] [DEAL-23] [DEAL-27] [DEAL-28] moves a dragged deal after the confirmation', async () => {
    const calls = open();
    const card = (await within(await column('Submitted')).findByText('Granite Peak 1')).closest('li') as HTMLElement;
    fireEvent.dragStart(card, { dataTransfer });
    const accepted = await column('Accepted');
    expect(fireEvent.dragOver(accepted, { dataTransfer })).toBe(false);
    fireEvent.drop(accepted, { dataTransfer });
    const dialog = await screen.findByRole('alertdialog', { name: 'Update Deal Status' });
    expect(dialog).toHaveTextContent('Are you sure want to update this deal status?');
    expect(posted(calls)).toEqual([]);
    const listed = calls.filter(({ path }) => path.includes('/deals?')).length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(posted(calls)[0]).toMatchObject({
        path: '/api/admin/deal/accept',
        body: { Id: 1, StoreId: 31, BuyerId: 20, Price: 4250000, DealStatusID: 1 },
      }),
    );
    await waitFor(() => expect(calls.filter(({ path }) => path.includes('/deals?')).length).toBeGreaterThan(listed));
  });

  it('[DEAL-29] lets no deal go where its stage cannot follow, and none that is over go anywhere', async () => {
    const calls = open();
    const card = (await within(await column('In Process')).findByText('Granite Peak 2')).closest('li') as HTMLElement;
    fireEvent.dragStart(card, { dataTransfer });
    const sold = await column('Sold');
    expect(fireEvent.dragOver(sold, { dataTransfer })).toBe(true);
    fireEvent.drop(sold, { dataTransfer });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(posted(calls)).toEqual([]);
    expect((await within(sold).findByText('Granite Peak 3')).closest('li')).toHaveAttribute('draggable', 'false');
  });

  it('[DEAL-20] moves a deal by the keyboard too', async () => {
    open();
    await within(await column('Submitted')).findByText('Granite Peak 1');
    await userEvent.click(screen.getByRole('button', { name: 'Update deal stage: Avery Stone, Granite Peak 1' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^New stage/ }), 'Rejected');
    expect(await screen.findByRole('alertdialog', { name: 'Update Deal Status' })).toHaveTextContent(
      'from Submitted to Rejected',
    );
  });
});
