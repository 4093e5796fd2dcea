import { Module } from '@nestjs/common';
import { NotesResource } from './notes.resource';
import { NotesService } from './notes.service';

@Module({ controllers: [NotesResource], providers: [NotesService] })
export class NotesModule {}
