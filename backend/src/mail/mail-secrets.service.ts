import { CODE_DIGITS } from '@stowbridge/contract/email-code';
import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { DataSource, EntityManager } from 'typeorm';
import { registerResetToken, registerTemporaryPassword } from '../domains/accounts/sign-in/mailed-secrets';
import { hashToken } from '../domains/accounts/sign-in/passwords';
import { registerPrivacyLink } from '../domains/privacy/privacy-links';
import { Config } from '../config';
import { withTransaction } from '../platform/database/transaction';
import { registerCancelLink, registerConfirmLink } from '../domains/accounts/users/email-change-links';
import { codeHash, registerProof } from '../domains/accounts/users/email-proofs';

const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LETTERS = 46;

/** The mails that carry a secret. */
export const SECRET_KINDS = [
  'temporary-password',
  'password-reset',
  'email-change',
  'email-change-notice',
  'email-link',
  'email-code',
  'privacy-link',
] as const;
type SecretKind = (typeof SECRET_KINDS)[number];

/** What the sender must know of a mail to make its secret. */
export interface SecretMail {
  kind: string;
  eventId: string;
  /** Null of a visitor, who has no account. */
  userId: number | null;
  /** What the event names besides the person. */
  changeId?: number | null;
  proofId?: number | null;
  requestId?: number | null;
}

type Register = (manager: EntityManager, mail: SecretMail) => Promise<string | undefined>;

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
   * @returns undefined when it is of no use any more: another was asked for since, the password was chosen, the link was
   *   used, or the user is gone
   */
  async register(mail: SecretMail): Promise<string | undefined> {
    return withTransaction(this.source, async (manager) => {
      // The mails of one person wait for each other, so that each sees what was asked for since.
      await manager.query('select 1 from users where id = $1 for no key update', [mail.userId]);
      await manager.query('select 1 from privacy_requests where id = $1 for no key update', [mail.requestId ?? null]);
      return this.registered[mail.kind as SecretKind](manager, mail);
    });
  }

  private readonly registered: Record<SecretKind, Register> = {
    'temporary-password': async (manager, mail) =>
      (await isOvertaken(manager, mail, 'userId')) ? undefined : this.temporaryPassword(manager, mail),
    'password-reset': async (manager, mail) =>
      (await isOvertaken(manager, mail, 'userId')) ? undefined : this.resetToken(manager, mail),
    'email-change': (manager, mail) => this.linkOfChange(manager, mail, registerConfirmLink),
    'email-change-notice': (manager, mail) => this.linkOfChange(manager, mail, registerCancelLink),
    'email-link': async (manager, mail) => {
      const token = this.tokenOf(mail);
      return mail.proofId && (await registerProof(manager, mail.proofId, 'link', hashToken(token))) ? token : undefined;
    },
    'email-code': async (manager, mail) => {
      const code = codeFrom(this.derive(mail));
      return mail.proofId &&
        (await registerProof(manager, mail.proofId, 'code', codeHash(this.config.SECRET_KEY, mail.proofId, code)))
        ? code
        : undefined;
    },
    'privacy-link': async (manager, mail) => {
      const token = this.tokenOf(mail);
      return mail.requestId &&
        !(await isOvertaken(manager, mail, 'requestId')) &&
        (await registerPrivacyLink(manager, mail.requestId, hashToken(token)))
        ? token
        : undefined;
    },
  };

  private async temporaryPassword(manager: EntityManager, mail: SecretMail): Promise<string | undefined> {
    const password = passwordFrom(this.derive(mail));
    return mail.userId && (await registerTemporaryPassword(manager, mail.userId, password)) ? password : undefined;
  }

  private async linkOfChange(
    manager: EntityManager,
    mail: SecretMail,
    register: typeof registerConfirmLink,
  ): Promise<string | undefined> {
    const token = this.tokenOf(mail);
    return mail.changeId && (await register(manager, mail.changeId, hashToken(token))) ? token : undefined;
  }

  private async resetToken(manager: EntityManager, mail: SecretMail): Promise<string | undefined> {
    const token = this.tokenOf(mail);
    return mail.userId && (await registerResetToken(manager, mail.userId, token)) ? token : undefined;
  }

  /** Of 256 bits, for a link. */
  private tokenOf(mail: SecretMail): string {
    return this.derive(mail).subarray(0, 32).toString('base64url');
  }

  private derive({ kind, eventId, userId }: SecretMail): Buffer {
    return createHmac('sha512', this.config.SECRET_KEY).update(`mail-secret:${kind}:${eventId}:${userId}`).digest();
  }
}

/** Whether the same was asked for again: the older mail may come late, its secret must not come after the newer one. */
async function isOvertaken(
  manager: EntityManager,
  { eventId, ...named }: SecretMail,
  whose: 'userId' | 'requestId',
): Promise<boolean> {
  const newer = await manager.query<unknown[]>(
    `select 1 from events e join events n on n.name = e.name and n.id > e.id and n.created_at > e.created_at - interval '1 hour' and (n.payload->>$3)::int = $2
     where e.id = $1 limit 1`,
    [eventId, named[whose], whose],
  );
  return newer.length > 0;
}

/** Twelve characters without look-alikes, the last two a letter and a digit: about 67 bits. */
function passwordFrom(bytes: Buffer): string {
  const pick = (position: number, characters: string): string =>
    characters[bytes.readUInt32BE(position * 4) % characters.length];
  const any = Array.from({ length: 10 }, (_, position) => pick(position, ALPHABET)).join('');
  return any + pick(10, ALPHABET.slice(0, LETTERS)) + pick(11, ALPHABET.slice(LETTERS));
}

/** Six digits, each as likely as the others to within one in a billion. */
const codeFrom = (bytes: Buffer): string =>
  String(bytes.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
