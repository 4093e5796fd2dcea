import { CountArea } from './CountArea';
import { CountReport } from './CountReport';

/** When people come [ANA-08]. */
export function SessionReport() {
  return (
    <CountReport
      of="session"
      title="User sessions"
      heading="Time Period"
      report={(dataProvider, request) => dataProvider.sessionReport(request)}
      nameOf={(row) => row.TimePeriod}
      total
      chart={(counted) => <CountArea points={counted} label="User sessions in each period" />}
    />
  );
}
