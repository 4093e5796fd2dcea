import type { ForecastDto, PipelineDto } from '@stowbridge/api';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Call } from '../../test/fake-api';
import { lookups } from '../../test/lookups';
import { Screen } from '../../test/screen';
import PipelinePage from './pipeline-page';

const few = { count: 4, median: null, percentile80: null };
const figures: PipelineDto = {
  from: '2025-11-27',
  to: '2026-11-26',
  stages: [
    { stageId: 4, count: 12, median: 3, percentile80: 8.4 },
    { stageId: 6, ...few },
    { stageId: 3, ...few, count: 0 },
    { stageId: 1, ...few },
  ],
  cohorts: [
    { label: 'Oct 2026', part: false, interested: 8, offered: 4, accepted: 2, sold: 1 },
    { label: 'Nov 2026', part: true, interested: 3, offered: 2, accepted: 0, sold: 0 },
  ],
  answers: { count: 9, median: 2, percentile80: 5 },
  lost: [
    { loss: 2, reason: 'Price', count: 3 },
    { loss: 1, reason: null, count: 1 },
  ],
  lostOtherwise: 2,
};
const deal = {
  id: 71,
  propertyId: 31,
  propertyName: 'Granite Peak',
  buyerId: 12,
  buyerName: 'Nia Hart',
  stageId: 1,
  stage: 'Accepted',
  price: 4_000_000,
  expectedClosing: '2027-01-15',
  percent: 80,
  weighted: 3_200_000,
  commission: 96_000,
};
const total = { count: 1, price: 4_000_000, weighted: 3_200_000, commission: 96_000 };
const forecast: ForecastDto = {
  commissionPercent: 3,
  probabilities: [
    { stageId: 4, percent: 5, ended: 2, suggestion: null },
    { stageId: 6, percent: 20, ended: 30, suggestion: 27 },
    { stageId: 3, percent: 35, ended: 0, suggestion: null },
    { stageId: 1, percent: 80, ended: 8, suggestion: 75 },
  ],
  months: [{ month: '2027-01', label: 'Jan 2027', ...total }],
  deals: [deal],
  apart: { count: 600, price: 9, weighted: 9, commission: 7000 },
  apartDeals: [{ ...deal, id: 72, propertyName: 'Elm Street', expectedClosing: null }],
};

function open(at = '/admin/pipeline', answers: Partial<Record<'pipeline' | 'forecast', object>> = {}): Call[] {
  const calls = fakeApi([
    [/daterange/, () => ({ json: [4, 5].map((ID) => ({ ID, Name: `Last ${ID === 5 ? 12 : 6} months(by month)` })) })],
    [
      /listingagent|agents$/i,
      () => ({ json: { Agents: [{ Id: 9, FirstName: 'Ana', LastName: 'Reyes', UserName: 'Ana Reyes' }] } }),
    ],
    [/v1\/lookups/, () => ({ json: lookups })],
    [/PUT .*probabilities\/6/, ({ body }) => ({ json: { stageId: 6, ...(body as object) } })],
    [/PUT .*commission/, () => ({ status: 422, json: { title: 'Refused', detail: 'Commission is odd' } })],
    [/spreadsheet/, () => ({ text: 'xlsx' })],
    [/pipeline\/forecast/, () => answers.forecast ?? { json: forecast }],
    [/v1\/pipeline/, () => answers.pipeline ?? { json: figures }],
  ]);
  render(
    <Screen at={at}>
      <PipelinePage />
    </Screen>,
  );
  return calls;
}
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = async (name: string): Promise<string[]> =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent ?? '');

