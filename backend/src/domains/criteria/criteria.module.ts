import { Module } from '@nestjs/common';
import { CriteriaResource } from './criteria.resource';
import { CriteriaService } from './criteria.service';
import { PropertyMatchesResource, UserMatchesResource } from './matching.resource';
import { MatchingService } from './matching.service';
import { MyCriteriaResource } from './my-criteria.resource';

/** What people buy, and what matches it. */
@Module({
  controllers: [MyCriteriaResource, CriteriaResource, PropertyMatchesResource, UserMatchesResource],
  providers: [CriteriaService, MatchingService],
})
export class CriteriaModule {}
