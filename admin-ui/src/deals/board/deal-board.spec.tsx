import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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
const all = [deal(1, 6), deal(2, 3), deal(3, 5), deal(4, 1)];

function open(): Call[] {
  const calls = fakeApi([
    [/GET .*lookups/, () => ({ json: lookups })],
    [
      /GET .*\/deals\/stages/,
      () => ({
        json: [
          { statusId: 6, count: 45, price: 191_250_000 },
          { statusId: 3, count: 1, price: 4_250_000 },
        ],
      }),
    ],
    [
      /GET .*\/deals\?/,
      ({ path }) => {
        const { statusId } = JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}') as {
          statusId?: number;
        };
        const found = all.filter((one) => !statusId || one.statusId === statusId);
        return { json: found, headers: { 'content-range': `deals 0-${found.length}/${found.length}` } };
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
const cardOf = async (columnName: string, property: string) =>
  (await within(await column(columnName)).findByText(property)).closest('li') as HTMLElement;

const columnWidth = 200;
const names = ['Submitted', 'In Process', 'Accepted', 'Sold', 'Rejected'];
const xOf = (name: string) => names.indexOf(name) * columnWidth + columnWidth / 2;

/** The columns beside each other, each with all that is in it at its left. */
function layOut(): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const name = this.closest('section')?.querySelector('h2')?.textContent ?? '';
    const isColumn = this.matches('section');
    return new DOMRect(
      Math.max(0, names.indexOf(name)) * columnWidth,
      isColumn ? 0 : 80,
      isColumn ? columnWidth : columnWidth - 20,
      isColumn ? 800 : 120,
    );
  });
}

/** By a mouse or a finger, from where it is pressed to a column. */
async function drag(from: Element, to: string, pointerType = 'mouse'): Promise<void> {
  const point = (on: Node, type: string, clientX: number) =>
    act(async () => {
      const event = new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY: 100 });
      // jsdom has no pointer events.
      fireEvent(on, Object.assign(event, { isPrimary: true, pointerType }));
    });
  const start = from.getBoundingClientRect().left + 20;
  await point(from, 'pointerdown', start);
  for (const x of [start + 10, xOf(to), xOf(to)]) {
    await point(document, 'pointermove', x);
  }
  await point(document, 'pointerup', xOf(to));
}

const posted = (calls: Call[]) => calls.filter(({ method }) => method === 'POST');

