import { Module } from '@nestjs/common';
import { ChangesResource } from './changes.resource';
import { ChangesService } from './changes.service';

/** The feed of changes. */
@Module({ controllers: [ChangesResource], providers: [ChangesService] })
export class ChangesModule {}
