import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { withTransaction } from '../../../platform/database/transaction';
import type { Client } from '../../../platform/access/client';
import { deviceName } from './device-name';
import { clientOf, isFirst } from '../../../platform/http/rate-limit.service';
import { SignInEvent, SignInKind, SignInOutcome } from './sign-in-event.entity';

/** From where somebody acts, as far as it is known. */
type From = { address: string | null; userAgent?: string | null };

export interface SignInEntry {
  userId: number;
  outcome: SignInOutcome;
  kind?: SignInKind;
  reason?: string;
  from: From;
}

/** Writes the row in the transaction of the fact. */
export async function recordSignIn(
  manager: EntityManager,
  { userId, outcome, kind, reason, from }: SignInEntry,
): Promise<void> {
  await manager.insert(SignInEvent, {
    userId,
    outcome,
    kind: kind ?? null,
    reason: reason ?? null,
    address: from.address,
    device: deviceName(from.userAgent),
  });
}

/** What is counted: `unknown` is a sign-in to an address without an account, of which no row is kept. */
const COUNTED = ['passed', 'failed', 'unknown', 'stopped', 'reused', 'key-refused'] as const;
export type Counted = (typeof COUNTED)[number];

const MINUTE = 60;

/** [FSEC-16] Counts sign-ins, and keeps rows of those to known accounts. */
@Injectable()
export class SignInLog {
  /** Since the start of the process, by outcome. */
  readonly counts = Object.fromEntries(COUNTED.map((outcome) => [outcome, 0])) as Record<Counted, number>;

  constructor(private readonly source: DataSource) {}

  async record(
    entry: SignInEntry & { outcome: Counted & SignInOutcome },
    manager: EntityManager = this.source.manager,
  ): Promise<void> {
    this.counts[entry.outcome] += 1;
    await recordSignIn(manager, entry);
  }

  /** The same for what somebody can repeat as often as they like: one row in a minute for each account and client. */
  async recordOnce(entry: SignInEntry & { outcome: 'stopped' | 'key-refused' }, client: Client): Promise<void> {
    this.counts[entry.outcome] += 1;
    await withTransaction(this.source, async (manager) => {
      if (await isFirst(manager, `sign-in-row:${entry.outcome}:${entry.userId}:${clientOf(client.address)}`, MINUTE)) {
        await recordSignIn(manager, entry);
      }
    });
  }

  count(outcome: Counted): void {
    this.counts[outcome] += 1;
  }
}
