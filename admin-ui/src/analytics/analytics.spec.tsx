import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { fakeApi, type Call } from '../test/fake-api';
import { Screen } from '../test/screen';
import Analytics from './analytics';

const ranges = [
  { ID: '', Name: 'Select Date Range' },
  { ID: 1, Name: 'Last week(by day)' },
  { ID: 2, Name: 'Last 30 days(by week)' },
];
const counts = {
  Part: false,
  PropertyAdded: 1,
  PropertyViewed: 20,
  OfferReceived: 3,
  NDASigned: 4,
  PropertySold: 0,
  DealAccepted: 5,
  DealRejected: 6,
};
let saved: string[];

function open(tab: number | string, rows?: unknown[], status = 200): Call[] {
  const calls = fakeApi([
    [/daterange/, () => ({ json: ranges })],
    [/tracking/, () => ({ json: [{ ID: 2, Name: 'Property viewed' }] })],
    [
      /GET .*\/properties\?/,
      () => ({ json: [{ id: 31, name: 'Granite Peak' }], headers: { 'content-range': 'properties 0-0/1' } }),
    ],
    [/download/, () => ({ text: 'xlsx' })],
    [
      /report\/search/,
      () =>
        status === 200
          ? { json: rows ?? [{ SearchKeyword: 'Colorado Springs', Count: 12 }] }
          : { status, text: 'Refused for a reason' },
    ],
    [
      /report\/session/,
      () => ({
        json: rows ?? [
          { TimePeriod: 'Nov 3', Count: 7, Part: false },
          { TimePeriod: 'Nov 4', Count: 2, Part: false },
        ],
      }),
    ],
    [/report\/mostview/, () => ({ json: rows ?? [{ StoreName: 'Granite Peak Storage', Count: 9 }] })],
    [
      /report\/dealreport/,
      () => ({
        json: rows ?? [
          { TimePeriod: 'Nov 3', ...counts },
          { TimePeriod: 'Nov 4', ...counts },
        ],
      }),
    ],
  ]);
  render(
    <Screen at={`/admin/analytics/${tab}`}>
      <Routes>
        <Route path="/admin/analytics/:tabId" element={<Analytics />} />
      </Routes>
    </Screen>,
  );
  return calls;
}

const reports = (calls: Call[]) => calls.filter(({ path }) => path.includes('/report/'));
const pad = (value: number) => String(value).padStart(2, '0');
const typed = (daysAgo: number) => {
  const date = new Date();
  date.setDate(date.getDate() - daysAgo);
  return `${pad(date.getMonth() + 1)}-${pad(date.getDate())}-${date.getFullYear()}`;
};
const wire = (daysAgo: number) => typed(daysAgo).replace(/^(\d\d)-(\d\d)-(\d{4})$/, '$3-$1-$2');

