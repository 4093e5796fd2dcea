import { Module } from '@nestjs/common';
import { ConsoleController } from './console.resource';
import { ConsoleService } from './console.service';
import { JobConsole } from './job-console';

/** The console of the queues. */
@Module({ controllers: [ConsoleController], providers: [ConsoleService, JobConsole] })
export class JobsModule {}
