import type { AuditEntryDto } from '@stowbridge/api';
import { UserStatus } from '@stowbridge/contract/ids';
import { wordsOf } from '@stowbridge/contract/log-fields';
import { auditActions, type AuditAction } from '@stowbridge/contract/log-words';

const statusVerbs: Record<number, string> = {
  [UserStatus.Pending]: 'Set back to pending',
  [UserStatus.Approved]: 'Approved',
  [UserStatus.Rejected]: 'Rejected',
};

const sentences: Record<string, string> = {
  'user.created': 'Account created',
  'user.registered': 'Registered',
  'user.role-added': 'Gained a role',
};

/** An entry of the audit log about somebody's account, as one says it, else as the log says it. */
export function whatHappened({
  action,
  detail,
  before,
  after,
}: Pick<AuditEntryDto, 'action' | 'detail' | 'before' | 'after'>): string {
  if (action === 'user.status-changed') {
    return statusVerbs[Number(detail.to)] ?? 'Status changed';
  }
  if (action === 'user.mails-stopped') {
    return `Stopped mails about ${String(detail.category)}`;
  }
  if (action === 'user.mails-started') {
    return `Wants mails about ${String(detail.category)} again`;
  }
  if (action === 'user.changed' || action === 'user.profile-changed') {
    const fields = Object.keys({ ...before, ...after }).map(
      (field) => wordsOf('user', field)?.[0].toLowerCase() ?? field,
    );
    return fields.length ? `Changed ${fields.join(', ')}` : 'Saved without a change';
  }
  return sentences[action] ?? auditActions[action as AuditAction] ?? action;
}
