import { SECOND_FACTOR_NEEDED } from '@stowbridge/contract/second-factor';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../../config';
import { type Caller, isAdmin } from '../../../platform/access/permissions';
import { DomainError } from '../../../platform/common/errors';
import { hasSecondFactor } from './tickets';

/** Of whom a second factor is required, and what they may do before they have one. */
@Injectable()
export class RequiredFactor {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  isAskedOf(caller: Caller): boolean {
    const who = this.config.REQUIRE_SECOND_FACTOR;
    return who === 'everyone' || (who === 'administrators' && isAdmin(caller));
  }

  /** Whether this person must set one up before anything else. */
  async isMissing(caller: Caller): Promise<boolean> {
    return this.isAskedOf(caller) && !(await hasSecondFactor(this.source.manager, caller.id));
  }
}

export const factorNeeded = (): DomainError => new DomainError('forbidden', SECOND_FACTOR_NEEDED);
