import { Global, Module } from '@nestjs/common';
import { PublicAnswers } from './public-answers';

/** For the process that answers people; the worker reads what it is about to write. */
@Global()
@Module({ providers: [PublicAnswers], exports: [PublicAnswers] })
export class CacheModule {}
