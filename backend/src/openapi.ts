import { DocumentBuilder, OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { writeFileSync } from 'node:fs';
import { AppModule } from './app.module';
import { Config } from './config';
import { SCOPES } from './domains/accounts/api-keys/scopes';
import { FIELD_CODES } from './platform/common/errors';
import { VERSION } from './platform/common/version';
import { PROBLEM_CODES } from './platform/http/problems';
import { IDEMPOTENCY_KEY, VERSIONED } from './platform/http/surfaces';
import { createHttpApp } from './platform/http/http-app';
import { withHeaders, withSharedRefusals } from './platform/openapi/openapi-answers';
import { withBounds } from './platform/openapi/openapi-bounds';
import { withDetails } from './platform/openapi/openapi-details';
import { withExamples } from './platform/openapi/openapi-examples';
import { handlersOf } from './platform/openapi/openapi-handlers';
import { withLists } from './platform/openapi/openapi-lists';
import { withIntegers } from './platform/openapi/openapi-numbers';
import { withPatches } from './platform/openapi/openapi-patches';
import { withRequirements } from './platform/openapi/openapi-requirements';
import { withRules } from './platform/openapi/openapi-rules';
import { API_KEY, withScopes } from './platform/openapi/openapi-scopes';
import { withWords } from './platform/openapi/openapi-words';

const PROBLEM = {
  type: 'object' as const,
  required: ['type', 'title', 'status', 'code', 'detail', 'errors'],
  properties: {
    type: { type: 'string' as const, format: 'uri-reference', description: 'Where the code is explained.' },
    title: { type: 'string' as const, description: 'What the code means, in words that may change.' },
    status: { type: 'integer' as const, description: 'The HTTP status of the answer.' },
    code: { $ref: '#/components/schemas/ProblemCode' },
    detail: { type: 'string' as const, description: 'What is refused this time, for people.' },
    reference: { type: 'string' as const, description: 'Names this answer in the logs.' },
    errors: {
      type: 'array' as const,
      description: 'What is wrong with which field, where it is one.',
      items: {
        type: 'object' as const,
        required: ['field', 'code', 'message'],
        properties: {
          field: { type: 'string' as const, description: 'The path of the field, or the name of the parameter.' },
          code: { $ref: '#/components/schemas/FieldCode' },
          message: { type: 'string' as const, description: 'What is wrong with it, for people.' },
        },
      },
    },
  },
};

/** What every refusal of /api/v1 consists of. */
const OF_PROBLEMS = {
  Problem: PROBLEM,
  ProblemCode: {
    type: 'string' as const,
    enum: PROBLEM_CODES,
    description: 'What is wrong, for programs. More codes may come.',
  },
  FieldCode: {
    type: 'string' as const,
    enum: [...FIELD_CODES],
    description: 'What is wrong with a field, for programs. More codes may come.',
  },
};

type SchemaOrReference = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

/** The one document of both surfaces; the committed client is generated from it. */
export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Stowbridge API')
    .setDescription('The calls of the marketplace under /api and its resources under /api/v1.')
    .setVersion(VERSION)
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description:
        'The Token that a sign-in or a refresh has answered; it holds for 15 minutes. Made and checked as RFC8725 asks: by one algorithm, for one use.',
    })
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        description: 'The secret of an API key, within its scopes and until its end.',
      },
      API_KEY,
    )
    .build();
  const operationIdFactory = (controller: string, method: string): string =>
    `${controller.replace(/Controller$/, '')}_${method}`;
  const document = SwaggerModule.createDocument(app, builder, { operationIdFactory });
  const handlers = handlersOf(app, operationIdFactory);
  withLists(withRules(document, handlers), handlers);
  document.components = { ...document.components, schemas: { ...document.components?.schemas, ...OF_PROBLEMS } };
  for (const schema of Object.values(document.components.schemas ?? {})) {
    leaveDefaultsOut(schema);
    unwrapReferences(schema);
    nullableInFull(schema, document.components.schemas ?? {});
    nullAmongValues(schema);
  }
  leaveUnusedOut(withPatches(document));
  describeConditions(document);
  const described = withScopes(
    withHeaders(withDetails(withWords(withBounds(withIntegers(document))))),
    handlers,
    SCOPES,
  );
  return sorted(withSharedRefusals(withRequirements(withExamples(described))));
}

/** A field with a default need not be sent. */
function leaveDefaultsOut(schema: SchemaOrReference): void {
  if (!('required' in schema) || !schema.properties) {
    return;
  }
  const { properties } = schema;
  const required = (schema.required ?? []).filter((name) => !('default' in (properties[name] ?? {})));
  if (required.length > 0) {
    schema.required = required;
  } else {
    delete schema.required;
  }
}

