import type { AuditEntryDto } from '@stowbridge/api';
import { auditActions, recordKinds, type AuditAction } from '@stowbridge/contract/log-words';
import { type NamedRecord, recordText } from '../records/record-path';
import { product } from '../product';

/** Who did what to which record. */
export type AuditEntry = AuditEntryDto;

/** Everything that can have been done, in words and in their order. */
export const actionChoices = Object.entries(auditActions)
  .map(([id, name]) => ({ id, name }))
  .sort((one, other) => one.name.localeCompare(other.name));

export const kindChoices = Object.entries(recordKinds)
  .map(([id, name]) => ({ id, name }))
  .sort((one, other) => one.name.localeCompare(other.name));

/** The record that an entry is about, as it was called then. */
export const subjectOf = ({ subjectType, subjectId, subjectName, subjectUserTypeId }: AuditEntry): NamedRecord => ({
  kind: subjectType,
  id: subjectId,
  name: subjectName,
  userTypeId: subjectUserTypeId,
});

/** Who did it: a person; null for a command and the product itself. */
export const personOf = ({ actorId, actorName, actorUserTypeId }: AuditEntry): NamedRecord | null =>
  actorId === null ? null : { kind: 'user', id: actorId, name: actorName, userTypeId: actorUserTypeId };

/** Who did it, in words: a person, a command, or else the product by itself. */
export function actorText(entry: AuditEntry): string {
  const person = personOf(entry);
  if (person) {
    return recordText(person);
  }
  return typeof entry.detail.actor === 'string' ? sentence(entry.detail.actor) : product.name;
}

/** `deal.moved` reads `Deal moved`; what was logged under a name of former times is read as it was written. */
export const actionOf = ({ action }: Pick<AuditEntry, 'action'>): string =>
  auditActions[action as AuditAction] ?? sentence(action.replace('.', ' '));

/** `formerField` reads `Former field`. */
export function sentence(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fields that a change touched, by their names. */
export const changedFields = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
