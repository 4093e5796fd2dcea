import type { RoleId } from '@stowbridge/contract/ids';
import { recordKinds } from '@stowbridge/contract/log-words';
import { paths } from '../paths';
import { typeNames } from './user';
import { userPath } from './user-path';

/** A record as it is named on a screen. */
export interface NamedRecord {
  /** Its kind, as the logs call it: `property`, `deal`, `user` for a person. */
  kind: string;
  id: number | null;
  name: string | null;
  /** Of a person: where they are looked at depends on it; without it they are looked up. */
  userTypeId?: number | null;
}

/** The resources whose records the logs name. */
const resourceOf: Record<string, string> = {
  property: 'properties',
  deal: 'deals',
  vendor: 'vendors',
  mail: 'mails',
  message: 'messages',
  enquiry: 'enquiries',
  campaign: 'campaigns',
  import: 'imports',
  category: 'categories',
  'team-member': 'team-members',
  'api-key': 'api-keys',
};

/** Where a record is looked at: its page, its panel, or the list that holds it; nothing for what has no place. */
export function recordPath({ kind, id, name, userTypeId }: NamedRecord): string | undefined {
  if (!id || ['system', 'question', 'webhook'].includes(kind)) {
    return undefined;
  }
  if (kind === 'user') {
    return userTypeId ? userPath({ id, userTypeId, name: name ?? '' }) : `/users/${id}/show`;
  }
  if (resourceOf[kind]) {
    return `/${resourceOf[kind]}/${id}/show`;
  }
  return kind in recordKinds ? paths.lookups : undefined;
}

/** What a record is, in a word: people go by their type. */
function wordOf({ kind, userTypeId }: NamedRecord): string {
  if (kind === 'user' && userTypeId) {
    return typeNames[userTypeId as RoleId] ?? recordKinds.user;
  }
  return (
    recordKinds[kind as keyof typeof recordKinds] ?? kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ')
  );
}

/** `Harbor Storage, property 301`; without a name `Property 301`, without a number `Property`. */
export function recordText(record: NamedRecord): string {
  const word = wordOf(record);
  const [first, rest] = [word.slice(0, 1), word.slice(1)];
  // `API key` stays as it is; `Property` begins small in the middle of a line.
  const small = /^[A-Z]{2}|^E-/.test(word) ? word : first.toLowerCase() + rest;
  const number = record.id === null ? '' : ` ${record.id}`;
  return record.name ? `${record.name}, ${small}${number}` : word + number;
}
