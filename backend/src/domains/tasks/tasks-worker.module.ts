import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { ScheduledJobs } from '../../platform/events/scheduled-jobs';
import { tellOfTasks } from './task-digests';
import { TasksHandler } from './tasks.handler';

/** The worker's side of the tasks. */
@Module({ providers: [TasksHandler] })
export class TasksWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource, { OFFICE_TIME_ZONE }: Config) {
    jobs.assign('tasks-due', () => tellOfTasks(source, OFFICE_TIME_ZONE));
  }
}
