import type { SessionRowDto } from '@stowbridge/api';
import { periodLabel } from '../components/format';
import { CountArea } from './count-area';
import { CountReport } from './count-report';

/** When people come [ANA-08]. */
export function SessionReport() {
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
    />
  );
}
