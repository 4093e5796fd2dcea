import { Injectable, PipeTransform } from '@nestjs/common';
import { isDay } from '@stowbridge/contract/days';
import { isMonday, NOT_A_MONDAY } from '@stowbridge/contract/reports';
import { invalid } from '../../platform/common/errors';
import type { Day } from '../activity/calendar';

/** A week in a path, by its Monday. */
@Injectable()
export class MondayPipe implements PipeTransform<string, Day> {
  transform(value: string): Day {
    if (!isDay(value) || !isMonday(value)) {
      throw invalid(NOT_A_MONDAY, 'monday');
    }
    return value;
  }
}
