import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Answer = { description: string; content?: Record<string, { schema: Record<string, unknown> }> };

/** The domains, which are the tags; a controller may name its own in any letter case. */
const TAGS: Record<string, string> = {
  Account: 'Signing in and out, registration, passwords.',
  Analytics: 'What was searched, viewed and sold.',
  ApiKeys: 'Keys of integrators.',
  Audit: 'Who changed what.',
  Calendar: 'Dates and tasks for calendar programs.',
  CampaignLinks: 'The links in the mails of campaigns.',
  Campaigns: 'What the office writes to the buyers whom a listing may fit.',
  Categories: 'The two levels of vendor categories.',
  Criteria: 'What buyers buy, and what matches it.',
  DealDates: 'The dates of accepted deals, on one calendar.',
  Deals: 'Offers and the deals that follow them.',
  Documents: 'Private documents of properties, for those who may read them.',
  Enquiries: 'What visitors ask the office.',
  Events: 'Facts, in the order in which they happened.',
  Findings: 'What the whole back office is searched for.',
  FundsProofs: 'What buyers show of their money.',
  Health: 'Whether the processes live and are ready.',
  Images: 'Pictures of properties, vendors and the team.',
  Evidence: 'What verifies the seals over the evidence.',
  Journeys: 'What a person does across the domains: dashboards, property profile, signing an NDA.',
  Listings: 'What is listed and closed, in figures, and what is asked about it.',
  Lookups: 'Fixed lists: states, stages, types.',
  MailPreferences: 'Which mails one wants.',
  Mails: 'The log of the mails, and the links in them that stop mails.',
  Market: 'The market around a property.',
  Me: "What is the caller's own.",
  Messages: 'Notices between people and the office.',
  Ndas: 'Signatures under NDAs, and the texts that were signed.',
  Notes: 'Notes and calls of the office about its records.',
  Office: 'What needs attention in the office.',
  Offers: 'Offers of buyers, and the answers of sellers.',
  Ops: 'The console of the background jobs.',
  Pipeline: 'How deals get through their stages, and what is to come.',
  Places: 'Where ZIP codes and cities lie.',
  Preferences: 'What one has set up for oneself in the back office.',
  PrivacyLinks: 'The links in mails by which people without an account get their data, or have it deleted.',
  PrivacyRequests: 'People who ask for a copy of their data, or that it is deleted.',
  Properties: 'Properties, and how they are published.',
  SavedSearches: 'The links in mails that stop those of a saved search.',
  Questions: 'What buyers ask in the deal room, and what is answered.',
  Rounds: 'Until when offers on a property are due, and who is invited.',
  Search: 'Finding properties.',
  Session: 'Tokens.',
  Site: 'Facts of this installation.',
  Tasks: 'What has to be done, and the checklist of accepted deals.',
  Team: 'The people of the office.',
  Users: 'Buyers, sellers and administrators.',
  Vendors: 'The directory of vendors.',
  Verifications: 'Whether a file is one that was made or signed here.',
  Changes: 'What happened to the records, in order: for programs that keep a copy.',
  Imports: 'Records from spreadsheets: checked, written, undone.',
  Webhooks: 'Other systems that are told of changes.',
  Watermarks: 'Whose copy of a document a code names.',
};
/** Both surfaces speak of the same people under two names. */
const BY_LETTERS = new Map([
  ...Object.keys(TAGS).map((tag) => [tag.toLowerCase(), tag] as const),
  ['tasktemplates', 'Tasks'],
  ['teammembers', 'Team'],
]);

/** What the server answers before a route is asked, or in spite of it. */
const BEFORE_THE_ROUTE: Record<string, string> = {
  400: 'The request cannot be read: a broken address or body.',
  404: 'There is nothing at this address.',
  500: 'A defect: the operator finds it in the logs by the reference of the answer.',
  503: 'Not available just now; Retry-After says when to try again.',
};
const OF_BODIES: Record<string, string> = {
  413: 'The request is too large.',
  415: 'The kind of body is not understood.',
};

/** What came of an operation, where it does not say so itself. */
function outcomeOf(path: string, method: string, status: string, { paths }: OpenAPIObject): string {
  if (status === '201') {
    return paths[`${path}/{id}`] ? 'The new record.' : 'What was made.';
  }
  switch (method) {
    case 'get':
      return path.endsWith('/{id}') ? 'The record.' : 'What was asked for.';
    case 'put':
    case 'patch':
      return 'The record as it is now.';
    default:
      return 'It is done; the answer says what came of it.';
  }
}

/** `x-internal` is what linters read an audience by: whoever has an account or a key. */
const SERVER = {
  url: '/',
  description: 'The server that has answered this document, be it for production, for staging or local.',
  'x-internal': false,
};

const CHALLENGE = {
  'WWW-Authenticate': { description: 'How to sign in: `Bearer`.', schema: { type: 'string' as const } },
};

/** Completes every operation by what holds for all of them: who may call it, the refusals of the server, its tag. */
export function withDetails(document: OpenAPIObject): OpenAPIObject {
  const used = new Set<string>();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations) as [string, Operation][]) {
      operation.tags = operation.tags?.map((tag) => BY_LETTERS.get(tag.replace(/\W/g, '').toLowerCase()) ?? tag);
      operation.tags?.forEach((tag) => used.add(tag));
      operation.security ??= [];
      operation.description ??= callers(operation);
      for (const [status, answer] of Object.entries(operation.responses) as [string, Answer][]) {
        answer.description ||= Number(status) < 400 ? outcomeOf(path, method, status, document) : '';
      }
      addRefusals(path, operation);
    }
  }
  const tags = Object.entries(TAGS)
    .filter(([name]) => used.has(name))
    .map(([name, description]) => ({ name, description }));
  const info = { ...document.info, license: { name: 'Proprietary' } };
  return { ...document, info, tags, servers: [SERVER] } as OpenAPIObject;
}

/** Who may call, by what `@Roles` has declared. */
function callers(operation: Operation): string {
  const roles = (operation as { 'x-roles'?: string[] })['x-roles'];
  if (!roles) {
    return operation.security?.length
      ? 'The service decides who may call it.'
      : 'For everyone, also without signing in.';
  }
  const names = roles.map((role) => ({ Admin: 'administrators', Buyer: 'buyers', Seller: 'sellers' })[role] ?? role);
  return `For ${names.join(names.length === 2 ? ' and ' : ', ').replace(/, (\w+)$/, ' and $1')}.`;
}

function addRefusals(path: string, operation: Operation): void {
  const refusals = { ...BEFORE_THE_ROUTE, ...(operation.requestBody ? OF_BODIES : {}) };
  for (const [status, description] of Object.entries(refusals)) {
    const known = operation.responses[status] as Answer | undefined;
    operation.responses[status] = known ?? { description };
  }
  for (const [status, answer] of Object.entries(operation.responses) as [string, Answer][]) {
    if (Number(status) >= 400) {
      const headers = status === '401' && path.startsWith('/api/v1') ? { headers: CHALLENGE } : {};
      operation.responses[status] = { ...refusal(path), ...headers, ...answer };
    }
  }
}

const refusal = (path: string): Omit<Answer, 'description'> => ({
  content: path.startsWith('/api/v1')
    ? { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
    : { 'text/plain': { schema: { type: 'string' } } },
});
