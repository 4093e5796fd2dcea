import { Module } from '@nestjs/common';
import { GlobalSearchResource } from './global-search.resource';
import { GlobalSearchService } from './global-search.service';

/** The search of the back office over everything. */
@Module({ controllers: [GlobalSearchResource], providers: [GlobalSearchService] })
export class GlobalSearchModule {}
