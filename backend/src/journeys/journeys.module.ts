import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/deals.module';
import { ActivityModule } from '../events/activity.module';
import { LookupsModule } from '../lookups/lookups.module';
import { MessagesModule } from '../messages/messages.module';
import { NdasModule } from '../ndas/ndas.module';
import { PropertiesModule } from '../properties/properties.module';
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
import { UserViewController } from './user-view.controller';
import { UserViewService } from './user-view.service';

/** What a person does across domains. */
@Module({
  imports: [UsersModule, PropertiesModule, DealsModule, NdasModule, MessagesModule, LookupsModule, ActivityModule],
  controllers: [
    RegistrationController,
    NdaController,
    PropertyProfileController,
    DashboardsController,
    SiteController,
    UserViewController,
  ],
  providers: [RegistrationService, NdaSigningService, PropertyProfileService, DashboardsService, UserViewService],
})
export class JourneysModule {}
