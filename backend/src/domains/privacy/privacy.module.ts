import { Module } from '@nestjs/common';
import { AuthModule } from '../accounts/sign-in/auth.module';
import { OfficeRequestsResource } from './office-requests.resource';
import { OfficeRequestsService } from './office-requests.service';
import { MyPrivacyResource } from './privacy-requests.resource';
import { PrivacyRequestsService } from './privacy-requests.service';
import { PrivacyLinksResource, VisitorRequestsResource } from './visitor-requests.resource';
import { VisitorRequestsService } from './visitor-requests.service';

/** Taking a copy of one's data, and going. */
@Module({
  imports: [AuthModule],
  controllers: [MyPrivacyResource, OfficeRequestsResource, VisitorRequestsResource, PrivacyLinksResource],
  providers: [PrivacyRequestsService, OfficeRequestsService, VisitorRequestsService],
  exports: [PrivacyRequestsService, VisitorRequestsService],
})
export class PrivacyModule {}
