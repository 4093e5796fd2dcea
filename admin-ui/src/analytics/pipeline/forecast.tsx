import type { ForecastDealDto, ForecastDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { visuallyHidden } from '@mui/utils';
import { lazy, Suspense, useState } from 'react';
import { money, nothing, number, percent } from '../../components/format';
import { Panel } from '../../components/panel';
import { RecordLink } from '../../components/record-link';
import { toTypedDate } from '../../dates';
import { chartHeight } from '../chart-sizes';
import { FigureTable, type Heading } from './figure-table';
import { Note } from './pipeline-figures';

const ForecastChart = lazy(async () => ({ default: (await import('./forecast-chart')).ForecastChart }));

const right = (name: string): Heading => ({ name, numeric: true });
const sums = ['Deals', 'Price', 'Weighted', 'Commission'].map(right);

/** What the office may earn by month, as a chart and as the table behind it. */
export function ForecastMonths({ forecast: { months, apart } }: { forecast: ForecastDto }) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const drawn = view === 'chart';
  return (
    <Panel
      title="Expected commission"
      actions={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          onChange={(_, next: typeof view | null) => next && setView(next)}
          aria-label="Expected commission as"
        >
          <ToggleButton value="chart">Chart</ToggleButton>
          <ToggleButton value="table">Table</ToggleButton>
        </ToggleButtonGroup>
      }
    >
      {months.length === 0 ? (
        <Empty>No deal has an expected closing.</Empty>
      ) : (
        <>
          {drawn && (
            <Suspense fallback={<Box role="status" aria-label="Loading" sx={{ height: chartHeight }} />}>
              <ForecastChart months={months} />
            </Suspense>
          )}
          <Box sx={drawn ? visuallyHidden : undefined}>
            <FigureTable
              label="Expected commission by month"
              headings={[{ name: 'Month' }, ...sums]}
              rows={months.map((month) => ({
                key: month.month,
                cells: [
                  month.label,
                  number(month.count),
                  money(month.price),
                  money(month.weighted),
                  money(month.commission),
                ],
              }))}
            />
          </Box>
        </>
      )}
      <Note>
        {`Price by the probability of the stage and the commission, by the month of the expected closing. ${apartText(apart)}`}
      </Note>
    </Panel>
  );
}

const apartText = ({ count, commission }: ForecastDto['apart']): string =>
  count === 0
    ? ''
    : `${number(count)} ${count === 1 ? 'deal' : 'deals'} without an expected closing, with ${money(commission)}, ${count === 1 ? 'stands' : 'stand'} apart.`;

interface ListProps {
  title: string;
  deals: ForecastDealDto[];
  /** How many there are, of which the list may show some. */
  count: number;
  empty: string;
}

/** The deals that a forecast is made of. */
export function ForecastDeals({ title, deals, count, empty }: ListProps) {
  return (
    <Panel title={title} aside={number(count)}>
      {deals.length === 0 ? (
        <Empty>{empty}</Empty>
      ) : (
        <FigureTable
          label={title}
          headings={[
            { name: 'Property' },
            { name: 'Buyer' },
            { name: 'Deal' },
            { name: 'Expected closing' },
            ...['Price', 'Probability', 'Weighted', 'Commission'].map(right),
          ]}
          rows={deals.map((deal) => ({
            key: deal.id,
            cells: [
              <RecordLink key="property" kind="property" id={deal.propertyId} name={deal.propertyName} />,
              <RecordLink key="buyer" kind="user" id={deal.buyerId} name={deal.buyerName} />,
              <RecordLink key="deal" kind="deal" id={deal.id} name={deal.stage} />,
              toTypedDate(deal.expectedClosing) || nothing,
              money(deal.price),
              percent(deal.percent),
              money(deal.weighted),
              money(deal.commission),
            ],
          }))}
        />
      )}
      {count > deals.length && deals.length > 0 && (
        <Note>{`The first ${number(deals.length)} of ${number(count)}; the file has all of them.`}</Note>
      )}
    </Panel>
  );
}

const Empty = ({ children }: { children: string }) => (
  <Box role="status" sx={{ py: 6, textAlign: 'center', color: 'text.secondary' }}>
    {children}
  </Box>
);
