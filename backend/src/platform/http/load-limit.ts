import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, RequestListener, Server, ServerResponse } from 'node:http';
import { isOpened } from './error-page';
import { ErrorFilter } from './error.filter';
import { DomainError } from '../common/errors';
import { HEALTH } from '../ops/health-address';

/** Milliseconds after which an answer is late. */
const LATE = 50;
/** However late everything is, so many requests are answered at the same time. */
const LEAST = 8;
/** What is left of the limit after a late answer: at most, and at least. */
const STEP_BACK = [0.9, 0.5] as const;
/** Milliseconds without a late answer after which there is no longer too much to do. */
const CALM = 5000;

/** Uploads take as long as their sender's line makes them take. */
const UPLOAD = /^multipart\//i;

const TOO_MUCH = new DomainError(
  'overloaded',
  'There is too much to do just now. Please try again in a moment.',
  [],
  1,
);

const REFUSAL_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'`,
};

/** Stands for the id of a request in a refusal that is made beforehand; as long as one. */
const SOME_ID = '00000000-0000-0000-0000-000000000000';

/** What is answered on one of the two surfaces, or as a page, made but for the id: making it each time is a sixth of what a refusal costs. */
class Refusal {
  private readonly status: number;
  private readonly headers: string[];
  private readonly body: string;
  private readonly idAt: number;
  private readonly namesId: boolean;

  constructor(same: Record<string, string>, url: string, headersOfRequest: IncomingHttpHeaders = {}) {
    const request = { id: SOME_ID, url, method: 'GET', headers: headersOfRequest };
    const { status, headers, body } = new ErrorFilter().answer(TOO_MUCH, request);
    this.status = status;
    this.headers = Object.entries({
      ...same,
      ...REFUSAL_HEADERS,
      ...headers,
      'Content-Length': String(Buffer.byteLength(body)),
    }).flat();
    this.idAt = this.headers.indexOf(SOME_ID);
    this.body = body;
    this.namesId = body.includes(SOME_ID);
  }

  write(response: ServerResponse): void {
    const id = randomUUID();
    response
      .writeHead(this.status, this.headers.with(this.idAt, id))
      .end(this.namesId ? this.body.replace(SOME_ID, id) : this.body);
  }
}

const RESOURCES = /^\/api\/v1/i;

/**
 * How many requests may be answered at the same time. The fewer they are, the sooner each is answered, so the limit
 * falls when an answer is late, the later the deeper, and rises slowly with every timely one, between `LEAST` and
 * `most`. It moves only while it is half used or more: what is slow by itself is no sign of too much to do. What began
 * before it fell does not make it fall again, and after `CALM` without a late answer it is `most` again. All times are milliseconds of one clock.
 */
export class LoadLimit {
  private count = 0;
  private limit: number;
  private fellAt = -Infinity;

  constructor(private readonly most: number) {
    this.limit = most;
  }

  /** How many may be answered at the same time just now. */
  get allowed(): number {
    return Math.floor(this.limit);
  }

  /** Takes a place if one is free; the one who got it gives it back with `end`. */
  begin(now: number): boolean {
    if (now - this.fellAt > CALM) {
      this.limit = this.most;
    }
    if (this.count >= this.allowed) {
      return false;
    }
    this.count += 1;
    return true;
  }

  /** @param answered when the answer began; without it nothing is learnt from the request */
  end(began: number, answered: number | undefined, now: number): void {
    const crowded = this.count * 2 >= this.limit;
    this.count -= 1;
    if (!crowded || answered === undefined) {
      return;
    }
    const took = answered - began;
    if (took <= LATE) {
      this.limit = Math.min(this.most, this.limit + 1 / this.limit);
    } else if (began > this.fellAt) {
      this.fall(LATE / took, now);
    }
  }

  private fall(part: number, now: number): void {
    const [most, least] = STEP_BACK;
    this.limit = Math.max(Math.min(LEAST, this.most), this.limit * Math.max(least, Math.min(most, part)));
    this.fellAt = now;
  }
}

/** Knows when its head was written; how long its reader takes for the rest is the reader's line. */
class TimedResponse extends ServerResponse {
  headAt?: number;

  override writeHead(...args: unknown[]): this {
    this.headAt ??= performance.now();
    return super.writeHead(...(args as [number]));
  }
}

/**
 * A server that refuses at once, with 503 and `Retry-After`, what comes while as many requests are being answered as can
 * be in time: who waits behind a long queue is served too late to be glad of it. A refusal is written before the
 * application hears of the request: under load there are many, and each takes from what is served.
 * @param same headers of all answers
 */
export function limitedServer(
  answer: RequestListener,
  limit: LoadLimit,
  refused: () => void,
  same: Record<string, string>,
): Server {
  const refusals = {
    resource: new Refusal(same, '/api/v1'),
    call: new Refusal(same, '/api'),
    page: new Refusal(same, '/', { accept: 'text/html' }),
  };
  return createServer({ ServerResponse: TimedResponse }, (request, response) => {
    const { url = '/' } = request;
    if (HEALTH.test(url)) {
      return answer(request, response);
    }
    const began = performance.now();
    if (!limit.begin(began)) {
      refused();
      const form = RESOURCES.test(url) ? 'resource' : isOpened(request) ? 'page' : 'call';
      refusals[form].write(response);
      return;
    }
    const isUpload = UPLOAD.test(request.headers['content-type'] ?? '');
    // Also when the caller hangs up before the answer.
    response.once('close', () => {
      const now = performance.now();
      limit.end(began, isUpload ? undefined : (response.headAt ?? now), now);
    });
    answer(request, response);
  });
}
