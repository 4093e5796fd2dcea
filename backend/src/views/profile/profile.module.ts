import { Module } from '@nestjs/common';
import { DealsModule } from '../../domains/deals/deals.module';
import { ActivityModule } from '../../domains/activity/activity.module';
import { ComparisonResource } from './comparison.resource';
import { PropertyProfileController } from './profile.calls';
import { PropertyProfileService } from './property-profile.service';

/** A property as its viewer may see it. */
@Module({
  imports: [DealsModule, ActivityModule],
  controllers: [PropertyProfileController, ComparisonResource],
  providers: [PropertyProfileService],
})
export class ProfileModule {}
