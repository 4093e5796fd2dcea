import { NOT_PUBLIC } from '@stowbridge/contract/webhooks';
import http from 'node:http';
import https from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

const PATIENCE_MS = 10_000;
const READ_BYTES = 1024;
/** Connections are kept for what comes so soon after: to make one costs both sides more than a message does. */
const KEPT = { keepAlive: true, timeout: 5000 };

const HTTP = {
  request: http.request,
  agents: {
    public: new RequestFilteringHttpAgent(KEPT),
    anywhere: new RequestFilteringHttpAgent({ ...KEPT, allowPrivateIPAddress: true }),
  },
};
const HTTPS = {
  request: https.request,
  agents: {
    public: new RequestFilteringHttpsAgent(KEPT),
    anywhere: new RequestFilteringHttpsAgent({ ...KEPT, allowPrivateIPAddress: true }),
  },
};

/** What became of one try; without a status nobody answered. */
export interface Posted {
  status: number | null;
  error: string | null;
  ms: number;
}

interface Message {
  body: string;
  headers: Record<string, string>;
  /** Whether it may lead into one's own network. */
  allowPrivate: boolean;
}

/**
 * Posts to an address of somebody else. Each address that a name resolves to is looked at as the connection is made;
 * redirects are not followed; of the answer only its status is kept.
 */
export async function post(url: string, message: Message): Promise<Posted> {
  const began = performance.now();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  let posted: Omit<Posted, 'ms'> | undefined;
  // A connection of before may be closed at this moment; a new one says what is wrong.
  while (!posted) {
    posted = await ask(url, message, signal);
  }
  return { ...posted, ms: Math.round(performance.now() - began) };
}

/** How a connection fails that the other side has closed. */
const CLOSED = new Set<string | undefined>(['ECONNRESET', 'EPIPE']);

/** Undefined when the connection was one of before and is closed. */
async function ask(
  url: string,
  { body, headers, allowPrivate }: Message,
  signal: AbortSignal,
): Promise<Omit<Posted, 'ms'> | undefined> {
  const { request, agents } = url.startsWith('http:') ? HTTP : HTTPS;
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: allowPrivate ? agents.anywhere : agents.public,
        signal,
      },
      (answer) => {
        const { statusCode: status = 0 } = answer;
        let read = 0;
        const end = (): void => {
          const taken = status >= 200 && status < 300;
          resolve({ status, error: taken ? null : `The answer was ${status}.` });
          answer.destroy();
        };
        answer.on('data', (part: Buffer) => (read += part.length) >= READ_BYTES && end());
        answer.on('end', end);
        answer.on('error', end);
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve(sent.reusedSocket && CLOSED.has(error.code) ? undefined : { status: null, error: wordsOf(error) }),
    );
    sent.end(body);
  });
}

function wordsOf(error: Error): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') {
    return `No answer within ${PATIENCE_MS / 1000} seconds.`;
  }
  return /is not allowed\. Because/.test(error.message) ? `It is ${NOT_PUBLIC}.` : error.message.slice(0, 200);
}
