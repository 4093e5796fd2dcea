import { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ErrorFilter } from './error.filter';
import { DomainError } from './errors';

/** What supervisors ask must be answered above all when there is much to do. */
export const HEALTH = /^\/api\/health\//i;

/** Milliseconds after which an answer is late. */
const LATE = 120;
/** However late everything is, so many requests are answered at the same time. */
const LEAST = 16;
/** What is left of the limit after a late answer. */
const STEP_BACK = 0.9;

/**
 * How many requests may be answered at the same time. The fewer they are, the sooner each is answered, so the limit
 * falls when an answer is late and rises slowly with every timely one, between `LEAST` and `most`. It moves only while
 * it is half used or more: what is slow by itself is no sign of too much to do. What began before it fell does not make
 * it fall again.
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

  /** Takes a place if one is free; whoever got one gives it back with `end`. */
  begin(): boolean {
    if (this.count >= this.allowed) return false;
    this.count += 1;
    return true;
  }

  /** @param began and `now`: milliseconds of the same clock */
  end(began: number, now: number): void {
    const crowded = this.count * 2 >= this.limit;
    this.count -= 1;
    if (!crowded) return;
    if (now - began <= LATE) this.limit = Math.min(this.most, this.limit + 1 / this.limit);
    else if (began > this.fellAt) [this.limit, this.fellAt] = [Math.max(Math.min(LEAST, this.most), this.limit * STEP_BACK), now];
  }
}

/**
 * Refuses at once, with 503 and `Retry-After`, what comes while as many requests are being answered as can be in time:
 * who waits behind a long queue is served too late to be glad of it. `refused` is called for each of them.
 */
export function limitLoad(fastify: FastifyInstance, limit: LoadLimit, refused: () => void): void {
  const errors = new ErrorFilter();
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    // The pages call the API in process while their own request is already counted.
    if (!(request.raw instanceof IncomingMessage) || HEALTH.test(request.url)) return done();
    if (!limit.begin()) {
      refused();
      refuse(errors, request, reply);
      return;
    }
    const began = performance.now();
    // Also when the caller hangs up before the answer.
    reply.raw.once('close', () => limit.end(began, performance.now()));
    done();
  });
}

/** Written past all further hooks: under load there are many of these, and each must cost next to nothing. */
function refuse(errors: ErrorFilter, request: FastifyRequest, reply: FastifyReply): void {
  const tooMuch = new DomainError('unavailable', 'There is too much to do just now. Please try again in a moment.', [], 1);
  const { status, headers, body } = errors.answer(tooMuch, request);
  reply.hijack();
  const all = { ...reply.getHeaders(), ...headers, 'Cache-Control': 'no-store', 'Content-Length': Buffer.byteLength(body) };
  reply.raw.writeHead(status, all as OutgoingHttpHeaders).end(body);
}
