import { Module } from '@nestjs/common';
import { AccessContextService } from '../deals/access-context.service';
import { NdaAccessService } from './nda-access.service';
import { NdasResource } from './ndas.resource';
import { NdasService } from './ndas.service';

@Module({
  controllers: [NdasResource],
  providers: [AccessContextService, NdaAccessService, NdasService],
  exports: [AccessContextService, NdaAccessService],
})
export class NdasModule {}