async function chooseRange(name: string) {
  await userEvent.click(screen.getByRole('combobox', { name: 'Date Range' }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

describe('the analytics', () => {
  beforeEach(() => {
    saved = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:report';
    URL.revokeObjectURL = () => undefined;
  });

  it('[ANA-01] [ANA-02] [ANA-03] has four tabs, each with an address', async () => {
    const calls = open(1);
    expect(document.title).toBe('Stowbridge | Admin Dashboard');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Search',
      'User Session',
      'Most View',
      'Property Report',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'User Session' }));
    await screen.findByText('Nov 3', { selector: 'th' });
    expect(reports(calls).map(({ path }) => path)).toEqual([
      '/api/analysis/report/search',
      '/api/analysis/report/session',
    ]);
  });

  it.each([1, 2, 3, 4])('[FTEST-37] [ANA-04] tab %i first shows that it is loading', async (tab) => {
    open(tab);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
  });

  it('[ANA-05] [ANA-06] [ANA-07] [ANA-15] [ANA-39] loads the ranges and the default report', async () => {
    const calls = open(1);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Searches for each keyword' })).toBeInTheDocument();
    expect(await screen.findByText('Last week(by day)', { selector: 'b' })).toBeInTheDocument();
    expect(screen.getByText(/Showing result:/)).toHaveTextContent('Showing result: Last week(by day)');
    expect(calls.some(({ path }) => path === '/api/lookup/daterange')).toBe(true);
    expect(reports(calls)[0].body).toEqual({ DateRangeID: 1, StartDate: '', EndDate: '' });
    expect(screen.getByRole('table', { name: 'Searches' })).toHaveTextContent('KeywordCountColorado Springs12');
    expect(document.querySelector('.recharts-surface')).toHaveAttribute('width', '1025');
    expect(screen.getByText('Colorado Spr..')).toBeInTheDocument();
  });

  it('[ANA-47] [ANA-48] [ANA-49] [ANA-08] [ANA-40] draws bars of 40 and an area, 300 high', async () => {
    open(1);
    await screen.findByRole('img');
    expect(document.querySelector('.recharts-surface')).toHaveAttribute('height', '300');
    expect(document.querySelector('.recharts-bar-rectangle path')).toHaveAttribute('width', '40');
    await userEvent.click(screen.getByRole('tab', { name: 'User Session' }));
    await screen.findByRole('img', { name: 'User sessions in each period' });
    expect(document.querySelector('.recharts-area-area')).toBeInTheDocument();
    const drawing = document.querySelector('.recharts-surface');
    expect([drawing?.getAttribute('width'), drawing?.getAttribute('height')]).toEqual(['1045', '300']);
  });

  it('[ANA-09] [ANA-10] [ANA-11] [ANA-12] [ANA-13] [ANA-28] [ANA-29] [ANA-31] asks for a pair of dates in the place of the range', async () => {
    const calls = open(2);
    await screen.findByText('Nov 3', { selector: 'th' });
    expect(screen.getByLabelText('To Date')).toBeDisabled();
    await userEvent.type(screen.getByLabelText('From Date'), typed(9).replaceAll('-', ''));
    expect(screen.getByRole('combobox', { name: 'Date Range' })).toHaveTextContent('Select Date Range');
    await userEvent.type(screen.getByLabelText('To Date'), typed(2));
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(reports(calls).at(-1)?.body).toEqual({ StartDate: wire(9), EndDate: wire(2) }));
    expect(screen.getByText(/Showing result:/)).toHaveTextContent(`Showing result: ${typed(9)} to ${typed(2)}`);
  });

  it('[ANA-25] [ANA-30] [ANA-38] choosing a range clears the dates', async () => {
    const calls = open(1);
    await screen.findByRole('img');
    await userEvent.type(screen.getByLabelText('From Date'), typed(9));
    await userEvent.click(screen.getByRole('combobox', { name: 'Date Range' }));
    expect(await screen.findByRole('option', { name: 'Select Date Range' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Last 30 days(by week)' }));
    expect(screen.getByLabelText('From Date')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(reports(calls).at(-1)?.body).toEqual({ DateRangeID: 2, StartDate: '', EndDate: '' }));
    expect(screen.getByText(/Showing result:/)).toHaveTextContent('Last 30 days(by week)');
  });

  it('[ANA-35] [ANA-36] [ANA-37] asks for nothing while something is wrong', async () => {
    const calls = open(1);
    await screen.findByRole('img');
    await userEvent.type(screen.getByLabelText('From Date'), typed(9));
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Please select To Date')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('To Date'), typed(5));
    await userEvent.clear(screen.getByLabelText('From Date'));
    await userEvent.type(screen.getByLabelText('From Date'), typed(9));
    await userEvent.type(screen.getByLabelText('To Date'), typed(5));
    await userEvent.clear(screen.getByLabelText('From Date'));
    expect(screen.getByLabelText('To Date')).toHaveValue('');
    expect(reports(calls)).toHaveLength(1);
  });

  it('[ANA-36] a From Date on the To Date clears it and shows an error', async () => {
    open(1);
    await screen.findByRole('img');
    await userEvent.type(screen.getByLabelText('From Date'), typed(9));
    await userEvent.type(screen.getByLabelText('To Date'), typed(5));
    const from = screen.getByLabelText<HTMLInputElement>('From Date');
    await userEvent.tripleClick(from);
    await userEvent.paste(typed(5));
    expect(screen.getByLabelText('To Date')).toHaveValue('');
    expect(await screen.findByText('Please select valid To Date')).toBeInTheDocument();
  });

  it('[ANA-14] [ANA-26] [ANA-27] clears the form, the errors and the report', async () => {
    const calls = open(1);
    await screen.findByRole('img');
    await chooseRange('Last 30 days(by week)');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(reports(calls)).toHaveLength(2));
    await userEvent.type(screen.getByLabelText('From Date'), typed(9));
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Please select To Date');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(reports(calls)).toHaveLength(3));
    expect(reports(calls)[2].body).toMatchObject({ DateRangeID: 1 });
    expect(screen.queryByText('Please select To Date')).not.toBeInTheDocument();
    expect(screen.getByLabelText('From Date')).toHaveValue('');
    expect(screen.getByText(/Showing result:/)).toHaveTextContent('Last week(by day)');
  });

  it('[FOFF-32] draws sessions from point to point, and periods that are cut dashed, with (part) wherever they are named', async () => {
    open(2, [
      { TimePeriod: 'May 2026', Count: 4, Part: true },
      { TimePeriod: 'Jun 2026', Count: 20, Part: false },
      { TimePeriod: 'Jul 2026', Count: 30, Part: false },
      { TimePeriod: 'Aug 2026', Count: 1200, Part: true },
    ]);
    const chart = await screen.findByRole('img', { name: 'User sessions in each period' });
    const lines = [...chart.querySelectorAll('path.recharts-area-curve')].filter(
      (path) => path.getAttribute('stroke') !== 'none',
    );
    for (const line of lines) {
      expect(line.getAttribute('d')).toMatch(/^M[^CQSA]*$/);
    }
    expect(
      lines.map((line) => [line.getAttribute('stroke-dasharray'), line.getAttribute('d')?.split('L').length]),
    ).toEqual([
      [null, 2],
      ['5 4', 2],
      ['5 4', 2],
    ]);
    const texts = [...chart.querySelectorAll('text')].map((text) => text.textContent);
    expect(texts).toEqual(
      expect.arrayContaining(['May 2026(part)', 'Jun 2026', 'Aug 2026(part)', '0', '1,200 (part)']),
    );
    expect(screen.getByRole('rowheader', { name: 'May 2026 (part)' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Jun 2026' })).toBeInTheDocument();
  });

  it('[FOFF-32] says in the property report which period is counted in part', async () => {
    open(4, [
      { TimePeriod: 'Nov 3', ...counts },
      { TimePeriod: 'Nov 4', ...counts, Part: true },
    ]);
    expect(await screen.findByRole('rowheader', { name: 'Nov 4 (part)' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Nov 3' })).toBeInTheDocument();
  });

  it('[ANA-16] says when there is nothing', async () => {
    open(2, []);
    expect(await screen.findByText('No data found')).toBeInTheDocument();
  });

  it('[ANA-45] [ANA-46] a failed report only stops the loading', async () => {
    open(1, undefined, 400);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
    expect(screen.queryByText('Refused for a reason')).not.toBeInTheDocument();
  });

  it('[ANA-17] [ANA-18] [ANA-41] shows what is viewed most, as a chart or a table', async () => {
    open(3);
    expect(await screen.findByRole('img', { name: 'Views of each property' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Table' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Most viewed properties' })).toHaveTextContent('Granite Peak Storage9');
    expect(screen.getByLabelText('From Date')).toBeInTheDocument();
  });

  it('[ANA-19] [ANA-20] [ANA-21] [ANA-22] [ANA-23] [ANA-24] [ANA-43] filters, tabulates and downloads the property report', async () => {
    const calls = open(4);
    const table = await screen.findByRole('table', { name: 'Property report' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual([
      'Time Period',
      'Property added',
      'Property viewed',
      'Offer received',
      'NDA signed',
      'Property sold',
      'Deal accepted',
      'Deal rejected',
    ]);
    expect(table).toHaveTextContent('Total240680');
    await userEvent.click(screen.getByRole('combobox', { name: 'Tracking Type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Property viewed' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Property' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Granite Peak' }));
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() =>
      expect(reports(calls).at(-1)?.body).toMatchObject({ DateRangeID: 1, TrackingTypeID: 2, PropertyID: 31 }),
    );
    await waitFor(() =>
      expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
        'Time Period',
        'Property viewed',
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved).toEqual(['property_report.xlsx']));
    expect(reports(calls).at(-1)).toMatchObject({
      path: '/api/analysis/report/dealreport/download',
      body: { TrackingTypeID: 2, PropertyID: 31 },
    });
  });

  it('[FOFF-24] is what the address says; a choice is put into it, and what it may not say is left out', async () => {
    const calls = open('1?rangeId=2');
    expect(await screen.findByText('Last 30 days(by week)', { selector: 'b' })).toBeInTheDocument();
    expect(reports(calls).map(({ body }) => body)).toEqual([{ DateRangeID: 2, StartDate: '', EndDate: '' }]);
    expect(screen.getByRole('combobox', { name: 'Date Range' })).toHaveTextContent('Last 30 days(by week)');
  });
});
