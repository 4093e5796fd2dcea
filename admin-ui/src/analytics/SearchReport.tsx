import { CountBars } from './CountBars';
import { ReportSearch } from './ReportSearch';
import { ReportSheet } from './ReportSheet';
import { defaultForm, reportRequest } from './reportRules';
import { useReport } from './useReport';

/** What people search for [ANA-07]. */
export function SearchReport() {
  const report = useReport('search', defaultForm, (dataProvider, form) => dataProvider.searchReport(reportRequest(form)));
  return (
    <>
      <ReportSearch ranges={report.ranges} initial={defaultForm} onSubmit={report.ask} onClear={report.clear} />
      <ReportSheet
        title="Searches"
        report={report}
        columns={[
          { heading: 'Keyword', value: (row) => row.SearchKeyword },
          { heading: 'Count', value: (row) => row.Count },
        ]}
        chart={(rows) => <CountBars bars={rows.map((row) => ({ name: row.SearchKeyword, count: row.Count }))} label="Searches for each keyword" />}
      />
    </>
  );
}
