import { Module, Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Config } from '../../config';
import { Geocoder } from './geocoder';
import { OfflineGeocoder } from './offline.geocoder';

/** What `GEOCODER` may name. */
const PROVIDERS: Record<string, Type<Geocoder>> = { offline: OfflineGeocoder };

@Module({
  providers: [
    {
      provide: Geocoder,
      inject: [Config, ModuleRef],
      useFactory: (config: Config, modules: ModuleRef) => modules.create(PROVIDERS[config.GEOCODER]),
    },
  ],
  exports: [Geocoder],
})
export class GeocodingModule {}
