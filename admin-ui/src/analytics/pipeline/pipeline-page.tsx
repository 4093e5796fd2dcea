import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import { DownloadButton } from '../../components/download-button';
import { AllOrOne } from '../../components/list/all-or-one';
import { useLookups } from '../../components/lookups/use-lookups';
import { PageFrame } from '../../components/page-frame';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { ReportSearch } from '../report-search';
import { useReportForm } from '../use-report';
import { ForecastDeals, ForecastMonths } from './forecast';
import { ForecastSettings } from './forecast-settings';
import { Conversion, LostReasons, StageDurations } from './pipeline-figures';
import { forecastAsked, initial, pipelineAsked } from './pipeline-form';

/** How long stages take, how many deals get through, and what is to come; the address says which deals of which days. */
export default function PipelinePage() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { ranges, asked, label, ask } = useReportForm(initial);
  const ofDeals = forecastAsked(asked);
  const figures = useQuery({
    queryKey: ['pipeline', asked],
    queryFn: () => dataProvider.pipeline(pipelineAsked(asked)),
  });
  const forecast = useQuery({ queryKey: ['forecast', ofDeals], queryFn: () => dataProvider.forecast(ofDeals) });
  const again = () => Promise.all([figures.refetch(), forecast.refetch()]);
  return (
    <PageFrame title="Pipeline">
      <ReportSearch
        ranges={ranges}
        shown={asked}
        onSubmit={(form) => ask(form, again)}
        onClear={() => ask(initial, again)}
        actions={
          <>
            <DownloadButton label="Download figures" fetch={() => dataProvider.savePipeline(pipelineAsked(asked))} />
            <DownloadButton label="Download forecast" fetch={() => dataProvider.saveForecast(ofDeals)} />
          </>
        }
      >
        <DealFilters />
      </ReportSearch>
      <Box role="status" sx={{ color: 'text.secondary', mb: 4 }}>
        Showing result: <b>{label}</b>
      </Box>
      <Answered query={figures}>
        {(shown) => (
          <Side>
            <Stack>
              <StageDurations figures={shown} />
              <LostReasons figures={shown} />
            </Stack>
            <Conversion figures={shown} />
          </Side>
        )}
      </Answered>
      {/* What came before the figures above it would be moved by them. */}
      <Box sx={{ mt: 5 }} hidden={figures.isPending}>
        <Answered query={forecast}>
          {(shown) => (
            <Stack>
              <Side>
                <ForecastMonths forecast={shown} />
                <ForecastSettings forecast={shown} />
              </Side>
              <ForecastDeals
                title="Deals of the forecast"
                deals={shown.deals}
                count={shown.months.reduce((sum, { count }) => sum + count, 0)}
                empty="No deal has an expected closing."
              />
              <ForecastDeals
                title="Without an expected closing"
                deals={shown.apartDeals}
                count={shown.apart.count}
                empty="Every deal has an expected closing."
              />
            </Stack>
          )}
        </Answered>
      </Box>
    </PageFrame>
  );
}

/** By agent, type and state. */
function DealFilters() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { storeTypes, states } = useLookups();
  const { data: agents = [] } = useQuery({
    queryKey: ['agents'],
    queryFn: () => dataProvider.agents(),
    staleTime: 60_000,
  });
  return (
    <>
      <AllOrOne
        source="agentId"
        label="Listing Agent"
        choices={agents.map(({ Id, UserName }) => ({ id: Id, name: UserName }))}
      />
      <AllOrOne source="storeTypeId" label="Property Type" choices={storeTypes} />
      <AllOrOne source="stateId" label="State" choices={states} />
    </>
  );
}

/** What a query answers; until then its place, and after a failure a way to ask again. */
function Answered<Data>({ query, children }: { query: UseQueryResult<Data>; children: (data: Data) => ReactNode }) {
  if (query.data !== undefined) {
    return children(query.data);
  }
  return query.error ? (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 3, p: 8, color: 'text.secondary' }}>
      These figures are not here yet.
      <Button onClick={() => void query.refetch()}>Try again</Button>
    </Box>
  ) : (
    <Box role="status" aria-label="Loading">
      <Skeleton variant="rounded" height={420} />
    </Box>
  );
}

const Stack = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
);

/** Beside each other where there is room. */
const Side = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 5,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);
