import { Injectable, OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config';
import { RelayService } from '../events/relay.service';
import { Sweep } from '../events/sweeps';
import { rollUpActivities } from './rollup';

/** Lets the worker count the activities with each of its sweeps. */
@Injectable()
export class RollupSweep extends Sweep implements OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
    private readonly relay: RelayService,
  ) {
    super();
  }

  onModuleInit(): void {
    this.relay.alsoSweep(this);
  }

  /** Whatever is new is due, however young it is. */
  sweep(): Promise<number> {
    return rollUpActivities(this.source, this.config.OFFICE_TIME_ZONE);
  }
}
