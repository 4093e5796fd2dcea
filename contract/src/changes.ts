/** The feed of changes: what it tells of, and the closed list of its types. */

/** The resources of /api/v1 that the feed tells of, each with the name of one of its records. */
export const CHANGE_RESOURCES = {
  users: 'user',
  properties: 'property',
  images: 'image',
  documents: 'document',
  ndas: 'nda',
  questions: 'question',
  criteria: 'criteria',
  deals: 'deal',
  'funds-proofs': 'funds-proof',
  offers: 'offer',
  tasks: 'task',
  messages: 'message',
  categories: 'category',
  vendors: 'vendor',
  campaigns: 'campaign',
  'team-members': 'team-member',
  enquiries: 'enquiry',
  notes: 'note',
  lookups: 'lookup',
  mails: 'mail',
} as const;
export type ChangeResource = keyof typeof CHANGE_RESOURCES;
export const CHANGE_RESOURCE_NAMES = Object.keys(CHANGE_RESOURCES) as ChangeResource[];

/** What happened, beyond that a record is another now; each with the resource that it is about. */
export const CHANGE_FACTS = {
  'user.registered': 'users',
  'user.approved': 'users',
  'user.rejected': 'users',
  'property.published': 'properties',
  'property.repriced': 'properties',
  'property.assigned': 'properties',
  'nda.signed': 'ndas',
  'nda.recorded-outside': 'ndas',
  'nda.certified': 'ndas',
  'access.requested': 'ndas',
  'access.granted': 'ndas',
  'access.declined': 'ndas',
  'access.revoked': 'ndas',
  'access.changed': 'ndas',
  'question.answered': 'questions',
  'question.declined': 'questions',
  'criteria.expired': 'criteria',
  'funds-proof.decided': 'funds-proofs',
  'offer.submitted': 'offers',
  'offer.countered': 'offers',
  'offer.agreed': 'offers',
  'offer.withdrawn': 'offers',
  'deal.accepted': 'deals',
  'deal.rejected': 'deals',
  'deal.in-process': 'deals',
  'deal.interested': 'deals',
  'deal.sold': 'deals',
  'deal.submitted': 'deals',
  'deal.withdrawn': 'deals',
  'round.invited': 'deals',
  'round.extended': 'deals',
  'round.closed': 'deals',
  'round.not-chosen': 'deals',
  'campaign.stopped': 'campaigns',
  'enquiry.answered': 'enquiries',
} as const satisfies Record<string, ChangeResource>;

const DONE = ['created', 'changed', 'deleted'] as const;
export type ChangeType =
  `${(typeof CHANGE_RESOURCES)[ChangeResource]}.${(typeof DONE)[number]}` | keyof typeof CHANGE_FACTS;

export const CHANGE_TYPES = [
  ...CHANGE_RESOURCE_NAMES.flatMap((resource) => DONE.map((done) => `${CHANGE_RESOURCES[resource]}.${done}` as const)),
  ...(Object.keys(CHANGE_FACTS) as (keyof typeof CHANGE_FACTS)[]),
] as readonly ChangeType[];

/** How long the feed keeps what it tells. */
export const CHANGES_KEPT_DAYS = 90;
/** Most entries of a page. */
export const CHANGES_PAGE_MAX = 1000;
