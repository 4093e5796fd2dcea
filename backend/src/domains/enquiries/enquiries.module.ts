import { Module } from '@nestjs/common';
import { AuthModule } from '../accounts/sign-in/auth.module';
import { EnquiriesController } from './enquiries.calls';
import { EnquiriesResource } from './enquiries.resource';
import { CrmCopiesService } from './crm-copies.service';
import { ListingEnquiriesResource } from './listing-enquiries.resource';
import { EnquiriesService } from './enquiries.service';

@Module({
  imports: [AuthModule],
  controllers: [EnquiriesController, EnquiriesResource, ListingEnquiriesResource],
  providers: [EnquiriesService, CrmCopiesService],
})
export class EnquiriesModule {}
