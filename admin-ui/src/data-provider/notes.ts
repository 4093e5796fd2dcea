import type { NewNoteDto, ReplacedNoteDto } from '@stowbridge/api';
import { NotesResourceService } from '@stowbridge/api/services/NotesResourceService';
import { transport } from './transport';

const notesApi = new NotesResourceService(transport);

/** What the office notes for itself. */
export const noteCalls = {
  addNote: (requestBody: NewNoteDto, idempotencyKey: string) => notesApi.create({ requestBody, idempotencyKey }),
  correctNote: (id: number, requestBody: ReplacedNoteDto) => notesApi.update({ id, requestBody }),
  deleteNote: (id: number) => notesApi.delete({ id }),
};
