import { NOT_PUBLIC } from '@stowbridge/contract/webhooks';
import http from 'node:http';
import https from 'node:https';
import { useAgent } from 'request-filtering-agent';

const PATIENCE_MS = 10_000;
const READ_BYTES = 1024;

/** What became of one try; without a status nobody answered. */
export interface Posted {
  status: number | null;
  error: string | null;
  ms: number;
}

/**
 * Posts to an address of somebody else. Each address that a name resolves to is looked at as the connection is made;
 * redirects are not followed; of the answer only its status is kept.
 */
export async function post(
  url: string,
  { body, headers, allowPrivate }: { body: string; headers: Record<string, string>; allowPrivate: boolean },
): Promise<Posted> {
  const began = performance.now();
  const { request } = url.startsWith('http:') ? http : https;
  const posted = await new Promise<Omit<Posted, 'ms'>>((resolve) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: useAgent(url, { allowPrivateIPAddress: allowPrivate }),
        signal: AbortSignal.timeout(PATIENCE_MS),
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
    sent.on('error', (error: Error) => resolve({ status: null, error: wordsOf(error) }));
    sent.end(body);
  });
  return { ...posted, ms: Math.round(performance.now() - began) };
}

function wordsOf(error: Error): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') {
    return `No answer within ${PATIENCE_MS / 1000} seconds.`;
  }
  return /is not allowed\. Because/.test(error.message) ? `It is ${NOT_PUBLIC}.` : error.message.slice(0, 200);
}
