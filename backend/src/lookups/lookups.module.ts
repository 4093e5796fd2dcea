import { Module } from '@nestjs/common';
import { LookupEditingService } from './lookup-editing.service';
import { LookupsController } from './lookups.controller';
import { LookupsResource } from './lookups.resource';
import { LookupsService } from './lookups.service';

@Module({ controllers: [LookupsController, LookupsResource], providers: [LookupsService, LookupEditingService], exports: [LookupsService] })
export class LookupsModule {}
