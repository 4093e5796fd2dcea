import { Client } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';

/** The database does not answer; the message is one sentence for the operator. */
export class Unreachable extends Error {
  /**
   * @param error what the driver says, in which there is no password
   * @param setting that says where the database is
   */
  constructor({ message, code }: Error & { code?: string }, setting = 'DATABASE_URL') {
    super(
      `The database cannot be reached (${code && /^E[A-Z]/.test(code) ? code : message}); ${setting} or ${setting}_FILE says where it is.`,
    );
  }
}

const SECOND = 1000;

/**
 * Waits until the database lets this process in: it may still be starting, or be made.
 * @param say takes the sentence of each attempt that failed
 * @param setting that says where the database is
 * @param patience milliseconds
 * @throws Unreachable when that takes longer
 */
export async function reachDatabase(
  url: string,
  say: (sentence: string) => void,
  { setting, patience = 60 * SECOND }: { setting?: string; patience?: number } = {},
): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const failure = await attempt(url, setting);
    if (!failure) {
      return;
    }
    if (Date.now() + 2 * SECOND > deadline) {
      throw failure;
    }
    say(failure.message);
    await sleep(2 * SECOND);
  }
}

async function attempt(url: string, setting: string | undefined): Promise<Unreachable | undefined> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5 * SECOND,
    application_name: 'stowbridge-start',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return new Unreachable(error as Error, setting);
  } finally {
    await client.end().catch(() => undefined);
  }
}
