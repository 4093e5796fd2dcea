import { Body, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, OnlyReads, Roles } from '../../../platform/access/decorators';
import { type Caller, Role } from '../../../platform/access/permissions';
import { ResourceController } from '../../../platform/http/surfaces';
import { CalendarBodyDto, NewCalendarDto, OwnCalendarDto } from './calendar.resource.dto';
import { CalendarTokensService } from './calendar-tokens.service';

@ResourceController('me')
@Roles(Role.Admin, Role.Buyer, Role.Seller)
export class MyCalendarResource {
  constructor(private readonly tokens: CalendarTokensService) {}

  @Get('calendar')
  @OnlyReads()
  @ApiOperation({
    operationId: 'MeResource_calendar',
    summary: 'Whether the caller has a calendar; its address is not told again',
  })
  @ApiOkResponse({ type: OwnCalendarDto })
  async get(@CurrentCaller() caller: Caller): Promise<OwnCalendarDto> {
    const token = await this.tokens.find(caller);
    return { calendar: token && { private: token.private, madeAt: token.madeAt } };
  }

  @Post('calendar')
  @ApiOperation({
    operationId: 'MeResource_makeCalendar',
    summary: "Make the secret address of the caller's calendar of dates and tasks; an earlier one ends",
  })
  @ApiCreatedResponse({ type: NewCalendarDto })
  make(@CurrentCaller() caller: Caller, @Body() body: CalendarBodyDto): Promise<NewCalendarDto> {
    // Null says as much as nothing.
    return this.tokens.make(caller, body.private ?? false);
  }

  @Delete('calendar')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'MeResource_revokeCalendar',
    summary: "End the address of the caller's calendar at once",
  })
  @ApiNoContentResponse({ description: 'It has ended.' })
  revoke(@CurrentCaller() caller: Caller): Promise<void> {
    return this.tokens.revoke(caller);
  }
}
