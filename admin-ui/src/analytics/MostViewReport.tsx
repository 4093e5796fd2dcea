import { CountBars } from './CountBars';
import { ReportSearch } from './ReportSearch';
import { ReportSheet } from './ReportSheet';
import { defaultForm, reportRequest } from './reportRules';
import { useReport } from './useReport';

/** What people look at [ANA-17], [ANA-18]. */
export function MostViewReport() {
  const report = useReport('most-view', defaultForm, (dataProvider, form) => dataProvider.mostViewReport(reportRequest(form)));
  return (
    <>
      <ReportSearch ranges={report.ranges} initial={defaultForm} onSubmit={report.ask} onClear={report.clear} />
      <ReportSheet
        title="Most viewed properties"
        report={report}
        columns={[
          { heading: 'Property', value: (row) => row.StoreName },
          { heading: 'Count', value: (row) => row.Count },
        ]}
        chart={(rows) => <CountBars bars={rows.map((row) => ({ name: row.StoreName, count: row.Count }))} label="Views of each property" />}
      />
    </>
  );
}
