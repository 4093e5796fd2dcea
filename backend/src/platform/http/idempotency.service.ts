import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, EntityManager } from 'typeorm';
import { DomainError, invalid } from '../common/errors';
import { changed } from '../database/changes';
import { sql } from '../database/sql';

const HOURS = 24;
/** How long a repetition waits for the answer of the first request. */
const PATIENCE_MS = 5000;
const STEP_MS = 50;

/** A creation as its caller names it. */
export interface NamedCreation {
  userId: number;
  key: string;
  requestHash: string;
}

/** The key is known: somebody has claimed it before this request could. */
export class Claimed extends Error {}

/** Of an `Idempotency-Key`: visible characters of ASCII, without spaces. */
export const KEY_FORM = '^[!-~]{1,255}$';

/** Creations that carry an `Idempotency-Key`: the second request with it gets the answer of the first. */
@Injectable()
export class IdempotencyService {
  constructor(private readonly source: DataSource) {}

  /** @throws DomainError('invalid') for a key that is none */
  name(userId: number, key: string, route: string, body: unknown): NamedCreation {
    if (!new RegExp(KEY_FORM).test(key)) {
      throw invalid('Idempotency-Key must be 1 to 255 visible characters.', 'Idempotency-Key');
    }
    return {
      userId,
      key,
      requestHash: createHash('sha256')
        .update(`${route}\n${JSON.stringify(body ?? null)}`)
        .digest('hex'),
    };
  }

  /** Claims the key in the transaction that creates the record, so that both hold or none does. @throws Claimed */
  async claim(manager: EntityManager, { userId, key, requestHash }: NamedCreation): Promise<void> {
    await manager.query(
      'delete from idempotency_keys where user_id = $1 and key = $2 and created_at < now() - make_interval(hours => $3)',
      [userId, key, HOURS],
    );
    // Waits for a request under way that holds the key, and finds it free when that one is undone.
    const rows = await manager.query<unknown[]>(
      'insert into idempotency_keys (user_id, key, request_hash) values ($1, $2, $3) on conflict do nothing returning key',
      [userId, key, requestHash],
    );
    if (rows.length === 0) {
      throw new Claimed();
    }
  }

  async keep({ userId, key }: NamedCreation, answer: unknown): Promise<void> {
    await this.source.manager.query('update idempotency_keys set answer = $3 where user_id = $1 and key = $2', [
      userId,
      key,
      JSON.stringify(answer),
    ]);
  }

  /**
   * The answer to an earlier request with this key; undefined when there was none.
   * @throws DomainError('repeated') when that request was another one, or its answer is not there
   */
  async earlierAnswer(creation: NamedCreation): Promise<{ answer: unknown } | undefined> {
    for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(STEP_MS)) {
      const [row] = await sql<{ requestHash: string; answer: unknown }>(this.source, {
        text: 'select request_hash "requestHash", answer from idempotency_keys where user_id = $1 and key = $2 and created_at >= now() - make_interval(hours => $3)',
        values: [creation.userId, creation.key, HOURS],
      });
      if (!row) {
        return undefined;
      }
      if (row.requestHash !== creation.requestHash) {
        throw new DomainError('repeated', 'This Idempotency-Key came with another request before.');
      }
      if (row.answer !== null) {
        return { answer: row.answer };
      }
      if (Date.now() > deadline) {
        throw new DomainError(
          'in-progress',
          'A request with this Idempotency-Key was carried out, but its answer is not known any more. Please look for the record.',
        );
      }
    }
  }

  /** Forgets keys that are older than a day; answers how many. */
  async forgetOld(): Promise<number> {
    const forgotten = await this.source.manager.query<[unknown, number]>(
      'delete from idempotency_keys where created_at < now() - make_interval(hours => $1)',
      [HOURS],
    );
    return changed(forgotten);
  }
}
