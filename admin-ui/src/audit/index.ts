import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { below, paths } from '../paths';
import type { Area } from '../screen';
import type { AuditEntry } from './audit-entry';

const area: Area = {
  resources: [
    {
      name: 'audit',
      recordRepresentation: (record: AuditEntry) => record.action,
      at: { list: paths.auditLog, show: `${paths.auditLog}?view=:id` },
    },
  ],
  screens: [
    {
      path: paths.auditLog,
      load: () => import('./audit-log'),
      title: 'Audit log',
      menu: [{ section: 'Reports', icon: HistoryOutlined, order: 3 }],
      below: [below.one],
    },
  ],
};

export default area;
