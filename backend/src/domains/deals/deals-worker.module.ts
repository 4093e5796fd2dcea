import { Module } from '@nestjs/common';
import { DealOwnersHandler } from './deal-owners.handler';

/** The worker's side of the deals. */
@Module({ providers: [DealOwnersHandler] })
export class DealsWorkerModule {}
