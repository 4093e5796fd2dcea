import { Module } from '@nestjs/common';
import { PrivacyModule } from '../../domains/privacy/privacy.module';
import { DataCopiesResource, VisitorCopiesResource } from './data-copies.resource';
import { PersonalExports } from './export';

/** What the tables hold of a person, as a copy for them. */
@Module({
  imports: [PrivacyModule],
  controllers: [DataCopiesResource, VisitorCopiesResource],
  providers: [PersonalExports],
})
export class PrivacyViewModule {}
