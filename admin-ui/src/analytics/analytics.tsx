import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { SessionRowDto } from '@stowbridge/api';
import { Link, Navigate, useParams } from 'react-router';
import { periodLabel } from '../components/format';
import { PageFrame } from '../components/page-frame';
import { RecordLink } from '../components/record-link';
import { paths } from '../paths';
import { areaWidth, barsWidth } from './chart-sizes';
import { CountArea } from './count-area';
import { CountBars } from './count-bars';
import { CountReport } from './count-report';
import { PropertyReport } from './property-report';

/** [ANA-02] */
const tabs = [
  { tab: 1, label: 'Search', Report: SearchReport },
  { tab: 2, label: 'User Session', Report: SessionReport },
  { tab: 3, label: 'Most View', Report: MostViewReport },
  { tab: 4, label: 'Property Report', Report: PropertyReport },
] as const;

/** The analytics; the address names the tab [ANA-01] to [ANA-03]. */
export default function Analytics() {
  const { tabId } = useParams();
  const current = tabs.find(({ tab }) => String(tab) === tabId);
  if (!current) {
    return <Navigate to={paths.analytics(1)} replace />;
  }
  const { tab: shown, Report } = current;
  return (
    <PageFrame title="Analytics" screen="Admin Dashboard">
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 5 }}>
        <Tabs value={shown} aria-label="Reports" variant="scrollable" scrollButtons={false}>
          {tabs.map(({ tab, label }) => (
            <Tab key={tab} value={tab} label={label} component={Link} to={paths.analytics(tab)} />
          ))}
        </Tabs>
      </Box>
      <Report key={shown} />
    </PageFrame>
  );
}

/** What people search for [ANA-07]. */
function SearchReport() {
  return (
    <CountReport
      of="search"
      title="Searches"
      heading="Keyword"
      report={(dataProvider, request) => dataProvider.searchReport(request)}
      nameOf={(row) => row.SearchKeyword}
      chart={(counted) => <CountBars bars={counted} label="Searches for each keyword" />}
      chartWidth={barsWidth}
    />
  );
}

/** When people come [ANA-08]. */
function SessionReport() {
  return (
    <CountReport<SessionRowDto>
      of="session"
      title="User sessions"
      heading="Time Period"
      report={(dataProvider, request) => dataProvider.sessionReport(request)}
      nameOf={periodLabel}
      isPart={(row) => row.Part}
      total
      chart={(counted) => <CountArea points={counted} label="User sessions in each period" />}
      chartWidth={areaWidth}
    />
  );
}

/** What people look at [ANA-17], [ANA-18]. */
function MostViewReport() {
  return (
    <CountReport
      of="most-view"
      title="Most viewed properties"
      heading="Property"
      report={(dataProvider, request) => dataProvider.mostViewReport(request)}
      nameOf={(row) => row.StoreName}
      linkOf={(row) => <RecordLink kind="property" id={row.StoreID} name={row.StoreName} />}
      chart={(counted) => <CountBars bars={counted} label="Views of each property" />}
      chartWidth={barsWidth}
    />
  );
}
