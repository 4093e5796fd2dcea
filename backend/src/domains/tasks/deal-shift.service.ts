import { Injectable } from '@nestjs/common';
import type { DealDateKind } from '@stowbridge/contract/closing';
import { DataSource } from 'typeorm';
import { type Caller, requireAdmin } from '../../platform/access/permissions';
import { withTransactionOf } from '../../platform/database/transaction';
import { DealDatesService, type MovedDate } from '../deals/dates/deal-dates.service';
import type { MovedTask } from './task';
import { movedWithClosing } from './task-plan';

/** The dates and the tasks of a deal that move. */
export interface DealShift {
  dates: MovedDate[];
  tasks: MovedTask[];
}

/** Moves a date of a deal with those after it, and what hangs on the closing. */
@Injectable()
export class DealShiftService {
  constructor(
    private readonly source: DataSource,
    private readonly dates: DealDatesService,
  ) {}

  /**
   * @param preview says what would move, and moves nothing
   * @throws DomainError('stage') unless the deal is on its way to closing and the date is open and set
   */
  shift(
    caller: Caller,
    dealId: number,
    { from, days, preview }: { from: DealDateKind; days: number; preview: boolean },
  ): Promise<DealShift> {
    requireAdmin(caller);
    return withTransactionOf(caller, this.source, async (manager) => {
      const dates = await this.dates.shiftOf(manager, dealId, from, days);
      const closing = dates.find(({ kind }) => kind === 'closing');
      const tasks = closing ? await movedWithClosing(manager, dealId, closing) : [];
      if (!preview) {
        await this.dates.shift(manager, caller, dealId, dates, days);
      }
      return { dates, tasks };
    });
  }
}
