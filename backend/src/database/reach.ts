import { Client } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';

/** The database does not answer; the message is one sentence for the operator. */
export class Unreachable extends Error {
  /** Takes what the driver says, in which there is no password. */
  constructor({ message, code }: Error & { code?: string }) {
    super(`The database cannot be reached (${code && /^E[A-Z]/.test(code) ? code : message}); DATABASE_URL or DATABASE_URL_FILE says where it is.`);
  }
}

const SECOND = 1000;

/**
 * Waits until the database lets this process in: it may still be starting, or be made.
 * @param say takes the sentence of each attempt that failed
 * @param patience milliseconds
 * @throws Unreachable when that takes longer
 */
export async function reachDatabase(url: string, say: (sentence: string) => void, patience = 60 * SECOND): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const failure = await attempt(url);
    if (!failure) return;
    if (Date.now() + 2 * SECOND > deadline) throw failure;
    say(failure.message);
    await sleep(2 * SECOND);
  }
}

async function attempt(url: string): Promise<Unreachable | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5 * SECOND, application_name: 'stowbridge-start' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return new Unreachable(error as Error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
