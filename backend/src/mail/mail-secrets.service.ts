import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { DataSource } from 'typeorm';
import { hashPassword, hashToken, passwordMatches, TEMPORARY_HOURS } from '../auth/passwords';
import { Config } from '../config';

const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LETTERS = 46;
const RESET_HOURS = 1;

/** What the sender must know of a mail to make its secret. */
export interface SecretMail {
  kind: string;
  eventId: string;
  userId: number;
}

/**
 * Makes the secrets of mails. They are derived from SECRET_KEY and the event, so that each attempt to send one mail
 * carries the same secret although none is stored: a second delivery under the same Message-ID is the same mail. The
 * database gets the hash before the mail leaves.
 */
@Injectable()
export class MailSecretsService {
  constructor(
    private readonly config: Config,
    private readonly source: DataSource,
  ) {}

  /**
   * The secret of this mail, registered and good from now on.
   * @returns undefined when it is of no use any more: the password was chosen, the link was used, or the user is gone
   */
  async register(mail: SecretMail): Promise<string | undefined> {
    return mail.kind === 'temporary-password' ? this.temporaryPassword(mail) : this.resetToken(mail);
  }

  private async temporaryPassword(mail: SecretMail): Promise<string | undefined> {
    const password = passwordFrom(this.derive(mail));
    const [user] = await this.source.query<{ hash: string | null }[]>(
      'select temporary_password_hash hash from users where id = $1 and password_hash is null',
      [mail.userId],
    );
    if (!user) return undefined;
    const hash = user.hash && (await passwordMatches(user.hash, password)) ? user.hash : await hashPassword(password);
    const [, changed] = await this.source.query<[unknown, number]>(
      `update users set temporary_password_hash = $2, temporary_password_expires_at = now() + interval '${TEMPORARY_HOURS} hours'
       where id = $1 and password_hash is null`,
      [mail.userId, hash],
    );
    return changed === 1 ? password : undefined;
  }

  private async resetToken(mail: SecretMail): Promise<string | undefined> {
    const token = this.derive(mail).subarray(0, 32).toString('base64url');
    const rows = await this.source.query<{ id: number }[]>(
      `insert into password_tokens as t (user_id, kind, token_hash, expires_at)
       select id, 'forgot', $2, now() + interval '${RESET_HOURS} hours' from users where id = $1
       on conflict (token_hash) do update set expires_at = excluded.expires_at where t.used_at is null
       returning t.id`,
      [mail.userId, hashToken(token)],
    );
    return rows.length === 1 ? token : undefined;
  }

  private derive({ kind, eventId, userId }: SecretMail): Buffer {
    return createHmac('sha512', this.config.SECRET_KEY).update(`mail-secret:${kind}:${eventId}:${userId}`).digest();
  }
}

/** Twelve characters without look-alikes, the last two a letter and a digit: about 67 bits. */
export function passwordFrom(bytes: Buffer): string {
  const pick = (position: number, characters: string): string => characters[bytes.readUInt32BE(position * 4) % characters.length];
  const any = Array.from({ length: 10 }, (_, position) => pick(position, ALPHABET)).join('');
  return any + pick(10, ALPHABET.slice(0, LETTERS)) + pick(11, ALPHABET.slice(LETTERS));
}
