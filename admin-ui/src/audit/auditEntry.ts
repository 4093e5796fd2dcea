import type { AuditEntryDto } from '@stowbridge/api';
import { product } from '../product';

/** Who did what to which record. */
export type AuditEntry = AuditEntryDto;

/** The kinds of records that the log speaks of, by their name in the log. */
export const recordKinds: Record<string, string> = {
  'api-key': 'API key',
  category: 'Category',
  deal: 'Deal',
  mail: 'E-mail',
  message: 'Message',
  property: 'Property',
  'team-member': 'Team member',
  user: 'User',
  vendor: 'Vendor',
};

/** `Property 12`, or only the kind where there is no id. */
export function recordOf({ subjectType, subjectId }: AuditEntry): string {
  const kind = recordKinds[subjectType] ?? sentence(subjectType);
  return subjectId === null ? kind : `${kind} ${subjectId}`;
}

/** Who did it: a person, a command, or else the product by itself. */
export const actorOf = ({ actorName, detail }: AuditEntry): string => actorName ?? (typeof detail.actor === 'string' ? sentence(detail.actor) : product.name);

/** `deal.moved` reads `Deal moved`. */
export const actionOf = ({ action }: Pick<AuditEntry, 'action'>): string => sentence(action.replace('.', ' '));

/** `rentableSqft` reads `Rentable sqft`, `team-member` reads `Team member`. */
export function sentence(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface Difference {
  field: string;
  before: string;
  after: string;
}

/** What a change did to each field, by the field's name. */
export function differencesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Difference[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  return fields.map((field) => ({ field, before: shown(before?.[field]), after: shown(after?.[field]) }));
}

/** A value of the log in words; nothing for what was or became empty. */
export function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return value.toLocaleString('en-US');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
