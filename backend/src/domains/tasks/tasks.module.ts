import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/deals.module';
import { DocumentsModule } from '../documents/documents.module';
import { CalendarFeedService } from './calendar/calendar-feed.service';
import { CalendarResource } from './calendar/calendar.resource';
import { CalendarTokensService } from './calendar/calendar-tokens.service';
import { MyCalendarResource } from './calendar/my-calendar.resource';
import { DealShiftResource } from './deal-shift.resource';
import { DealShiftService } from './deal-shift.service';
import { MyTasksResource } from './my-tasks.resource';
import { OwnTasksService } from './own-tasks.service';
import { TaskReactions } from './task-plan';
import { TaskTemplatesResource } from './task-templates.resource';
import { TaskTemplatesService } from './task-templates.service';
import { TasksResource } from './tasks.resource';
import { TasksService } from './tasks.service';

@Module({
  imports: [DealsModule, DocumentsModule],
  controllers: [
    TasksResource,
    MyTasksResource,
    TaskTemplatesResource,
    DealShiftResource,
    MyCalendarResource,
    CalendarResource,
  ],
  providers: [
    TasksService,
    OwnTasksService,
    TaskTemplatesService,
    DealShiftService,
    TaskReactions,
    CalendarTokensService,
    CalendarFeedService,
  ],
})
export class TasksModule {}
