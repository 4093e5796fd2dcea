import { Module } from '@nestjs/common';
import { DealsModule } from '../domains/deals/deals.module';
import { ActivityModule } from '../domains/activity/activity.module';
import { LookupsModule } from '../domains/lookups/lookups.module';
import { MessagesModule } from '../domains/messages/messages.module';
import { NdasModule } from '../domains/ndas/ndas.module';
import { PropertiesModule } from '../domains/properties/listing/properties.module';
import { UsersModule } from '../domains/accounts/users/users.module';
import { DashboardsController } from './dashboards/dashboards.controller';
import { DashboardsService } from './dashboards/dashboards.service';
import { NdaController } from '../domains/deals/nda.controller';
import { NdaSigningService } from '../domains/deals/nda-signing.service';
import { PropertyProfileController } from './profile/profile.controller';
import { PropertyProfileService } from './profile/property-profile.service';
import { RegistrationController } from '../domains/accounts/registration/registration.controller';
import { RegistrationService } from '../domains/accounts/registration/registration.service';
import { SiteController } from './site-facts/site.controller';
import { UserViewController } from './people/user-view.controller';
import { UserViewService } from './people/user-view.service';

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
