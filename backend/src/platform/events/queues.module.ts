import { Global, Module } from '@nestjs/common';
import { Config } from '../../config';
import { Queues } from './queues';

@Global()
@Module({
  providers: [{ provide: Queues, inject: [Config], useFactory: (config: Config) => new Queues(config) }],
  exports: [Queues],
})
export class QueuesModule {}