describe('the pipeline', () => {
  it('[BEYC-64, BEYC-65] shows days in stages, says how they are counted, and nothing of a few deals', async () => {
    open();
    expect(await rowsOf('Days in each stage')).toEqual([
      'StageDealsMedian days80% within days',
      'Interested1238.4',
      'Submitted4too few to saytoo few to say',
      'In Process0too few to saytoo few to say',
      'Accepted4too few to saytoo few to say',
    ]);
    expect((await panel('Days in each stage')).getByText(/one that comes back counts again/)).toBeVisible();
    expect((await rowsOf('Days to the first answer'))[1]).toBe('Offer to its first answer925');
  });

  it('[BEYC-67] shows conversion by the month of entry, and why deals were lost', async () => {
    open();
    expect(await rowsOf('Conversion by month of entry')).toEqual([
      'Began inInterestOfferAcceptedSold',
      'Oct 202684 50%2 25%1 12.5%',
      'Nov 2026 (part)32 too few to say0 too few to say0 too few to say',
    ]);
    expect(await rowsOf('Why deals were lost')).toEqual([
      'ReasonHowDeals',
      'PriceRejected3',
      'No reason givenFell through1',
      'Other reasons2',
    ]);
  });

  it('[BEYC-66] lists the deals of the forecast, and apart from them those without an expected closing', async () => {
    open();
    expect((await rowsOf('Expected commission by month'))[1]).toBe('Jan 20271$4,000,000$3,200,000$96,000');
    expect((await rowsOf('Deals of the forecast'))[1]).toBe(
      'Granite PeakNia HartAccepted01-15-2027$4,000,00080%$3,200,000$96,000',
    );
    expect(screen.getByRole('link', { name: 'Granite Peak' })).toHaveAttribute('href', '/admin/property/31');
    const apart = await panel('Without an expected closing');
    expect(apart.getByText('The first 1 of 600; the file has all of them.')).toBeVisible();
    expect(apart.queryByText('Granite Peak')).toBeNull();
    expect(screen.getByText(/600 deals without an expected closing, with \$7,000, stand apart/)).toBeVisible();
  });

  it('[BEYC-68] changes a probability in place, and sends none that cannot be', async () => {
    const calls = open();
    const user = userEvent.setup();
    const settings = await panel('Probabilities and commission');
    expect(settings.getByText('Suggested: 27%, of 30 deals')).toBeVisible();
    expect(settings.getAllByText('Suggested: too few to say, fewer than 5 ended')).toHaveLength(2);
    const field = await settings.findByRole('textbox', { name: 'Submitted' });
    for (const typed of ['101', '-1', '']) {
      await user.clear(field);
      await user.type(field, `${typed}{Enter}`);
      expect(settings.getByText('Probability must be 0 to 100')).toBeVisible();
    }
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('20');
    await user.clear(field);
    await user.type(field, '27{Enter}');
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
        ['/api/v1/pipeline/probabilities/6', { percent: 27 }],
      ]),
    );
    await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('pipeline/forecast'))).toHaveLength(2));
  });

  it('says below the field what the server refuses', async () => {
    open();
    const user = userEvent.setup();
    const settings = await panel('Probabilities and commission');
    const field = settings.getByRole('textbox', { name: 'Commission' });
    await user.clear(field);
    await user.type(field, '3.5{Enter}');
    expect(await settings.findByText('Commission is odd')).toBeVisible();
    expect(field).toHaveValue('3.5');
  });

  it('asks for what the address says, and the files too', async () => {
    const calls = open('/admin/pipeline?rangeId=4&agentId=9&stateId=6');
    await screen.findByText('Last 6 months(by month)', { selector: 'b' });
    const user = userEvent.setup();
    const asked = () => calls.map(({ path }) => path).filter((path) => /v1\/pipeline/.test(path));
    await screen.findByRole('table', { name: 'Days in each stage' });
    expect(asked().sort()).toEqual([
      '/api/v1/pipeline/forecast?agentId=9&stateId=6',
      '/api/v1/pipeline?agentId=9&stateId=6&dateRangeId=4',
    ]);
    globalThis.URL.createObjectURL = () => 'blob:x';
    globalThis.URL.revokeObjectURL = () => undefined;
    await user.click(screen.getByRole('button', { name: 'Download figures' }));
    await user.click(screen.getByRole('button', { name: 'Download forecast' }));
    await waitFor(() =>
      expect(asked().slice(2)).toEqual([
        '/api/v1/pipeline/spreadsheet?agentId=9&stateId=6&dateRangeId=4',
        '/api/v1/pipeline/forecast/spreadsheet?agentId=9&stateId=6',
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(asked()).toContain('/api/v1/pipeline?dateRangeId=5'));
  });

  it('says when there is nothing, and when it could not be asked', async () => {
    open('/admin/pipeline', {
      pipeline: { status: 503, text: 'Down' },
      forecast: { json: { ...forecast, months: [], deals: [], apartDeals: [], apart: { ...total, count: 0 } } },
    });
    expect(await screen.findByText('These figures are not here yet.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await screen.findAllByText('No deal has an expected closing.')).toHaveLength(2);
    expect(screen.getByText('Every deal has an expected closing.')).toBeVisible();
  });
});
