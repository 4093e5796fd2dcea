import { Module } from '@nestjs/common';
import { DemandModule } from '../../domains/demand/demand.module';
import { SearchMatchesResource } from './search-matches.resource';

/** What saved searches find. */
@Module({ imports: [DemandModule], controllers: [SearchMatchesResource] })
export class SearchMatchesModule {}
