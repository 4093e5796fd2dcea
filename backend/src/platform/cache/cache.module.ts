import { Global, Module } from '@nestjs/common';
import { PublicReads } from './public-reads';

/** For the process that answers people; the worker reads what it is about to write. */
@Global()
@Module({ providers: [PublicReads], exports: [PublicReads] })
export class CacheModule {}
