import { Module } from '@nestjs/common';
import { ConfigModule } from './config.module';
import { DatabaseModule } from './database/database.module';
import { EnquiriesWorkerModule } from './enquiries/enquiries-worker.module';
import { QueuesModule } from './events/queues.module';
import { RelayModule } from './events/relay.module';
import { MailWorkerModule } from './mail/mail-worker.module';
import { RequestsWorkerModule } from './requests/requests-worker.module';
import { SearchWorkerModule } from './properties/search-worker.module';

/** Wiring of the queue process only; a domain with an event handler adds its module here. */
@Module({ imports: [ConfigModule, DatabaseModule, QueuesModule, RelayModule, MailWorkerModule, SearchWorkerModule, EnquiriesWorkerModule, RequestsWorkerModule] })
export class WorkerModule {}
