import { Module } from '@nestjs/common';
import { NdaAccessService } from './nda-access.service';

@Module({ providers: [NdaAccessService], exports: [NdaAccessService] })
export class NdasModule {}
