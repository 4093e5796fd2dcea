import { Module } from '@nestjs/common';
import { DealsModule } from '../../domains/deals/deals.module';
import { MessagesModule } from '../../domains/messages/messages.module';
import { DashboardsController } from './dashboards.calls';
import { DashboardsService } from './dashboards.service';

/** What buyers and sellers see of their own. */
@Module({ imports: [DealsModule, MessagesModule], controllers: [DashboardsController], providers: [DashboardsService] })
export class DashboardsModule {}
