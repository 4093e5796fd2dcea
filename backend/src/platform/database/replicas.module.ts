import { Global, Module } from '@nestjs/common';
import { Replicas } from './replicas';

/** For the process that answers people; the worker reads what it is about to write. */
@Global()
@Module({ providers: [Replicas], exports: [Replicas] })
export class ReplicasModule {}
