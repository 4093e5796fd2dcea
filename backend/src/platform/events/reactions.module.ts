import { Global, Module } from '@nestjs/common';
import { Reactions } from './reactions';

@Global()
@Module({ providers: [Reactions], exports: [Reactions] })
export class ReactionsModule {}
