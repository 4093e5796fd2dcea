import { Body, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { ResourceController } from '../../platform/http/surfaces';
import { DealShiftService } from './deal-shift.service';
import { ShiftDatesDto, ShiftedDatesDto } from './tasks.resource.dto';

@ResourceController('deals')
@Roles(Role.Admin)
export class DealShiftResource {
  constructor(private readonly shifts: DealShiftService) {}

  @Post(':id/dates/shift')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'DealsResource_shiftDates',
    summary:
      'Move a date of an accepted deal with every open one after it, and the tasks before the closing with the closing; a preview says what would move',
  })
  @ApiOkResponse({ type: ShiftedDatesDto })
  shift(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { from, days, preview = false }: ShiftDatesDto,
  ): Promise<ShiftedDatesDto> {
    return this.shifts.shift(caller, id, { from, days, preview });
  }
}
