import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import type { Caller } from '../access/permissions';
import { invalid } from '../common/errors';
import { merge, requireEntityTag } from '../database/entity-tag';
import { Condition, withTransactionOf } from '../database/transaction';
import { ErrorFilter } from './error.filter';
import { Claimed } from './idempotency.service';
import { type LimitedRequest, RateLimitGuard } from './rate-limit.guard';
import type { Problem } from './batch.dto';

/** What one part of a batch came to: `done`, or why not. */
export type Outcome<Result> = { done: Result } | { problem: Problem };

/**
 * Many requests in one, each as if it had come alone: in a transaction of its own, under a version of its own, counted as
 * one request, and refused without the others. The key of the whole is claimed before the first of them [FINT-17].
 */
@Injectable()
export class Batches {
  private readonly refusals: ErrorFilter;

  constructor(
    config: Config,
    private readonly source: DataSource,
    private readonly limit: RateLimitGuard,
  ) {
    this.refusals = new ErrorFilter(config.PUBLIC_URL);
  }

  /** @throws DomainError('too-many') when the caller may not ask that much; 'invalid' when it is only to be tried */
  async run<Item, Result>(
    caller: Caller,
    request: LimitedRequest,
    reply: FastifyReply,
    items: Item[],
    carryOut: (item: Item) => Promise<Result>,
  ): Promise<Outcome<Result>[]> {
    if ((request.query as { dryRun?: unknown }).dryRun !== undefined) {
      throw invalid('A batch is not tried: try its requests one by one.', 'dryRun');
    }
    await this.limit.takeMore(request, reply, items.length - 1);
    // Its first transaction alone would take the key back with an item that is refused.
    await withTransactionOf(caller, this.source, async () => undefined);
    const outcomes: Outcome<Result>[] = [];
    for (const item of items) {
      outcomes.push(await this.outcomeOf(request, () => carryOut(item)));
    }
    return outcomes;
  }

  /** Carries out what depends on the version of a record, for a caller who carries that condition. */
  async underVersion<Result>(
    caller: Caller,
    record: { table: string; id: number },
    wanted: string | undefined,
    work: (caller: Caller) => Promise<Result>,
  ): Promise<Result> {
    const { table, id } = record;
    const condition =
      wanted === undefined ? undefined : new Condition((manager) => requireEntityTag(manager, table, id, wanted));
    const result = await work({ ...caller, condition });
    if (condition && !condition.asked) {
      // What changes nothing writes nothing.
      await this.source.transaction((manager) => condition.check(manager));
    }
    return result;
  }

  /** The same for what is merged into the record as it is read: without a wish it is tried again with the next version. */
  merged<Result>(
    caller: Caller,
    record: { table: string; id: number },
    wanted: string | undefined,
    work: (caller: Caller) => Promise<Result>,
  ): Promise<Result> {
    return merge(this.source, record, wanted, (read) => this.underVersion(caller, record, read, work));
  }

  private async outcomeOf<Result>(request: LimitedRequest, work: () => Promise<Result>): Promise<Outcome<Result>> {
    try {
      return { done: await work() };
    } catch (error) {
      if (error instanceof Claimed) {
        throw error;
      }
      return { problem: JSON.parse(this.refusals.answer(error, request).body) as Problem };
    }
  }
}
