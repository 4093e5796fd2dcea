import { Module } from '@nestjs/common';
import { DealsModule } from '../../domains/deals/deals.module';
import { ActivityModule } from '../../domains/activity/activity.module';
import { ComparisonResource } from './comparison.resource';
import { PlacesResource } from './places.resource';
import { PlacesService } from './places.service';
import { PropertyProfileController } from './profile.calls';
import { PropertyProfileService } from './property-profile.service';

/** A property as its viewer may see it, and where places lie. */
@Module({
  imports: [DealsModule, ActivityModule],
  controllers: [PropertyProfileController, ComparisonResource, PlacesResource],
  providers: [PropertyProfileService, PlacesService],
})
export class ProfileModule {}
