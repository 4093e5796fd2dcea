import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../platform/access/permissions';
import { invalid } from '../../platform/common/errors';
import { Batches } from '../../platform/http/batch';
import type { BatchItemDto } from '../../platform/http/batch.dto';
import type { LimitedRequest } from '../../platform/http/rate-limit.guard';
import { validBody } from '../../platform/http/surfaces';
import { PropertyBodyDto } from '../../domains/properties/editing/property-body.dto';
import type { PropertyBatchResultDto } from './property-batch.resource.dto';
import type { PropertyDto } from './property.resource.dto';

/** What POST, PATCH and DELETE do with one property. */
export interface OneByOne {
  create(caller: Caller, body: PropertyBodyDto): Promise<PropertyDto>;
  change(caller: Caller, id: number, body: Record<string, unknown>): Promise<PropertyDto>;
  delete(caller: Caller, id: number): Promise<unknown>;
}

type Done = Pick<PropertyBatchResultDto, 'status' | 'id' | 'record'>;

/** Batches of properties: each request goes the way that it would go alone. */
@Injectable()
export class PropertyBatchService {
  constructor(private readonly batches: Batches) {}

  async run(
    caller: Caller,
    request: LimitedRequest,
    reply: FastifyReply,
    items: BatchItemDto[],
    one: OneByOne,
  ): Promise<PropertyBatchResultDto[]> {
    const outcomes = await this.batches.run(caller, request, reply, items, (item) => this.carryOut(caller, item, one));
    return outcomes.map((outcome, at) => {
      if ('done' in outcome) {
        return { ...outcome.done, code: null, detail: null, errors: [] };
      }
      const { status, code, detail, errors } = outcome.problem;
      return { status, code, detail, errors, id: items[at].id ?? null, record: null };
    });
  }

  private async carryOut(caller: Caller, { operation, id, ifMatch, body }: BatchItemDto, one: OneByOne): Promise<Done> {
    if (operation === 'create') {
      if ((id ?? undefined) !== undefined || ifMatch !== undefined) {
        throw invalid('What is created has no id and no version yet.', id === undefined ? 'ifMatch' : 'id');
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
