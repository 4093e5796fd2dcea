import type { CallHandler } from '@nestjs/common';
import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { lastValueFrom } from 'rxjs';
import { invalid } from '../../common/errors';
import type { Cursors } from './cursors';
import type { Offered } from './parameters';
import { withEtags } from './etags';
import { forgetPlace, nextPlaceOf, UNCOUNTED } from './resource-list';

/** The media type of a list of which every record is a line of its own. */
export const LINES = 'application/x-ndjson';

/** So many rows are held at once. */
const PAGE = 250;
/** What says which part of a list is meant, of which lines are the whole, and the filters in JSON that go with it. */
const PARTS = ['limit', 'cursor', 'orderBy', 'sort', 'range', 'filter', 'after'];

/** Whether the lines of a list are asked for; who takes JSON as gladly gets JSON. */
export function asksForLines({ method, headers }: FastifyRequest): boolean {
  const wish = (type: string): number => {
    const named = (headers.accept ?? '').split(',').map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    );
    const found = named.find(([name]) => name === type);
    return found ? Number(/^q=([\d.]+)$/.exec(found.find((one) => one.startsWith('q=')) ?? 'q=1')?.[1] ?? 1) : 0;
  };
  return method === 'GET' && wish(LINES) > wish('application/json');
}

/**
 * All that the filter of a list finds, a record a line, read page after page in the order of the ids while it is taken
 * [FINT-17]. The first page is read before anything is answered, so that its refusal is one as ever; what fails later breaks
 * the connection, since a short list would look like a whole one.
 * @param page the handler of the list, which reads the query of the request anew each time
 * @throws DomainError('invalid') when only a part of the list is asked for
 */
export async function linesOf(
  { fields }: Offered,
  request: FastifyRequest,
  reply: FastifyReply,
  page: CallHandler,
  cursors: Cursors,
): Promise<Readable> {
  const asked = request.query as Record<string, unknown>;
  const part = PARTS.find((name) => asked[name] !== undefined);
  if (part) {
    throw invalid(
      `${LINES} holds the whole list, which is narrowed by the names of its filters: not by ${part}.`,
      part,
    );
  }
  const order = fields.id?.sort ? { orderBy: 'id' } : {};
  const read = async (cursor?: string): Promise<{ text: string; next?: string }> => {
    request.query = { ...asked, ...order, limit: String(PAGE), ...(cursor ? { cursor } : {}), [UNCOUNTED]: true };
    forgetPlace(reply);
    const rows = withEtags(reply, await lastValueFrom(page.handle())) as unknown[];
    const place = nextPlaceOf(reply);
    return { text: rows.map((row) => `${JSON.stringify(row)}\n`).join(''), next: place && cursors.make(place) };
  };
  const first = await read();
  void reply.removeHeader('Content-Range').type(LINES).header('Vary', 'Accept');
  return Readable.from(told(pages(first, read), request), { objectMode: true, highWaterMark: 1 });
}

interface Page {
  text: string;
  next?: string;
}

/** Nothing is held of a page once it is taken. */
async function* pages(first: Page, read: (cursor: string) => Promise<Page>): AsyncGenerator<string> {
  let { text, next } = first;
  for (;;) {
    if (text) {
      yield text;
    }
    if (next === undefined) {
      return;
    }
    ({ text, next } = await read(next));
  }
}

/** The answer has begun, so that only the log can say why it ends. */
async function* told(texts: AsyncIterable<string>, request: FastifyRequest): AsyncGenerator<string> {
  try {
    yield* texts;
  } catch (error) {
    new Logger('Error').error(
      { requestId: request.id, method: request.method, route: request.routeOptions.url },
      error instanceof Error ? error.stack : String(error),
    );
    throw error;
  }
}
