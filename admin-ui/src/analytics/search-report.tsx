import { CountBars } from './count-bars';
import { CountReport } from './count-report';

/** What people search for [ANA-07]. */
export function SearchReport() {
  return (
    <CountReport
      of="search"
      title="Searches"
      heading="Keyword"
      report={(dataProvider, request) => dataProvider.searchReport(request)}
      nameOf={(row) => row.SearchKeyword}
      chart={(counted) => <CountBars bars={counted} label="Searches for each keyword" />}
    />
  );
}
