import type { ActivityDto, ReportDto } from '@stowbridge/api';
import { NO_FIGURES } from '@stowbridge/contract/reports';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../../test/api-double';
import { signedInAs } from '../../../test/fixtures';
import { renderAt } from '../../../test/render-page';
import Activity from './activity';

const activityOf = (given: Partial<ActivityDto['figures']>, more: Partial<ActivityDto> = {}): ActivityDto => ({
  from: '2026-11-20',
  to: '2026-11-26',
  figures: { ...NO_FIGURES, ...given },
  periods: [],
  signers: [],
  ...more,
});
const at = (range: number) => `GET /api/v1/me/properties/7/activity?range=${range}`;

function show(first: ActivityDto, other = first, reports: ReportDto[] = []) {
  signedInAs('Seller');
  serve({
    [at(1)]: { body: first },
    [at(5)]: { body: other },
    'GET /api/v1/me/properties/7/reports?range=%5B0%2C11%5D': { body: reports },
  });
  renderAt(<Activity storeId={7} />);
}

describe('the activity of a listing', () => {
  it('[BEYB-71, BEYB-72] counts the steps, says one share of a cohort, and names nobody where names are kept', async () => {
    const signer = { name: null, company: null, signedAt: '2026-11-24T12:00:00Z' };
    show(
      activityOf(
        { views: 3, ndasSigned: 2, offers: 4, signersWithOffer: 1 },
        {
          periods: [{ label: 'Nov 24', part: false, views: 3, ndasSigned: 2, documentsOpened: 0, offers: 4 }],
          signers: [signer, { ...signer, name: 'Avery Stone', company: 'Stone Storage' }],
        },
      ),
    );
    expect(await screen.findByText('1 of the 2 who signed has offered since.')).toBeInTheDocument();
    expect(screen.queryByText(/%/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual([
      'A buyer',
      'Avery Stone, Stone Storage',
    ]);
    expect(screen.getByRole('row', { name: 'Nov 24 3 2 0 4' })).toBeInTheDocument();
  });

  it('[BEYB-65] says where nothing happened, without a table; the ranges are the five of the documents', async () => {
    const report = { id: 1, week: '2026-11-16', figures: NO_FIGURES, note: 'Two tours.', madeAt: new Date() };
    show(activityOf({}), activityOf({ views: 9 }), [report as unknown as ReportDto]);
    expect(await screen.findByText('There was no activity on this property in these days.')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText('Nov 16, 2026 to Nov 22, 2026')).toBeInTheDocument();
    expect(screen.getByText('Two tours.')).toBeInTheDocument();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Last week(by day)',
      'Last 30 days(by week)',
      'Last 90 days(by week)',
      'Last 6 months(by month)',
      'Last 12 months(by month)',
    ]);
    await userEvent.selectOptions(screen.getByLabelText('Date range'), 'Last 12 months(by month)');
    await waitFor(() => expect(screen.getByText('9 views')).toBeInTheDocument());
  });
});
