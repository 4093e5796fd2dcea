import { CountBars } from './count-bars';
import { RecordLink } from '../components/record-link';
import { CountReport } from './count-report';

/** What people look at [ANA-17], [ANA-18]. */
export function MostViewReport() {
  return (
    <CountReport
      of="most-view"
      title="Most viewed properties"
      heading="Property"
      report={(dataProvider, request) => dataProvider.mostViewReport(request)}
      nameOf={(row) => row.StoreName}
      linkOf={(row) => <RecordLink kind="property" id={row.StoreID} name={row.StoreName} />}
      chart={(counted) => <CountBars bars={counted} label="Views of each property" />}
    />
  );
}
