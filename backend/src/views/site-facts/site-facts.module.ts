import { Module } from '@nestjs/common';
import { UsersModule } from '../../domains/accounts/users/users.module';
import { SiteController } from './site.calls';

/** What the site says of the company. */
@Module({ imports: [UsersModule], controllers: [SiteController] })
export class SiteFactsModule {}
