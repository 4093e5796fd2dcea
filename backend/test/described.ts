import Ajv, { ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import document from '../../openapi/openapi.json';

/** A schema of the document, as far as the tests read it. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  nullable?: boolean;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  enum?: unknown[];
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
}
export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
}
type Content = Record<string, Media>;
interface Operation {
  operationId: string;
  parameters?: {
    name: string;
    in: string;
    description?: string;
    deprecated?: boolean;
    schema?: Schema;
    example?: unknown;
  }[];
  requestBody?: { content: Content };
  security?: object[];
  responses: Record<string, Answer>;
}
interface Answer {
  $ref?: string;
  description?: string;
  headers?: Record<string, object>;
  content?: Content;
}
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export interface Route {
  method: Method;
  path: string;
  operation: Operation;
}

export const SCHEMAS = document.components.schemas as unknown as Record<string, Schema>;

/** The examples to which several answers refer. */
export const EXAMPLES = document.components.examples as unknown as Record<string, { value: { status: number } }>;

const SHARED = document.components.responses as unknown as Record<string, Answer>;
const written = (answer: Answer): Answer => (answer.$ref ? SHARED[answer.$ref.split('/').pop() as string] : answer);

/** Every operation of the committed document, its refusals written out. */
export const ROUTES: Route[] = Object.entries(
  document.paths as unknown as Record<string, Record<string, Operation>>,
).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    method: method.toUpperCase() as Method,
    path,
    operation: {
      ...operation,
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, answer]) => [status, written(answer)]),
      ),
    },
  })),
);

/** The schema that a reference, or the one part of an `allOf`, stands for. */
export function resolved(schema: Schema): Schema {
  if (schema.$ref) {
    return resolved(SCHEMAS[schema.$ref.split('/').pop() as string] as Schema);
  }
  return schema.allOf?.length === 1 ? resolved(schema.allOf[0] as Schema) : schema;
}

/** Once for all checks, and unchecked itself: linters judge the document. */
const ajv = addFormats(new Ajv({ strict: false, allErrors: true, validateSchema: false })).addSchema({
  $id: 'document',
  definitions: Object.fromEntries(Object.entries(SCHEMAS).map(([name, schema]) => [name, asJsonSchema(schema)])),
});
/** By schema: refusals of all operations are one. */
const CHECKS = new Map<string, ValidateFunction>();

/**
 * OpenAPI's dialect as JSON Schema. A field that the document does not name is a mistake of the document, so that
 * objects with named fields are closed.
 */
function asJsonSchema(schema: Schema): object {
  if (schema.$ref) {
    return { $ref: schema.$ref.replace('#/components/schemas/', 'document#/definitions/') };
  }
  const { nullable, properties, items, allOf, oneOf, ...rest } = schema;
  const converted = {
    ...rest,
    ...(allOf ? { allOf: allOf.map(asJsonSchema) } : {}),
    ...(oneOf ? { anyOf: oneOf.map(asJsonSchema) } : {}),
    ...(items ? { items: asJsonSchema(items) } : {}),
    ...(typeof rest.additionalProperties === 'object'
      ? { additionalProperties: asJsonSchema(rest.additionalProperties) }
      : {}),
    ...(properties
      ? {
          additionalProperties: false,
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, child]) => [name, asJsonSchema(child)]),
          ),
        }
      : {}),
  };
  return nullable ? { anyOf: [converted, { type: 'null' }] } : converted;
}

const SEGMENT = /\\\{\w+\\\}/g;
const PATTERNS = ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(SEGMENT, '[^/]+')}/?$`, 'i'),
}));

/** The operation that a request goes to; the fewer parameters a path has, the earlier it is asked. */
export function routeOf(method: string, url: string): Route | undefined {
  const path = url.split('?')[0].replace(/\/{2,}/g, '/');
  const found = PATTERNS.filter(({ route, pattern }) => route.method === method && pattern.test(path));
  const parameters = ({ route }: (typeof PATTERNS)[number]): number => route.path.split('{').length;
  return found.sort((one, other) => parameters(one) - parameters(other))[0]?.route;
}

/** What is wrong with an answer by the document; empty when it says the truth, or says nothing of this address. */
export function mismatches(method: string, url: string, status: number, contentType: string, text: string): string[] {
  const route = routeOf(method, url);
  if (!route) {
    return [];
  }
  const where = `${method} ${route.path} ${status}`;
  const described = route.operation.responses[String(status)];
  // The document says what a fault looks like, but none is expected.
  if (!described || status === 500) {
    return [`${where}: the document does not name this status, or it is a fault`];
  }
  const kind = contentType.split(';')[0];
  if (!described.content) {
    return [];
  }
  const media = described.content[kind];
  if (!media) {
    return [`${where}: the document names ${Object.keys(described.content).join(', ')}, not ${kind || 'nothing'}`];
  }
  if (!/json$/.test(kind) || !media.schema) {
    return [];
  }
  return misfits(media.schema, JSON.parse(text)).map((misfit) => `${where}${misfit}`);
}

/** Every body that an operation takes or answers, with a name for a failure. */
export function mediaOf({
  method,
  path,
  operation,
}: Route): { where: string; kind: string; media: Media; status?: string }[] {
  const named = (part: string, content: Content = {}, status?: string) =>
    Object.entries(content).map(([kind, media]) => ({
      where: `${method} ${path} ${part} ${kind}`,
      kind,
      media,
      status,
    }));
  const answers = Object.entries(operation.responses).flatMap(([status, { content }]) =>
    named(status, content, status),
  );
  return [...named('request', operation.requestBody?.content), ...answers];
}

/** In what a value does not fit a schema of the document. */
export function misfits(schema: Schema, value: unknown): string[] {
  const name = JSON.stringify(schema);
  const check = CHECKS.get(name) ?? ajv.compile(asJsonSchema(schema));
  CHECKS.set(name, check);
  return check(value)
    ? []
    : (check.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath}: ${message ?? ''} ${JSON.stringify(params)}`,
      );
}
