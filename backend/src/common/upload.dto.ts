import type { ApiBodyOptions } from '@nestjs/swagger';

/** The multipart form of an upload; the file may come before or after the fields. */
export const UPLOAD_SCHEMA: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['file', 'StoreID'],
    properties: {
      file: { type: 'string', format: 'binary', description: 'One file of at most 25 MB.' },
      StoreID: { type: 'integer' },
      DocumentTypeID: { type: 'integer' },
    },
  },
};

/** The answer to a deletion. */
export class DeletedDto {
  ID: number;
  Message: string;
}

/** The multipart form of a logo or a portrait. */
export const LOGO_SCHEMA: ApiBodyOptions = {
  schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary', description: 'One file of at most 1 MB.' } } },
};
