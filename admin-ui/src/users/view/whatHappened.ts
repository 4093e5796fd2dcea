import type { AuditEntryDto } from '@stowbridge/api';
import { UserStatus } from '@stowbridge/contract/ids';

const statusVerbs: Record<number, string> = {
  [UserStatus.Pending]: 'Set back to pending',
  [UserStatus.Approved]: 'Approved',
  [UserStatus.Rejected]: 'Rejected',
};

const sentences: Record<string, string> = {
  'user.created': 'Account created',
  'user.registered': 'Registered',
  'user.role-added': 'Gained a role',
  'user.password-changed': 'Password changed',
  'user.password-reset': 'Password reset',
};

/** An entry of the audit log about somebody's account, as one says it; what has no words yet is named as it is. */
export function whatHappened({ action, detail, before, after }: Pick<AuditEntryDto, 'action' | 'detail' | 'before' | 'after'>): string {
  if (action === 'user.status-changed') return statusVerbs[Number(detail.to)] ?? 'Status changed';
  if (action === 'user.mails-stopped') return `Stopped mails about ${String(detail.category)}`;
  if (action === 'user.mails-started') return `Wants mails about ${String(detail.category)} again`;
  if (action === 'user.changed' || action === 'user.profile-changed') {
    const fields = Object.keys({ ...before, ...after }).map(words);
    return fields.length ? `Changed ${fields.join(', ')}` : 'Saved without a change';
  }
  return sentences[action] ?? capitalised(words(action.split('.').at(-1) ?? action));
}

/** `phoneNumber` and `role-added` as words; an id goes by what it names. */
function words(name: string): string {
  return name.replace(/Id$/, '').replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ').toLowerCase();
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
