import { Injectable, PipeTransform } from '@nestjs/common';
import { notFound } from './errors';

/** An id in a path: anything that cannot be one names no record, so it answers 404. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^\d{1,10}$/.test(value)) {
      throw notFound('The record');
    }
    const id = Number(value);
    if (id < 1 || id > 2_147_483_647) {
      throw notFound('The record');
    }
    return id;
  }
}

/** The same where 0 stands for "none" or "all of them". */
@Injectable()
export class IdOrZeroPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    return /^0{1,10}$/.test(value) ? 0 : new IdPipe().transform(value);
  }
}
