import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Nda } from '../panels/ndas/nda';
import { Toasts } from '../layout/toasts';
import { fakeApi, type Call } from '../test/fake-api';
import { lookups } from '../test/lookups';
import { anAccess, anNda } from '../test/ndas';
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
  access: null,
});
const waiting = (id: number, name: string) =>
  anNda({ id, userId: id, name, access: anAccess({ state: 'pending', waitingSince: '2026-10-02T18:00:00Z' }) });

function open(ndas: Nda[] = [ready, fresh], at = '/admin/ndas', recorded = events, approvals?: object): Call[] {
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
    [/POST .*v1\/ndas\/approve$/, () => ({ json: approvals })],
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
      <Toasts />
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
        '',
        'Oct 2, 2026, 12:00 PM MDTfrom 203.0.113.7',
        'Granite Peak 31',
        'Avery StoneStone Ridge Capital',
        'avery@example.com',
        'OpenAfter the NDA',
        'Ready',
      ],
      [
        '',
        'Oct 2, 2026, 12:00 PM MDTfrom 203.0.113.7',
        'Gone Storage deleted',
        'Bo LinStone Ridge Capital',
        'avery@example.com',
        '',
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

  it('[BEYA-47] is narrowed by what became of the access', async () => {
    const calls = open([waiting(41, 'Nia Hart')], `/admin/ndas?filter=${encodeURIComponent('{"state":"pending"}')}`);
    const chips = await screen.findByRole('list', { name: 'Filters' });
    expect(chips).toHaveTextContent('Access: Waiting');
    expect(await screen.findByRole('row', { name: /Nia Hart/ })).toHaveTextContent('Waiting');
    expect(filterOf(lists(calls).at(-1))).toEqual({ state: 'pending' });
    await userEvent.click(screen.getByRole('combobox', { name: 'Access' }));
    await userEvent.click(screen.getByRole('option', { name: 'Ended' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(filterOf(lists(calls).at(-1))).toEqual({ state: 'ended' }));
  });

  it('[BEYA-48] approves those who wait at once, and names whom somebody else has answered', async () => {
    const calls = open([waiting(41, 'Nia Hart'), waiting(42, 'Omar Reyes'), ready], undefined, undefined, {
      approved: [41],
      leftOut: [{ id: 42, name: 'Omar Reyes', state: 'declined', text: 'Ana Reyes has declined this already.' }],
    });
    expect(await screen.findByRole('checkbox', { name: 'Select: Avery Stone, Granite Peak 31' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(screen.getByRole('region', { name: 'Selected' }));
    expect(bar.getByRole('status')).toHaveTextContent('2 selected');
    await userEvent.click(bar.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 people' }));
    expect(dialog.getByText('Omar Reyes, Granite Peak 31')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'Qualified buyers' }));
    await userEvent.type(dialog.getByLabelText(/^Last day/), '11222099');
    const before = lists(calls).length;
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/^1 person is let in\./)).toHaveTextContent(
      '1 person is let in. Omar Reyes: Ana Reyes has declined this already.',
    );
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { ids: [41, 42], tier: 2, expiresAt: '2099-11-23T06:59:59.000Z' },
    ]);
    await waitFor(() => expect(lists(calls).length).toBeGreaterThan(before));
    expect(screen.queryByRole('region', { name: 'Selected' })).not.toBeInTheDocument();
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