const header = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  required: false,
  description,
  schema: { type: 'string' as const },
});
const KEY = { ...header(IDEMPOTENCY_KEY.name, IDEMPOTENCY_KEY.description), schema: IDEMPOTENCY_KEY.schema };
const IF_MATCH = header(
  'If-Match',
  'The ETag of the version that was read: 412 when somebody has changed the record meanwhile.',
);
const IF_NONE_MATCH = header(
  'If-None-Match',
  'The ETag of the representation that one has: 304 without a body while it is still the same.',
);
const answered = (description: string) => ({ description, schema: { type: 'string' as const } });
const ETAG = answered('Names this version of the record, for If-Match and If-None-Match.');
const LOCATION = answered('The address of the new record.');
const CHANGED = {
  description: 'The record is no longer as If-Match says.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** The headers on which requests to /api/v1 depend, and those of their answers: an interceptor reads and writes them, no handler. */
function describeConditions({ paths }: OpenAPIObject): void {
  for (const [path, operations] of Object.entries(paths).filter(([path]) => path.startsWith('/api/v1/'))) {
    const { get, post, put, patch, delete: remove } = operations;
    if (post?.responses['201']) {
      post.parameters = [...(post.parameters ?? []), KEY];
      if (paths[`${path}/{id}`]?.get) {
        addHeaders(post.responses['201'], { Location: LOCATION, ...(VERSIONED in post ? { ETag: ETAG } : {}) });
      }
    }
    if (!path.endsWith('/{id}') || !(get && VERSIONED in get)) {
      continue;
    }
    get.parameters = [...(get.parameters ?? []), IF_NONE_MATCH];
    get.responses['304'] = { description: 'It is still as If-None-Match says.', headers: { ETag: ETAG } };
    for (const read of [get, put, patch]) {
      addHeaders(read?.responses['200'], { ETag: ETAG });
    }
    for (const change of [put, patch, remove]) {
      if (!change) {
        continue;
      }
      change.parameters = [...(change.parameters ?? []), IF_MATCH];
      change.responses['412'] = CHANGED;
    }
  }
}

type Answer = NonNullable<OpenAPIObject['paths'][string]['get']>['responses'][string];

function addHeaders(answer: Answer | undefined, headers: Record<string, typeof ETAG>): void {
  if (answer && 'description' in answer) {
    answer.headers = { ...answer.headers, ...headers };
  }
}

/** `allOf` around a single reference is only needed beside something else that is said of the field. */
function unwrapReferences(schema: SchemaOrReference): void {
  const properties = ('properties' in schema && schema.properties) || {};
  for (const [name, field] of Object.entries(properties)) {
    const [only, ...others] = 'allOf' in field ? (field.allOf ?? []) : [];
    if (only && others.length === 0 && Object.keys(field).length === 1) {
      properties[name] = only;
    }
  }
}

/**
 * A reference beside `nullable` is written out: by the letter of OpenAPI 3.0, `allOf` around a schema that takes no null
 * takes none either, whatever is beside it.
 */
function nullableInFull(schema: SchemaOrReference, schemas: Record<string, SchemaOrReference>): void {
  const properties = ('properties' in schema && schema.properties) || {};
  for (const [name, field] of Object.entries(properties)) {
    if (!('nullable' in field) || field.allOf?.length !== 1) {
      continue;
    }
    const {
      allOf: [only],
      ...others
    } = field;
    const target = '$ref' in only ? schemas[only.$ref.split('/').pop() ?? ''] : only;
    if (target) {
      properties[name] = { ...target, ...others };
    }
  }
}

/** By the letter of OpenAPI 3.0, a field takes no null that its `enum` does not name, whatever `nullable` says. */
function nullAmongValues(schema: SchemaOrReference): void {
  for (const field of Object.values(('properties' in schema && schema.properties) || {})) {
    if ('nullable' in field && field.nullable && field.enum && !field.enum.includes(null)) {
      field.enum = [...field.enum, null];
    }
  }
}

/** What was written out everywhere is no component any more. */
function leaveUnusedOut(document: OpenAPIObject): void {
  const text = JSON.stringify(document);
  const used = Object.entries(document.components?.schemas ?? {}).filter(
    ([name]) => name in OF_PROBLEMS || text.includes(`"#/components/schemas/${name}"`),
  );
  document.components = { ...document.components, schemas: Object.fromEntries(used) };
}

/** Paths and schemas in a fixed order, so that the file changes only when the interface does. */
function sorted(document: OpenAPIObject): OpenAPIObject {
  const byName = <Value>(record: Record<string, Value> = {}): Record<string, Value> =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
  return {
    ...document,
    paths: byName(document.paths),
    components: { ...document.components, schemas: byName(document.components?.schemas) },
  };
}

/** Writes the document without a database or a queue: the application is only previewed. */
async function write(path: string): Promise<void> {
  const config = Object.assign(new Config(), {
    DATABASE_URL: 'postgres://preview',
    REDIS_URL: 'redis://preview',
    SECRET_KEY: 'x'.repeat(32),
  });
  const app = await createHttpApp(AppModule, config, { preview: true, logger: false });
  writeFileSync(path, `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
}

if (require.main === module) {
  write(process.argv[2]).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
