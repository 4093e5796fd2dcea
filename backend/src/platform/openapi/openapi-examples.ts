import type { OpenAPIObject } from '@nestjs/swagger';
import { MERGE_PATCH } from '../http/merge-patch';
import { type ProblemCode, PROBLEMS, problemType } from '../http/problems';
import { AN_ID, A_DAY, A_MOMENT, IDS, MOMENTS, NUMBERS, TEXTS } from './openapi-terms';

/** A schema of the document, as far as an example is made out of it. */
interface Described {
  $ref?: string;
  type?: string;
  format?: string;
  example?: unknown;
  default?: unknown;
  enum?: unknown[];
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  items?: Described;
  allOf?: Described[];
  oneOf?: Described[];
  properties?: Record<string, Described>;
}
type Schemas = Record<string, Described>;
interface Media {
  schema?: Described;
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
}
type Content = Record<string, Media>;
interface Operation {
  parameters?: { name: string; schema?: Described; example?: unknown }[];
  requestBody?: { content: Content };
  responses: Record<string, { description?: string; content?: Content }>;
}

/** What is in an example for a field whose name says nothing: it is looked for by a test. */
export const UNKNOWN_TEXT = 'text';

/** A refusal of /api/v1 for each status, as the error filter words it. */
export const REFUSALS: Record<string, { name: string; code: ProblemCode; detail: string; field?: string }> = {
  400: { name: 'BadRequest', code: 'malformed', detail: 'The range must be a list of two numbers.' },
  401: { name: 'Unauthorized', code: 'unauthenticated', detail: 'Please sign in.' },
  403: { name: 'Forbidden', code: 'forbidden', detail: 'You may not do this.' },
  404: { name: 'NotFound', code: 'not_found', detail: 'The property was not found.' },
  409: { name: 'Conflict', code: 'not_possible_now', detail: 'This property does not take offers any more.' },
  410: { name: 'Gone', code: 'gone', detail: 'What followed this id is not kept any more.' },
  412: {
    name: 'PreconditionFailed',
    code: 'version_mismatch',
    detail: 'Somebody else has changed it meanwhile. Please load it again.',
  },
  413: { name: 'PayloadTooLarge', code: 'too_large', detail: 'The request is too large.' },
  415: { name: 'UnsupportedMediaType', code: 'unsupported_type', detail: 'The kind of body is not understood.' },
  422: { name: 'UnprocessableEntity', code: 'validation', detail: 'The price must be a number.', field: 'price' },
  429: {
    name: 'TooManyRequests',
    code: 'rate_limited',
    detail: 'Too many requests. Please wait a minute and try again.',
  },
  500: { name: 'InternalServerError', code: 'internal', detail: 'Something went wrong.' },
  503: { name: 'ServiceUnavailable', code: 'unavailable', detail: 'The service is not available just now.' },
};

/**
 * Gives every JSON body, every answer and every parameter an example that fits its schema: what `@ApiProperty` says
 * itself goes first, then the facts of the schema (a default, a choice, a format), then the name by the table of terms.
 */
export function withExamples(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  for (const operations of Object.values(document.paths)) {
    for (const operation of Object.values(operations) as Operation[]) {
      operation.parameters?.forEach(
        (parameter) =>
          (parameter.example ??= exampleOf(parameter.schema ?? { type: 'string' }, parameter.name, schemas)),
      );
      addExamples(operation.requestBody?.content, schemas);
      for (const [status, answer] of Object.entries(operation.responses)) {
        addExamples(answer.content, schemas, status);
      }
    }
  }
  return { ...document, components: { ...document.components, examples: refusalExamples() } };
}

function addExamples(content: Content | undefined, schemas: Schemas, status?: string): void {
  for (const [kind, media] of Object.entries(content ?? {})) {
    const refusal = REFUSALS[status ?? ''];
    if (kind === 'application/problem+json' && refusal) {
      media.examples = { [refusal.name]: { $ref: `#/components/examples/${refusal.name}` } };
    } else if (kind === 'application/json' && media.schema) {
      media.example ??= exampleOf(media.schema, '', schemas);
    } else if (kind === MERGE_PATCH && media.schema) {
      const whole = exampleOf(media.schema, '', schemas) as Record<string, unknown>;
      media.example ??= Object.fromEntries(Object.entries(whole).slice(0, 1));
    }
  }
}

function refusalExamples(): Record<string, { summary: string; value: object }> {
  const examples = Object.entries(REFUSALS).map(([status, { name, code, detail, field }]) => {
    const { title } = PROBLEMS[code];
    const errors = field ? [{ field, code: 'invalid', message: detail }] : [];
    return [
      name,
      { summary: title, value: { type: problemType(code), title, status: Number(status), code, detail, errors } },
    ] as const;
  });
  return Object.fromEntries(examples);
}

/**
 * A value that fits a schema.
 * @param name of the field that it is for; empty for a whole body
 * @param within names of the schemas that it is a part of: one that contains itself ends there
 */
function exampleOf(schema: Described, name: string, schemas: Schemas, within: string[] = []): unknown {
  if (schema.example !== undefined) {
    return schema.example;
  }
  if (schema.default !== undefined) {
    return schema.default;
  }
  if (schema.enum) {
    return schema.enum[0];
  }
  if (schema.$ref) {
    return ofReference(schema.$ref, name, schemas, within);
  }
  const part = schema.allOf?.[0] ?? schema.oneOf?.[0];
  if (part) {
    return exampleOf(part, name, schemas, within);
  }
  switch (schema.type) {
    case 'array': {
      const item = exampleOf(schema.items ?? {}, name, schemas, within);
      return item === undefined ? [] : [item];
    }
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return withinBounds(schema, numberFor(keyOf(name)));
    case 'string':
      return textFor(schema, keyOf(name));
    default:
      return ofFields(schema, schemas, within);
  }
}

function ofReference(reference: string, name: string, schemas: Schemas, within: string[]): unknown {
  const target = reference.split('/').pop() as string;
  const found = schemas[target];
  return !found || within.includes(target) ? undefined : exampleOf(found, name, schemas, [...within, target]);
}

function ofFields({ properties = {} }: Described, schemas: Schemas, within: string[]): Record<string, unknown> {
  const fields = Object.entries(properties).map(
    ([name, child]) => [name, exampleOf(child, name, schemas, within)] as const,
  );
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

const keyOf = (name: string): string => name.replaceAll(/[_\W]/g, '').toLowerCase();
const numberFor = (key: string): number => IDS[key] ?? NUMBERS[key] ?? AN_ID;
const withinBounds = ({ minimum = -Infinity, maximum = Infinity }: Described, value: number): number =>
  Math.min(Math.max(value, minimum), maximum);

function textFor({ format }: Described, key: string): string {
  if (format === 'date-time') {
    return MOMENTS[key] ?? A_MOMENT;
  }
  if (format === 'date') {
    return /^\d{4}-/.test(TEXTS[key] ?? '') ? TEXTS[key] : A_DAY;
  }
  return TEXTS[key] ?? UNKNOWN_TEXT;
}
