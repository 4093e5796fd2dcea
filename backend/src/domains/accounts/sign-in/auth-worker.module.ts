import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Upkeep } from '../../../platform/events/upkeep';
import { forgetSignIns } from './forget-sign-ins';

/** The worker's side of the sign-ins: it forgets what is of no use any more. */
@Module({})
export class AuthWorkerModule {
  constructor(upkeep: Upkeep, source: DataSource) {
    upkeep.assign('forget-sign-ins', () => forgetSignIns(source));
  }
}
