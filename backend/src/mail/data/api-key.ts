import type { Block } from '../layout';
import type { MailContext } from '../mail-context';
import { personSql } from './people';
import type { Person } from '../mail-definition';

export interface ApiKey {
  name: string;
  /** Its last four characters. */
  hint: string;
  scopes: string[];
  expiresAt: Date | null;
  maker: Person;
}

export async function findKey({ keyId }: { keyId: number }, { read }: MailContext): Promise<ApiKey | undefined> {
  const [row] = await read<ApiKey>(
    `select k.name, k.hint, k.scopes, k.expires_at "expiresAt", ${personSql('u')} maker from api_keys k join users u on u.id = k.user_id where k.id = $1`,
    [keyId],
  );
  return row;
}

export const keyRows = ({ name, hint, maker, scopes, expiresAt }: ApiKey, moment: MailContext['moment']): Block => ({
  rows: [
    ['Key', `${name}\nsbk_…${hint}`],
    ['Made by', maker.name],
    ['Scopes', scopes.join(', ')],
    ['Ends', expiresAt ? moment(expiresAt) : 'Never'],
  ],
});
