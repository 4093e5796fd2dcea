import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, Navigate, useParams } from 'react-router';
import { PageFrame } from '../components/page-frame';
import { paths } from '../paths';
import { MostViewReport } from './most-view-report';
import { PropertyReport } from './property-report';
import { SearchReport } from './search-report';
import { SessionReport } from './session-report';

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
