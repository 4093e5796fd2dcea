import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin } from '../auth/permissions';
import { SignedTokensService } from '../auth/signed-tokens.service';
import { notFound } from '../common/errors';
import { Property } from './property.entity';

const HALF_AN_HOUR = 1800;

/** What a market-analysis token says: one session and one property. */
export interface MarketClaims extends Record<string, string | number> {
  sid: string;
  userId: number;
  propertyId: number;
}

/** Tokens that open the market analysis of one property, for one person and 30 minutes. */
@Injectable()
export class MarketTokensService {
  constructor(
    private readonly source: DataSource,
    private readonly tokens: SignedTokensService,
  ) {}

  /** Administrators need no NDA [APROP-79, APROP-80]. */
  async forAdmin(caller: Caller, propertyId: number): Promise<string> {
    requireAdmin(caller);
    if (!(await this.source.getRepository(Property).existsBy({ id: propertyId }))) throw notFound('The property');
    return this.sign(caller, propertyId);
  }

  /** The caller's right has been checked before this. */
  sign(caller: Caller, propertyId: number): string {
    return this.tokens.sign('market', { sid: caller.sessionId, userId: caller.id, propertyId } satisfies MarketClaims, HALF_AN_HOUR);
  }
}
