import { Module } from '@nestjs/common';
import { RemovalsAgain } from './removals-again';

/** What the API and the worker both wait for when they start. */
@Module({ providers: [RemovalsAgain] })
export class RemovalsModule {}
