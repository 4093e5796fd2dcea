import type { Contract, Make, RoleName } from '../contract/contract';
import { ACCOUNT_REQUESTS } from '../contract/requests/accounts';
import { DIRECTORY_REQUESTS } from '../contract/requests/directory';
import { PROPERTY_REQUESTS } from '../contract/requests/properties';
import { ROUTES } from '../described';
import type { Request } from './request';
import { CALL_IDS } from './slots';

/** Beside the one of each role who owns the records: another buyer without any NDA, another seller without properties. */
export type Who = RoleName | 'otherBuyer' | 'otherSeller';

export interface People extends Contract {
  people: Record<Exclude<Who, 'anonymous'>, number>;
}

interface Sent extends Request {
  as: Who;
}

/** How one operation treats those who may not touch the record that its request names. */
export interface DenialCase {
  /** A request that works for the person it names. */
  make: (people: People) => Promise<Sent> | Sent;
  /** What this request is answered; left out, 200 or 201. */
  status?: number;
  /** Who is refused with the very same request. */
  outsiders: Who[];
  /** Why there are no outsiders. */
  open?: string;
  /** The slot into which outsiders also put their own id, where the record is a person. */
  own?: string;
  /** Slots by which one searches: what is not there answers with nothing found. */
  finds?: Record<string, string>;
  /** Slots that count for nothing, and why. */
  ignores?: Record<string, string>;
  /** Values that are there, and yet not for the owner of the rest of the request. */
  foreign?: Record<string, (people: People) => Promise<string | number>>;
}

const REQUESTS: Record<string, Make> = { ...ACCOUNT_REQUESTS, ...DIRECTORY_REQUESTS, ...PROPERTY_REQUESTS };
const OPERATIONS = new Map([...CALL_IDS].map(([operationId, id]) => [id, operationId]));
export const ADMIN_ONLY: Who[] = ['anonymous', 'buyer', 'seller'];

/** The request of the contract test, with its path by name. */
function fromContract(id: string): DenialCase['make'] {
  const route = ROUTES.find(({ operation }) => operation.operationId === OPERATIONS.get(id));
  const make = REQUESTS[id];
  if (!route || !make) {
    throw new Error(`The contract has no request for ${id}.`);
  }
  const names = (route.operation.parameters ?? []).filter(({ in: place }) => place === 'path').map(({ name }) => name);
  return async (people) => {
    const { role = 'admin', path = [], body, parts } = await make(people);
    return {
      as: role,
      path: Object.fromEntries(names.map((name, index) => [name, path[index] as string | number])),
      body,
      parts,
    };
  };
}

/** A call for administrators as the contract test sends it. */
export const forAdministrators = (id: string, more: Partial<DenialCase> = {}): [string, DenialCase] => [
  OPERATIONS.get(id) ?? id,
  { make: fromContract(id), outsiders: ADMIN_ONLY, ...more },
];
/** A call whose records belong to someone. */
export const forOwners = (id: string, outsiders: Who[], more: Partial<DenialCase> = {}): [string, DenialCase] => [
  OPERATIONS.get(id) ?? id,
  { make: fromContract(id), outsiders, ...more },
];
/** A call that everyone may send about anything it finds. */
export const forEveryone = (id: string, open: string, more: Partial<DenialCase> = {}): [string, DenialCase] => [
  OPERATIONS.get(id) ?? id,
  { make: fromContract(id), outsiders: [], open, ...more },
];

/** An operation that is no call of the documents. */
export const ofResource = (
  operationId: string,
  make: DenialCase['make'],
  more: Partial<DenialCase> = {},
): [string, DenialCase] => [operationId, { make, outsiders: ADMIN_ONLY, ...more }];

/**
 * What is read below a record of /api/v1 (`/api/v1/vendors/{id}/categories`) is refused like the record itself, unless a
 * case of its own says otherwise.
 */
export function withReadsBelow(cases: [string, DenialCase][]): [string, DenialCase][] {
  const known = new Map(cases);
  const records = ROUTES.filter(({ method, path }) => method === 'GET' && /^\/api\/v1\/[^/]+\/{id}$/.test(path));
  const below = ROUTES.flatMap(({ method, path, operation }): [string, DenialCase][] => {
    const record = records.find((one) => method === 'GET' && path.startsWith(`${one.path}/`));
    const like = record && known.get(record.operation.operationId);
    return like && !known.has(operation.operationId) && !path.slice(record.path.length).includes('{')
      ? [[operation.operationId, like]]
      : [];
  });
  return [...cases, ...below, ...patchesOf(known)];
}

/** A patch is refused as the replacement of the same record is, with the same body. */
function patchesOf(known: Map<string, DenialCase>): [string, DenialCase][] {
  return ROUTES.filter(({ method }) => method === 'PATCH').flatMap(({ path, operation }): [string, DenialCase][] => {
    const put = ROUTES.find((one) => one.method === 'PUT' && one.path === path);
    const like = put && known.get(put.operation.operationId);
    return like ? [[operation.operationId, like]] : [];
  });
}
