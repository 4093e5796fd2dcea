import { Module } from '@nestjs/common';
import { AccessContextService } from './access-context.service';
import { NdaAccessService } from './nda-access.service';

@Module({ providers: [AccessContextService, NdaAccessService], exports: [AccessContextService, NdaAccessService] })
export class NdasModule {}
