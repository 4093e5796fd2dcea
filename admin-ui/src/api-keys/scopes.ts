import type { ApiKeyBodyDto } from '@stowbridge/api';

/** What a key may be allowed: `properties:read`. */
export type Scope = ApiKeyBodyDto['scopes'][number];
type ResourceOf<Given> = Given extends `${infer Resource}:read` ? Resource : never;
export type ScopeResource = ResourceOf<Scope>;

/** What a key can be let into, in the order of a broker's day. */
export const scopeResources: Record<ScopeResource, string> = {
  properties: 'Properties',
  images: 'Images',
  documents: 'Documents',
  ndas: 'NDAs',
  questions: 'Questions',
  criteria: 'Criteria of buyers, and matches',
  deals: 'Deals',
  tasks: 'Tasks',
  offers: 'Offers',
  'funds-proofs': 'Proofs of funds',
  users: 'Users',
  messages: 'Messages',
  campaigns: 'Campaigns',
  enquiries: 'Enquiries',
  notes: 'Notes and calls',
  vendors: 'Vendors',
  categories: 'Categories',
  'team-members': 'Team members',
  lookups: 'Lookups',
  mails: 'Mail log',
  webhooks: 'Webhooks',
  events: 'Events',
  audit: 'Audit log',
};

/** Records that nobody can change, whatever their key allows. */
const unchangeable: ScopeResource[] = ['events', 'audit'];

export const canWrite = (resource: ScopeResource): boolean => !unchangeable.includes(resource);

export const readEverything = (Object.keys(scopeResources) as ScopeResource[]).map(
  (resource): Scope => `${resource}:read`,
);

/** `Properties: read, write` for each resource of the scopes. */
export function scopeLines(scopes: string[]): string[] {
  return (Object.entries(scopeResources) as [ScopeResource, string][]).flatMap(([resource, name]) => {
    const rights = ['read', 'write'].filter((right) => scopes.includes(`${resource}:${right}`));
    return rights.length ? [`${name}: ${rights.join(', ')}`] : [];
  });
}
