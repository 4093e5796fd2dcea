import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** An answer that is the same for every visitor, and what is counted each time one of them gets it. */
export interface PublicAnswer {
  text: string;
  counts?: readonly (() => void)[];
  /** False where something in it may not be kept. */
  isKept?: boolean;
  /** Of a page. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  redirect?: string;
}

type Coding = 'br' | 'gzip';

/** How answers are compressed while somebody waits. */
export const COMPRESSION = {
  /** Bytes below which it is not worth it. */
  threshold: 1400,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
};

const PACK: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, COMPRESSION.brotli),
  gzip: promisify(gzip),
};
const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });

/** The bytes of an answer, and its compressed forms: each is made when the first caller takes it. */
export class KeptAnswer {
  readonly body: Buffer;
  private readonly forms: Partial<Record<Coding, Promise<Buffer>>> = {};

  constructor(readonly answer: PublicAnswer) {
    this.body = Buffer.from(answer.text);
  }

  count(): void {
    this.answer.counts?.forEach((count) => count());
  }

  /** The form that the caller takes; says in the head which it is. */
  async formFor({ headers }: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
    if (this.body.length < COMPRESSION.threshold) {
      return this.body;
    }
    const vary = reply.getHeader('Vary');
    void reply.header('Vary', vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding');
    const coding = headers['accept-encoding'] && negotiator.negotiate(headers['accept-encoding']);
    if (coding !== 'br' && coding !== 'gzip') {
      return this.body;
    }
    void reply.header('Content-Encoding', coding);
    return (this.forms[coding] ??= PACK[coding](this.body));
  }
}
