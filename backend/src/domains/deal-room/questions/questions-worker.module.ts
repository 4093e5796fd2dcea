import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../../config';
import { ScheduledJobs } from '../../../platform/events/scheduled-jobs';
import { tellOfAnswers } from './question-digests';

/** The worker's side of the questions. */
@Module({})
export class QuestionsWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource, { OFFICE_TIME_ZONE }: Config) {
    jobs.assign('tell-of-answers', () => tellOfAnswers(source, OFFICE_TIME_ZONE));
  }
}
