import { Module } from '@nestjs/common';
import { ConfigModule } from './config.module';
import { DatabaseModule } from './database/database.module';
import { QueuesModule } from './events/queues.module';
import { RelayModule } from './events/relay.module';
import { RelayService } from './events/relay.service';
import { MailWorkerModule } from './mail/mail-worker.module';
import { SearchWorkerModule } from './properties/search-worker.module';
import { LooseFilesService } from './storage/loose-files.service';
import { StorageModule } from './storage/storage.module';

/** Wiring of the queue process only; a domain with an event handler adds its module here. */
@Module({ imports: [ConfigModule, DatabaseModule, StorageModule, QueuesModule, RelayModule, MailWorkerModule, SearchWorkerModule] })
export class WorkerModule {
  constructor(relay: RelayService, looseFiles: LooseFilesService) {
    relay.alsoSweep(looseFiles);
  }
}
