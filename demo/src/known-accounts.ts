import { Client } from 'pg';
import {
  administratorsWithDemoPassword,
  withDemoPassword,
} from '@stowbridge/backend/domains/accounts/sign-in/demo-password';
import { isLocalAddress } from '@stowbridge/backend/config-sources';
import type { Statement } from '@stowbridge/backend/platform/database/sql';
import { KNOWN_ADDRESSES } from './people';

/** The addresses of the accounts by which anybody may look around: they exist, have the published password, and may use it. */
export async function knownAccounts(ownerUrl: string, publicUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'stowbridge-seed' });
  await client.connect();
  try {
    const source = {
      read: async <Row extends object>({ text, values }: Statement) => (await client.query(text, values)).rows as Row[],
    };
    const refused = isLocalAddress(publicUrl) ? [] : await administratorsWithDemoPassword(source);
    return (await withDemoPassword(source, KNOWN_ADDRESSES)).filter((email) => !refused.includes(email));
  } finally {
    await client.end();
  }
}
