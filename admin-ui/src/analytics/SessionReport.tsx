import { CountArea } from './CountArea';
import { ReportSearch } from './ReportSearch';
import { ReportSheet } from './ReportSheet';
import { defaultForm, reportRequest } from './reportRules';
import { useReport } from './useReport';

/** When people come [ANA-08]. */
export function SessionReport() {
  const report = useReport('session', defaultForm, (dataProvider, form) => dataProvider.sessionReport(reportRequest(form)));
  return (
    <>
      <ReportSearch ranges={report.ranges} initial={defaultForm} onSubmit={report.ask} onClear={report.clear} />
      <ReportSheet
        title="User sessions"
        report={report}
        total
        columns={[
          { heading: 'Time Period', value: (row) => row.TimePeriod },
          { heading: 'Count', value: (row) => row.Count },
        ]}
        chart={(rows) => <CountArea points={rows.map((row) => ({ name: row.TimePeriod, count: row.Count }))} label="User sessions in each period" />}
      />
    </>
  );
}
