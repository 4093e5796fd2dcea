import { Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Public } from '../../../platform/access/decorators';
import { ResourceController } from '../../../platform/http/surfaces';
import { CalendarFeedService } from './calendar-feed.service';

@ResourceController('calendar')
@Public()
export class CalendarResource {
  constructor(private readonly feed: CalendarFeedService) {}

  @Get(':token.ics')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Cache-Control', 'private, no-store')
  @ApiOperation({
    operationId: 'CalendarResource_read',
    summary: 'The calendar behind a secret address, for calendar programs',
  })
  @ApiOkResponse({ description: 'iCalendar.', content: { 'text/calendar': { schema: { type: 'string' } } } })
  read(@Param('token') token: string): Promise<string> {
    return this.feed.read(token);
  }
}
