import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Nda } from '../panels/ndas/nda';
import { fakeApi, type Call } from '../test/fake-api';
import { lookups } from '../test/lookups';
import { anNda } from '../test/ndas';
import { Screen } from '../test/screen';
import NdaList from './nda-list';

const events = [
  { at: '2026-10-02T17:58:00Z', kind: 'presented', by: 'Avery Stone' },
  { at: '2026-10-02T18:00:00Z', kind: 'signed', by: 'Avery Stone' },
  { at: '2026-10-02T18:00:09Z', kind: 'certificate-made', by: null },
];
const ready = anNda({ certifiedAt: '2026-10-02T18:00:09Z' });
const fresh = anNda({
  id: 32,
  name: 'Bo Lin',
  propertyName: 'Gone Storage',
  propertyGone: true,
});

function open(ndas: Nda[] = [ready, fresh], at = '/admin/ndas', recorded = events): Call[] {
  URL.createObjectURL = jest.fn(() => 'blob:x');
  URL.revokeObjectURL = jest.fn();
  const calls = fakeApi([
    [/GET .*v1\/lookups/, () => ({ json: lookups })],
    [/GET .*v1\/ndas\/spreadsheet/, () => ({ text: 'xlsx' })],
    [
      /GET .*v1\/ndas\/31\/certificate/,
      () => ({
        text: '%PDF-',
        headers: { 'content-disposition': `attachment; filename="x"; filename*=UTF-8''NDA%20-%20Avery.pdf` },
      }),
    ],
    [/GET .*v1\/ndas\/\d+/, () => ({ json: { ...ready, events: recorded } })],
    [/GET .*v1\/ndas\?/, () => ({ json: ndas, headers: { 'content-range': `ndas 0-9/${ndas.length}` } })],
    [/GET .*v1\/properties\/31/, () => ({ json: { id: 31, name: 'Granite Peak 31' } })],
    [
      /GET .*v1\/properties\?/,
      () => ({ json: [{ id: 31, name: 'Granite Peak 31' }], headers: { 'content-range': 'properties 0-0/1' } }),
    ],
    [
      /GET .*v1\/users/,
      () => ({ json: { id: 20, firstName: 'Avery', lastName: 'Stone', email: 'avery@example.com', userTypeId: 2 } }),
    ],
  ]);
  render(
    <Screen at={at}>
      <NdaList />
    </Screen>,
  );
  return calls;
}
const filterOf = (call: Call | undefined) =>
  JSON.parse(new URL(call?.path ?? '', 'http://x').searchParams.get('filter') ?? '{}') as object;
const lists = (calls: Call[]) => calls.filter(({ path }) => path.includes('/v1/ndas?'));

describe('the list of NDAs', () => {
  it('shows when, on what and by whom each was signed, and whether its certificate is there', async () => {
    open();
    const rows = await screen.findAllByRole('row', { name: /Granite Peak|Gone Storage/ });
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      [
        'Oct 2, 2026, 12:00 PM MDTfrom 203.0.113.7',
        'Granite Peak 31',
        'Avery StoneStone Ridge Capital',
        'avery@example.com',
        'Ready',
      ],
      [
        'Oct 2, 2026, 12:00 PM MDTfrom 203.0.113.7',
        'Gone Storage deleted',
        'Bo LinStone Ridge Capital',
        'avery@example.com',
        'Not made yet',
      ],
    ]);
  });

  it('is searched by words and by days, and downloaded as it is searched', async () => {
    const calls = open();
    await screen.findByText('Bo Lin');
    await userEvent.type(screen.getByLabelText('Name, entity or email'), 'stone');
    await userEvent.type(screen.getByLabelText('From'), '10012026');
    await userEvent.type(screen.getByLabelText('To'), '10312026');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const searched = { q: 'stone', signedAt_gte: '2026-10-01', signedAt_lte: '2026-10-31' };
    await waitFor(() => expect(filterOf(lists(calls).at(-1))).toEqual(searched));
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(filterOf(calls.find(({ path }) => path.includes('spreadsheet')))).toEqual(searched));
  });

  it('takes a property and a person from its address, and names both', async () => {
    const filter = { propertyId: 31, userId: 20 };
    const calls = open([ready], `/admin/ndas?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    const chips = await screen.findByRole('list', { name: 'Filters' });
    await waitFor(() => expect(chips).toHaveTextContent(/Property: Granite Peak 31.*Person: Avery Stone/));
    expect(filterOf(lists(calls).at(-1))).toEqual(filter);
  });

  it('opens the record with its timeline, the certificate and the agreement', async () => {
    const calls = open();
    await userEvent.click((await screen.findAllByRole('button', { name: /^Oct 2, 2026/ }))[0] as HTMLElement);
    const record = within(await screen.findByRole('dialog', { name: 'Avery Stone' }));
    const timeline = within(await record.findByRole('region', { name: 'Timeline' }));
    expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Agreement presentedAvery Stone, Oct 2, 2026, 11:58 AM MDT',
      'Agreement signedAvery Stone, Oct 2, 2026, 12:00 PM MDT',
      'Certificate madeOct 2, 2026, 12:00 PM MDT',
    ]);
    expect(record.getByRole('button', { name: /^View the agreement that Avery Stone signed/ })).toBeInTheDocument();
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toBe('NDA - Avery.pdf');
    });
    await userEvent.click(record.getByRole('button', { name: 'Certificate (PDF)' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(calls.at(-1)?.token).toBe('Bearer t-1');
    click.mockRestore();
  });

  it('says so when a signature is older than what is recorded', async () => {
    open([ready], '/admin/ndas/31', []);
    const record = within(await screen.findByRole('dialog', { name: 'Avery Stone' }));
    expect(await record.findByText('Signed before each step was recorded.')).toBeInTheDocument();
  });

  it('says what will be here', async () => {
    open([]);
    expect(await screen.findByText('NDAs appear here as soon as somebody signs one.')).toBeInTheDocument();
  });
});
