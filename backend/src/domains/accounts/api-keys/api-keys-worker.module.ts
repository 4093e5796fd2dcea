import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Upkeep } from '../../../platform/events/upkeep';
import { tellOfEndingKeys } from './ending-keys';

/** The worker's side of the keys: it tells of those that end soon. */
@Module({})
export class ApiKeysWorkerModule {
  constructor(upkeep: Upkeep, source: DataSource) {
    upkeep.assign('tell-of-ending-keys', () => tellOfEndingKeys(source));
  }
}
