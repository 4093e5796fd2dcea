import { Module } from '@nestjs/common';
import { LookupsController } from './lookups.controller';
import { LookupsResource } from './lookups.resource';
import { LookupsService } from './lookups.service';

@Module({ controllers: [LookupsController, LookupsResource], providers: [LookupsService], exports: [LookupsService] })
export class LookupsModule {}
