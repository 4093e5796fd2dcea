import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/deals.module';
import { ActivityModule } from '../events/activity.module';
import { MessagesModule } from '../messages/messages.module';
import { UsersModule } from '../users/users.module';
import { DashboardsController } from './dashboards.controller';
import { DashboardsService } from './dashboards.service';
import { NdaController } from './nda.controller';
import { NdaSigningService } from './nda-signing.service';
import { PropertyProfileController } from './profile.controller';
import { PropertyProfileService } from './property-profile.service';
import { RegistrationController } from './registration.controller';
import { RegistrationService } from './registration.service';
import { SiteController } from './site.controller';

/** What a person does across domains. */
@Module({
  imports: [UsersModule, DealsModule, MessagesModule, ActivityModule],
  controllers: [RegistrationController, NdaController, PropertyProfileController, DashboardsController, SiteController],
  providers: [RegistrationService, NdaSigningService, PropertyProfileService, DashboardsService],
})
export class JourneysModule {}
