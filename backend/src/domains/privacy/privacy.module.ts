import { Module } from '@nestjs/common';
import { AuthModule } from '../accounts/sign-in/auth.module';
import { MyPrivacyResource } from './privacy-requests.resource';
import { PrivacyRequestsService } from './privacy-requests.service';

/** Taking a copy of one's data. */
@Module({
  imports: [AuthModule],
  controllers: [MyPrivacyResource],
  providers: [PrivacyRequestsService],
  exports: [PrivacyRequestsService],
})
export class PrivacyModule {}
