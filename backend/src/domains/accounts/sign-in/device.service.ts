import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Config } from '../../../config';
import type { Client } from '../../../platform/access/client';
import { hashToken } from './passwords';
import { cookieName } from '../../../platform/http/own-cookies';
import { DEVICE_SECONDS } from './session-cookie';
import { SignedTokensService } from '../../../platform/access/signed-tokens.service';

/** How many accounts one browser is known to; the one that signed in longest ago is forgotten first. */
const MOST_ACCOUNTS = 5;

interface Account {
  id: number;
  passwordHash: string | null;
}

type Claims = { device: string; accounts: string };

const now = (): number => Math.floor(Date.now() / 1000);
/** Other with each new password, and says nothing about it: the hash has a random salt. */
const versionOf = ({ passwordHash: hash }: Account): string => hashToken(hash ?? '').slice(0, 16);

/**
 * Browsers that have signed in to an account, known by a signed cookie: [FSEC-07] their own failures stop them, those
 * of others never do. An entry names account and password version, and is good for 180 days.
 */
@Injectable()
export class DeviceService {
  constructor(
    private readonly tokens: SignedTokensService,
    private readonly config: Config,
  ) {}

  /** Which browser this is; undefined unless it has signed in to the account since its password was chosen. */
  find(client: Client, account: Account): string | undefined {
    const { device, entries } = this.read(client);
    const isKnown = entries.some(
      ([id, version, until]) => Number(id) === account.id && version === versionOf(account) && Number(until) > now(),
    );
    return account.passwordHash && isKnown ? device : undefined;
  }

  /** The value of the cookie after this client has proven to be the account's owner. */
  remember(client: Client, account: Account): string {
    const { device = randomUUID(), entries } = this.read(client);
    const others = entries.filter(([id]) => Number(id) !== account.id).slice(0, MOST_ACCOUNTS - 1);
    const entry = [account.id, versionOf(account), now() + DEVICE_SECONDS];
    return this.tokens.sign(
      'device',
      { device, accounts: [entry, ...others].map((parts) => parts.join(':')).join(',') } satisfies Claims,
      DEVICE_SECONDS,
    );
  }

  private read({ cookies }: Client): { device?: string; entries: string[][] } {
    const claims = this.tokens.find<Claims>('device', cookies[cookieName(this.config, 'device')] ?? '');
    return { device: claims?.device, entries: claims?.accounts.split(',').map((entry) => entry.split(':')) ?? [] };
  }
}
