// Workflows in Arazzo over every operation of the API's document.

const SOURCE = 'api';
const ROLES = { Admin: 'admin', Buyer: 'buyer', Seller: 'seller' };
/** Within a resource, what a record must be there for comes before what removes it. */
const ORDER = ['post', 'get', 'put', 'patch', 'delete'];

export function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** Who calls it, by the roles that the document names: the administrator where one may. */
function callerOf({ security = [], 'x-roles': roles }) {
  if (!roles) {
    return security.length > 0 ? 'admin' : 'nobody';
  }
  return roles.includes('Admin') ? 'admin' : ROLES[roles[0]];
}

const firstSuccess = ({ responses }) => Number(Object.keys(responses).find((status) => /^[23]/.test(status)));
const withoutMissing = (fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
const onlyOf = (names, fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => name in names));
const MERGE_PATCH = 'application/merge-patch+json';

function bodyOf(operation, { body, form, text }) {
  // Named like this, Respect sends a text as it stands.
  if (text) {
    return { contentType: 'application/json; charset=utf-8', payload: text };
  }
  if (form) {
    return { contentType: 'multipart/form-data', payload: form };
  }
  const { 'application/json': whole, [MERGE_PATCH]: part } = operation.requestBody?.content ?? {};
  const example = (whole ?? part)?.example;
  // Without changes Respect itself takes the example from the document.
  if (!example || !body) {
    return undefined;
  }
  return whole
    ? { contentType: 'application/json', payload: withoutMissing({ ...example, ...body }) }
    : { contentType: MERGE_PATCH, payload: { ...example, ...onlyOf(example, body) } };
}

function parametersOf(operation, { path = {}, query, headers = {} }, created) {
  const parameters = operation.parameters ?? [];
  // A list is asked in one of two ways; the examples of both together are refused.
  const isList = parameters.some(({ name }) => name === 'cursor');
  const given = parameters.flatMap(({ name, in: where, example, required, deprecated }) => {
    if (where === 'path') {
      return [{ name, in: where, value: path[name] ?? created?.[name] ?? example }];
    }
    if (where === 'query') {
      const isLeftOut = query ? !(name in query) : isList && !deprecated;
      return isLeftOut && !required ? [] : [{ name, in: where, value: query?.[name] ?? example }];
    }
    return [];
  });
  return [...given, ...Object.entries(headers).map(([name, value]) => ({ name, in: 'header', value }))];
}

/** A patch is about the record that is replaced before it. */
function requestOf({ operation, path, method }, members, requests) {
  const put = method === 'patch' && members.find((one) => one.method === 'put' && one.path === path);
  return requests[(put || { operation }).operation.operationId] ?? {};
}

function stepOf(one, members, requests, tokens, created) {
  const { operation, path, method } = one;
  const request = requestOf(one, members, requests);
  const caller = request.as ?? callerOf(operation);
  const token = tokens[caller] ?? (caller === 'nobody' ? undefined : caller);
  const headers = { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const parameters = parametersOf(operation, { ...request, headers }, created);
  const requestBody = bodyOf(operation, request);
  return {
    stepId: operation.operationId,
    description: `${method.toUpperCase()} ${path}`,
    operationId: operation.operationId,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    successCriteria: [{ condition: `$statusCode == ${firstSuccess(operation)}` }],
    ...(isCreation({ operation, method }) ? { outputs: { id: '$response.body#/id' } } : {}),
  };
}

/** What it creates has an id by which the others name it. */
const isCreation = ({ operation, method }) =>
  method === 'post' && operation.responses['201']?.content?.['application/json']?.example?.id !== undefined;

/** The operations of a resource of /api/v1 go together: what it creates is what the others are about. */
function inGroups(operations) {
  const groups = new Map();
  for (const one of operations) {
    // A list with addresses of its own below the lookups is a resource, too.
    const [, resource] = /^\/api\/v1\/(lookups\/[\w-]+|[\w-]+)/.exec(one.path) ?? [];
    const name = resource?.replace('/', '-') ?? one.operation.operationId;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups].map(([name, members]) => [name, members.sort((a, b) => rank(a) - rank(b))]);
}

/** An order names every record of a list: it is given before another record comes. */
const rank = (one) => (one.path.endsWith('/order') ? -2 : isCreation(one) ? -1 : ORDER.indexOf(one.method));

function workflowOf([name, members], requests, tokens) {
  const creation = members.find((one) => isCreation(one) && !one.path.includes('{id}'));
  const created = creation && { id: `$steps.${creation.operation.operationId}.outputs.id` };
  return { workflowId: name, steps: members.map((one) => stepOf(one, members, requests, tokens, created)) };
}

/** Respect holds the bytes of a file against its schema as if they were JSON: only the type of a file is judged. */
function withoutBinarySchemas(document) {
  const copy = structuredClone(document);
  for (const { operation } of operationsOf(copy)) {
    for (const { content = {} } of Object.values(operation.responses)) {
      for (const media of Object.values(content)) {
        if (media.schema?.format === 'binary') {
          delete media.schema;
        }
      }
    }
  }
  return copy;
}

/** The document as Respect is to judge by it: of the server that runs. */
export const servedBy = (url, document) => ({ ...withoutBinarySchemas(document), servers: [{ url }] });

/**
 * The Arazzo description of a run over the whole document.
 * @param requests by operation, what differs from the examples of the document
 * @param tokens by role
 */
export function arazzoOf(document, documentFile, requests, tokens) {
  const unknown = Object.keys(requests).filter(
    (id) => !operationsOf(document).some(({ operation }) => operation.operationId === id),
  );
  if (unknown.length > 0) {
    throw new Error(`The document has no operation ${unknown.join(', ')}.`);
  }
  return {
    arazzo: '1.0.1',
    info: { title: 'Every operation of the API', version: document.info.version },
    sourceDescriptions: [{ name: SOURCE, type: 'openapi', url: documentFile }],
    workflows: inGroups(operationsOf(document)).map((group) => workflowOf(group, requests, tokens)),
  };
}
