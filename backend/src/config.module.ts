import { Global, Module } from '@nestjs/common';
import { Config, loadConfig } from './config';

/** The configuration, read once, as an injectable value. */
@Global()
@Module({ providers: [{ provide: Config, useFactory: () => loadConfig() }], exports: [Config] })
export class ConfigModule {}
