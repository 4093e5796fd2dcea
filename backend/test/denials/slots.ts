import calls from '../data/calls.json';
import { resolved, Route, ROUTES, routeOf, Schema } from '../described';

/** A place of a request in which a record is named: `path:id`, `query:filter`, `body:Store.StoreID`. */
export interface Slot {
  /** `Deals_accept body:Id` */
  name: string;
  operationId: string;
  place: string;
}

interface DocumentedCall {
  id: string;
  method: string;
  path: string;
  kind: string;
  request: Record<string, unknown>;
}

/** `Id`, `StoreID`, `AgentIds`; tokens and keys name what they open. */
const NAMES_A_RECORD = /^(ids?|.*(I[dD]|I[dD]s)|Token|AccessKey)$/;

/** Entries of lists that are the same for everyone and hold no person's data. */
const OF_A_LIST =
  /(State|StoreType|Position|Status|AlternatePriceOption|DocumentType|DiligencePeriod|DateRange|TrackingType|UserType|AgentLocation)Ids?$/i;

/** Whether a field names a record that not everybody has. */
export const namesARecord = (field: string): boolean => NAMES_A_RECORD.test(field) && !OF_A_LIST.test(field);

function fieldsOf(schema: Schema, prefix = ''): string[] {
  const { properties, items } = resolved(schema);
  if (items) {
    return fieldsOf(items, prefix);
  }
  return Object.entries(properties ?? {}).flatMap(([name, child]) => [
    ...(NAMES_A_RECORD.test(name) ? [`${prefix}${name}`] : []),
    ...fieldsOf(child, `${prefix}${name}.`),
  ]);
}

/** The fields of a call as the documents word them; `object {StoreID, DealName}` names those within. */
function documentedFields(request: Record<string, unknown>, prefix = ''): string[] {
  return Object.entries(request).flatMap(([name, value]) => {
    const within =
      typeof value === 'string'
        ? (/\{(.*)\}/s.exec(value)?.[1].match(/\b\w+\b/g) ?? []).map((word) => `${prefix}${name}.${word}`)
        : documentedFields(Object(value) as Record<string, unknown>, `${prefix}${name}.`);
    return [`${prefix}${name}`, ...within].filter((field) => NAMES_A_RECORD.test(field.split('.').pop() as string));
  });
}

/** The documents name no address for the CRM's form; the product's own takes its place. */
function routeOfCall({ method, path, kind }: DocumentedCall): Route {
  const url = kind === 'external' ? '/api/home/contactus' : `${kind === 'static' ? '' : '/api'}/${path}`;
  const route = routeOf(kind === 'external' ? 'POST' : method, url.replace(/\{\w+\}/g, '1'));
  if (!route) {
    throw new Error(`No route answers ${method} ${path}.`);
  }
  return route;
}

const CALLS = calls as unknown as DocumentedCall[];
export const CALL_IDS = new Map(CALLS.map((call) => [routeOfCall(call).operation.operationId, `[${call.id}]`]));
const IN_DOCUMENTS = new Map(
  CALLS.map((call) => [routeOfCall(call).operation.operationId, documentedFields(call.request)]),
);

function placesOf({ operation }: Route): string[] {
  const all = operation.parameters ?? [];
  // What a list is filtered by under its name is what `filter` names in JSON.
  const isList = all.some(({ name }) => name === 'cursor');
  const parameters = all.filter(
    ({ in: place, name }) =>
      place === 'path' ||
      (place === 'query' &&
        ((!isList && NAMES_A_RECORD.test(name) && !OF_A_LIST.test(name)) || ['filter', 'token'].includes(name))),
  );
  const bodies = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
    schema ? fieldsOf(schema) : [],
  );
  const fields = [...bodies, ...(IN_DOCUMENTS.get(operation.operationId) ?? [])].filter(
    (field) => !OF_A_LIST.test(field),
  );
  const distinct = new Map(fields.map((field) => [field.toLowerCase(), field]).reverse() as [string, string][]);
  return [
    ...parameters.map(({ in: place, name }) => `${place}:${name}`),
    ...[...distinct.values()].map((field) => `body:${field}`),
  ];
}

/** Every slot of every operation, as the API's document and the documents of the calls name them. */
export const SLOTS: Slot[] = ROUTES.flatMap((route) =>
  placesOf(route).map((place) => ({
    name: `${route.operation.operationId} ${place}`,
    operationId: route.operation.operationId,
    place,
  })),
);
