import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../platform/access/permissions';
import { invalid } from '../../platform/common/errors';
import { Batches } from '../../platform/http/batch';
import type { BatchItemDto, BatchResultDto } from '../../platform/http/batch.dto';
import type { LimitedRequest } from '../../platform/http/rate-limit.guard';
import { validBody } from '../../platform/http/surfaces';
import { PropertyBodyDto } from '../../domains/properties/editing/property-body.dto';

/** What POST, PATCH and DELETE do with one property. */
export interface OneByOne<Row extends { id: number }> {
  create(caller: Caller, body: PropertyBodyDto): Promise<Row>;
  change(caller: Caller, id: number, body: Record<string, unknown>): Promise<Row>;
  delete(caller: Caller, id: number): Promise<unknown>;
}

interface Done<Row> {
  status: number;
  id: number;
  /** As it is now; null where it was deleted. */
  record: Row | null;
}

/** Batches of properties: each request goes the way that it would go alone. */
@Injectable()
export class PropertyBatchService {
  constructor(private readonly batches: Batches) {}

  async run<Row extends { id: number }>(
    caller: Caller,
    request: LimitedRequest,
    reply: FastifyReply,
    items: BatchItemDto[],
    one: OneByOne<Row>,
  ): Promise<(BatchResultDto & { record: Row | null })[]> {
    const outcomes = await this.batches.run(caller, request, reply, items, (item) => this.carryOut(caller, item, one));
    return outcomes.map((outcome, at) => {
      if ('done' in outcome) {
        return { ...outcome.done, code: null, detail: null, errors: [] };
      }
      const { status, code, detail, errors } = outcome.problem;
      return { status, code, detail, errors, id: items[at].id ?? null, record: null };
    });
  }

  private async carryOut<Row extends { id: number }>(
    caller: Caller,
    { operation, id, ifMatch, body }: BatchItemDto,
    one: OneByOne<Row>,
  ): Promise<Done<Row>> {
    if (operation === 'create') {
      if (id || ifMatch !== undefined) {
        throw invalid('What is created has no id and no version yet.', id ? 'id' : 'ifMatch');
      }
      const record = await one.create(
        { ...caller, condition: undefined },
        await validBody(PropertyBodyDto, body ?? {}),
      );
      return { status: 201, id: record.id, record };
    }
    if (!id) {
      throw invalid('id is required.', 'id', 'required');
    }
    const place = { table: 'properties', id };
    if (operation === 'change') {
      if (body === undefined) {
        throw invalid('body is required.', 'body', 'required');
      }
      const record = await this.batches.merged(caller, place, ifMatch, (under) => one.change(under, id, body));
      return { status: 200, id, record };
    }
    if (body !== undefined) {
      throw invalid('What is deleted has no body.', 'body');
    }
    await this.batches.underVersion(caller, place, ifMatch, (under) => one.delete(under, id));
    return { status: 200, id, record: null };
  }
}
