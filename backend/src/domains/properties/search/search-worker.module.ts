import { Module } from '@nestjs/common';
import { SearchHandler } from './search.handler';
import { SearchIndexService } from './search-index.service';

/** The worker's side of the search. */
@Module({ providers: [SearchIndexService, SearchHandler] })
export class SearchWorkerModule {}
