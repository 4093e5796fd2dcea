import { UPLOAD_LIMIT } from '@stowbridge/contract/uploads';
import type { OpenAPIObject } from '@nestjs/swagger';
import { CARRIES } from '../http/carriers';
import { MAX_ID } from '../http/rules';
import { sentSchemas } from './openapi-rules';

/** A schema of the document, as far as it has bounds. */
interface Field {
  type?: string;
  format?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Field;
  allOf?: Field[];
  oneOf?: Field[];
  properties?: Record<string, Field>;
  additionalProperties?: Field | boolean;
}
interface Holder {
  schema?: Field;
}
interface Operation {
  parameters?: { name: string; in: string; schema?: Field }[];
  requestBody?: { content: Record<string, Holder> };
  responses: Record<string, { content?: Record<string, Holder>; headers?: Record<string, Holder> }>;
}

const SMALLEST = -2_147_483_648;
/** What the formats of whole numbers hold; of 64 bits those that JSON and JavaScript keep apart. */
const HELD: Record<string, { minimum: number; maximum: number }> = {
  int32: { minimum: SMALLEST, maximum: MAX_ID },
  int64: { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
};

/** Characters of what has one form only. */
const FORMS: Record<string, number> = { date: '2026-11-03'.length, uuid: 36 };
/** Moments are answered to the microsecond at most, with an offset at most. */
const MOMENT = '2026-11-03T09:15:00.123456+00:00'.length;

/** Rows of a page. */
const PAGE = 1000;

/** How much may be sent in a text, and in a list, where no rule says less. */
interface Way {
  text: number;
  items: number;
}
const IN_BODY: Way = { text: CARRIES.body, items: CARRIES.body / 2 };
const IN_FORM: Way = { text: CARRIES.field, items: CARRIES.field / 2 };
const IN_HEAD: Way = { text: CARRIES.head, items: CARRIES.head / 2 };
const IN_PART: Way = { text: CARRIES.part, items: CARRIES.part / 2 };

/**
 * Says of every whole number which width holds it and between what it lies, and of everything that is sent how long it
 * may be: where no rule of the field does, what carries it is the limit. Of answers it says what is sure: how long a day
 * is, and how many rows a page has.
 */
export function withBounds(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Field>;
  const sent = sentSchemas(document, schemas);
  const operations = Object.entries(document.paths).flatMap(([path, one]) =>
    Object.values(one as Record<string, Operation>).map((operation) => ({ path, ...operation })),
  );
  const narrow = new Map<string, boolean>();
  const seeSent = (name: string, field: Field, way: Way): void => {
    boundSent(field, way);
    if (field.type === 'integer') {
      narrow.set(keyOf(name), field.format === 'int32' && narrow.get(keyOf(name)) !== false);
    }
  };
  for (const { path, parameters = [], requestBody } of operations) {
    for (const { name, in: place, schema } of parameters) {
      const way = place === 'path' && path.startsWith('/api/') ? IN_PART : IN_HEAD;
      if (place === 'path' && schema?.type === 'integer') {
        Object.assign(schema, { format: 'int32', minimum: 0, maximum: MAX_ID, ...schema });
      }
      each(name, schema, (field, of) => seeSent(of, field, way));
    }
    for (const [kind, { schema }] of Object.entries(requestBody?.content ?? {})) {
      each('', schema, (field, of) => seeSent(of, field, kind === 'multipart/form-data' ? IN_FORM : IN_BODY));
    }
  }
  for (const [name, schema] of Object.entries(schemas).filter(([one]) => sent.has(one))) {
    each(name, schema, (field, of) => seeSent(of, field, IN_BODY));
  }
  const boundAnswered = (field: Field, name: string): void => boundAnswer(field, narrow.get(keyOf(name)) === true);
  for (const [name, schema] of Object.entries(schemas).filter(([one]) => !sent.has(one))) {
    each(name, schema, boundAnswered);
  }
  for (const { parameters = [], responses } of operations) {
    const held = Object.values(responses).flatMap(({ content, headers }) => Object.values({ ...content, ...headers }));
    for (const { schema } of held) {
      each('', schema, boundAnswered);
      if (schema?.type === 'array' && parameters.some(({ name }) => name === 'cursor')) {
        schema.maxItems ??= PAGE;
      }
    }
  }
  return document;
}

const keyOf = (name: string): string => name.replaceAll(/\W|_/g, '').toLowerCase();

/** Looks at a schema and everything within it. */
function each(name: string, schema: Field | undefined, look: (field: Field, name: string) => void): void {
  if (!schema) {
    return;
  }
  look(schema, name);
  const { items, allOf = [], oneOf = [], properties = {}, additionalProperties: others } = schema;
  [items, ...allOf, ...oneOf].forEach((part) => each(name, part, look));
  each(name, typeof others === 'object' ? others : undefined, look);
  Object.entries(properties).forEach(([child, part]) => each(child, part, look));
}

function boundSent(field: Field, { text, items }: Way): void {
  boundNumber(field, false);
  if (field.type === 'string' && !field.enum) {
    field.maxLength ??= field.format === 'binary' ? UPLOAD_LIMIT : (FORMS[field.format ?? ''] ?? text);
  }
  if (field.type === 'array') {
    field.maxItems ??= items;
  }
}

function boundAnswer(field: Field, isNarrow: boolean): void {
  boundNumber(field, isNarrow);
  const most = field.format === 'date-time' ? MOMENT : FORMS[field.format ?? ''];
  if (field.type === 'string' && !field.enum && most) {
    field.maxLength ??= most;
  }
}

function boundNumber(field: Field, isNarrow: boolean): void {
  if (field.type !== 'integer') {
    return;
  }
  const choices = (field.enum ?? []).filter((one) => typeof one === 'number');
  if (choices.length > 0) {
    field.minimum ??= Math.min(...choices);
    field.maximum ??= Math.max(...choices);
  }
  const { minimum = -Infinity, maximum = Infinity } = field;
  field.format ??= isNarrow || (minimum >= SMALLEST && maximum <= MAX_ID) ? 'int32' : 'int64';
  field.minimum ??= HELD[field.format].minimum;
  field.maximum ??= HELD[field.format].maximum;
}
