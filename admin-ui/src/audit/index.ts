import type { ResourceProps } from 'react-admin';
import type { AuditEntry } from './audit-entry';

const resource: ResourceProps = { name: 'audit', recordRepresentation: (record: AuditEntry) => record.action };

export default resource;
