import type { AuditEntry } from '../audit/audit-entry';

/** An entry of the audit log: Sam Carter changed a property. */
export const anEntry = (given: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 9,
  createdAt: '2026-10-02T18:00:00Z',
  actorId: 1,
  actorName: 'Sam Carter',
  actorEmail: 'sam@example.com',
  actorUserTypeId: 1,
  action: 'property.updated',
  subjectType: 'property',
  subjectId: 12,
  subjectName: 'Harbor Storage',
  subjectUserTypeId: null,
  subjectGone: false,
  address: '203.0.113.9',
  before: null,
  after: null,
  detail: {},
  related: [],
  ...given,
});
