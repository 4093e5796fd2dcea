import type { OpenAPIObject } from '@nestjs/swagger';
import { MAX_ID } from '../http/rules';
import { REFUSALS } from './openapi-examples';

interface Answer {
  $ref?: string;
  description?: string;
  headers?: Record<string, object>;
  content?: Record<string, object>;
}
interface Operation {
  parameters?: { name: string }[];
  responses: Record<string, Answer>;
}

const header = (description: string, schema: object, example: unknown) => ({ description, schema, example });
const COUNT = { type: 'integer', format: 'int32', minimum: 0, maximum: MAX_ID };

/** The headers of answers that no handler writes. */
const HEADERS = {
  'X-Request-Id': header('Names the request in the logs.', { type: 'string' }, '0b9f6f0e-4c55-4b0f-9d0e-2f6f6f1a7c11'),
  'Access-Control-Allow-Origin': header(
    'The origin of the page that calls, where it is one of `CORS_ORIGINS`; left out otherwise.',
    { type: 'string', format: 'uri' },
    'https://portal.example.com',
  ),
  'RateLimit-Limit': header(
    'How many requests the caller may send within a minute; left out where one is refused before it is counted.',
    COUNT,
    600,
  ),
  'RateLimit-Remaining': header('How many of them are left.', COUNT, 599),
  'RateLimit-Reset': header('Seconds until all of them are back.', COUNT, 60),
  'Retry-After': header('Seconds after which it is worth trying again.', COUNT, 60),
  'Content-Range': header(
    'Which rows of how many came; `*` in place of the rows where there are none.',
    { type: 'string' },
    'properties 0-9/300',
  ),
  Link: header(
    'The address of the next page, with `rel="next"`; left out on the last one, and where `range` was given.',
    { type: 'string' },
    '</api/v1/properties?limit=10&cursor=eyJz.c2ln>; rel="next"',
  ),
  'Idempotency-Replayed': header(
    '`true` where this is the answer to an earlier request with the same `Idempotency-Key`.',
    { type: 'string', enum: ['true'] },
    'true',
  ),
};
type Header = keyof typeof HEADERS;

const OF_LIMITS: Header[] = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
/** Refused before the caller is counted: nobody is known, or the body is not read. */
const UNCOUNTED = new Set([401, 413, 415]);

/** Declares on every answer the headers that come with it. */
export function withHeaders(document: OpenAPIObject): OpenAPIObject {
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const operation of Object.values(operations as Record<string, Operation>)) {
      for (const [status, answer] of Object.entries(operation.responses)) {
        const references = headersOf(path, operation, Number(status)).map(
          (name) => [name, { $ref: `#/components/headers/${name}` }] as const,
        );
        answer.headers = { ...answer.headers, ...Object.fromEntries(references) };
      }
    }
  }
  return { ...document, components: { ...document.components, headers: HEADERS as never } };
}

function headersOf(path: string, { parameters = [] }: Operation, status: number): Header[] {
  const isResource = path.startsWith('/api/v1/');
  const takes = (name: string): boolean => parameters.some((parameter) => parameter.name === name);
  return [
    'X-Request-Id',
    'Access-Control-Allow-Origin',
    ...(isResource && status < 500 && !UNCOUNTED.has(status) ? OF_LIMITS : []),
    ...(status === 429 || status === 503 ? (['Retry-After'] as const) : []),
    ...(status === 200 && takes('cursor') ? (['Content-Range', 'Link'] as const) : []),
    ...(status < 300 && takes('Idempotency-Key') ? (['Idempotency-Replayed'] as const) : []),
  ];
}

/** Refusals that operations share stand once among the components: of each status and kind the one that most of them have. */
export function withSharedRefusals(document: OpenAPIObject): OpenAPIObject {
  const operations = Object.values(document.paths).flatMap((one) => Object.values(one as Record<string, Operation>));
  const counted = new Map<string, Map<string, number>>();
  const each = (look: (operation: Operation, status: string, name: string, text: string) => void): void => {
    for (const operation of operations) {
      for (const [status, answer] of Object.entries(operation.responses)) {
        const refusal = REFUSALS[status];
        if (refusal) {
          const kind = Object.keys(answer.content ?? {})[0] === 'text/plain' ? 'Text' : '';
          look(operation, status, `${refusal.name}${kind}`, JSON.stringify(answer));
        }
      }
    }
  };
  each((_operation, _status, name, text) => {
    const texts = counted.get(name) ?? new Map<string, number>();
    counted.set(name, texts.set(text, (texts.get(text) ?? 0) + 1));
  });
  const shared = new Map(
    [...counted].map(([name, texts]) => {
      const [text] = [...texts].reduce((most, one) => (one[1] > most[1] ? one : most));
      return [name, text] as const;
    }),
  );
  each((operation, status, name, text) => {
    if (shared.get(name) === text) {
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
    }
  });
  const responses = Object.fromEntries([...shared].map(([name, text]) => [name, JSON.parse(text) as object]));
  return { ...document, components: { ...document.components, responses: responses as never } };
}