describe('the board of deals', () => {
  afterEach(() => jest.restoreAllMocks());

  it('has a column for each stage of the tracker, in their order, with its deals', async () => {
    open();
    const submitted = await column('Submitted');
    expect(await within(submitted).findByText('Granite Peak 1')).toBeInTheDocument();
    expect(within(submitted).getByTitle('12 days in this stage')).toHaveTextContent('12 d');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Submitted',
      'In Process',
      'Accepted',
      'Sold',
      'Rejected',
    ]);
    expect(await within(await column('Rejected')).findByText('No deals in this stage.')).toBeInTheDocument();
    expect(within(await column('Sold')).queryByTitle(/in this stage/)).not.toBeInTheDocument();
  });

  it('[FOFF-17] heads each column with its count and sum, by the filter of the tracker', async () => {
    const calls = open();
    const submitted = await column('Submitted');
    expect(await within(submitted).findByText('$191,250,000 in all')).toBeInTheDocument();
    expect(within(submitted).getByRole('img', { name: '45 deals' })).toBeInTheDocument();
    expect(within(await column('Sold')).getByRole('img', { name: '0 deals' })).toBeInTheDocument();
    expect(within(await column('Sold')).getByText('$0 in all')).toBeInTheDocument();
    expect(decodeURIComponent(calls.find(({ path }) => path.includes('/stages'))?.path ?? '')).toContain(
      '{"tracker":true}',
    );
  });

  it('[DEAL-21] [DEAL-22] [DEAL-23] [DEAL-27] [DEAL-28] moves a dragged deal after the confirmation', async () => {
    const calls = open();
    layOut();
    await drag(await cardOf('Submitted', 'Granite Peak 1'), 'Accepted');
    const dialog = await screen.findByRole('alertdialog', { name: 'Update Deal Status' });
    expect(dialog).toHaveTextContent('Are you sure want to update this deal status?');
    expect(posted(calls)).toEqual([]);
    const listed = calls.filter(({ path }) => path.includes('/deals?')).length;
    const added = calls.filter(({ path }) => path.includes('/stages')).length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(posted(calls)[0]).toMatchObject({
        path: '/api/admin/deal/accept',
        body: { Id: 1, StoreId: 31, BuyerId: 20, Price: 4250000, DealStatusID: 1 },
      }),
    );
    await waitFor(() => expect(calls.filter(({ path }) => path.includes('/deals?')).length).toBeGreaterThan(listed));
    await waitFor(() => expect(calls.filter(({ path }) => path.includes('/stages')).length).toBeGreaterThan(added));
  });

  it.each([
    ['Submitted', 'Granite Peak 1', 'Sold', 'A submitted offer cannot become Sold.'],
    ['In Process', 'Granite Peak 2', 'Submitted', 'An offer in process cannot become Submitted.'],
    ['Accepted', 'Granite Peak 4', 'Submitted', 'An accepted offer cannot become Submitted.'],
  ])(
    '[FOFF-17] [DEAL-29] a deal at %s that is dropped where it cannot go stays, and the board says why',
    async (from, property, to, why) => {
      const calls = open();
      layOut();
      await drag(await cardOf(from, property), to);
      expect(await screen.findByText(why)).toBeInTheDocument();
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(posted(calls)).toEqual([]);
      expect(await cardOf(from, property)).toBeInTheDocument();
    },
  );

  it('[FOFF-17] says nothing about a deal that is dropped where it was, and nothing can drag one that is over', async () => {
    open();
    layOut();
    await drag(await cardOf('In Process', 'Granite Peak 2'), 'In Process');
    const sold = await cardOf('Sold', 'Granite Peak 3');
    expect(within(sold).queryByRole('button', { name: /^Drag/ })).not.toBeInTheDocument();
    await drag(sold, 'Accepted');
    expect(screen.queryByText(/cannot become/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('[FOFF-17] is dragged by a finger at its handle; elsewhere on the card a finger scrolls', async () => {
    open();
    layOut();
    const card = await cardOf('Submitted', 'Granite Peak 1');
    await drag(card, 'Accepted', 'touch');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await drag(within(card).getByRole('button', { name: 'Drag: Avery Stone, Granite Peak 1' }), 'Accepted', 'touch');
    expect(await screen.findByRole('alertdialog', { name: 'Update Deal Status' })).toHaveTextContent(
      'from Submitted to Accepted',
    );
  });

  it('[FOFF-17] is dragged by the keyboard, which says where the deal is and why it cannot go there', async () => {
    open();
    layOut();
    const card = await cardOf('Submitted', 'Granite Peak 1');
    const handle = within(card).getByRole('button', { name: /^Drag/ });
    expect(handle).toHaveAccessibleDescription(/press space or enter/);
    act(() => handle.focus());
    const press = async (code: string) => {
      await act(async () => {
        fireEvent.keyDown(document.activeElement ?? document.body, { code });
        // The library listens once the press that took the card is over.
        await new Promise((done) => setTimeout(done));
      });
    };
    await press('Space');
    await press('ArrowRight');
    expect(await screen.findByText('Granite Peak 1 is over In Process.')).toBeInTheDocument();
    await press('ArrowRight');
    await press('ArrowRight');
    expect(await screen.findByText('A submitted offer cannot become Sold.')).toBeInTheDocument();
    await press('ArrowLeft');
    expect(await screen.findByText('Granite Peak 1 is over Accepted.')).toBeInTheDocument();
    await press('Space');
    expect(await screen.findByRole('alertdialog', { name: 'Update Deal Status' })).toHaveTextContent(
      'from Submitted to Accepted',
    );
  });

  it('[DEAL-20] moves a deal by the keyboard too', async () => {
    open();
    await within(await column('Submitted')).findByText('Granite Peak 1');
    await userEvent.click(screen.getByRole('button', { name: 'Update deal stage: Avery Stone, Granite Peak 1' }));
    await userEvent.click(
      within(await screen.findByRole('listbox', { name: /^New stage/ })).getByRole('option', { name: 'Rejected' }),
    );
    expect(await screen.findByRole('alertdialog', { name: 'Update Deal Status' })).toHaveTextContent(
      'from Submitted to Rejected',
    );
  });
});
