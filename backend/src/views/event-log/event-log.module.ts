import { Module } from '@nestjs/common';
import { EventLogResource } from './event-log.resource';
import { EventLogService } from './event-log.service';

/** The facts and what became of them, for operators. */
@Module({ controllers: [EventLogResource], providers: [EventLogService] })
export class EventLogModule {}
