import { Module } from '@nestjs/common';
import { UsersModule } from '../../domains/accounts/users/users.module';
import { PropertiesModule } from '../../domains/properties/listing/properties.module';
import { LookupsModule } from '../../domains/lookups/lookups.module';
import { UserViewController } from './user-view.calls';
import { UserViewService } from './user-view.service';

/** A person with what belongs to them, for the back office. */
@Module({
  imports: [UsersModule, PropertiesModule, LookupsModule],
  controllers: [UserViewController],
  providers: [UserViewService],
})
export class PeopleModule {}
