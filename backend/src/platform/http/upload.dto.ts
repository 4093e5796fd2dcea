import { DOCUMENT_TIERS } from '@stowbridge/contract/access';
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

const FORM = {
  type: 'object',
  required: ['file', 'StoreID', 'DocumentTypeID'],
  properties: {
    file: { type: 'string', format: 'binary', description: 'One file of at most 25 MB.' },
    StoreID: { type: 'integer' },
    DocumentTypeID: { type: 'integer' },
    Tier: {
      type: 'integer',
      enum: [...DOCUMENT_TIERS],
      description: 'Which access it asks for; 1, behind the NDA, where it is left out, and always of an NDA.',
    },
    Watermark: {
      type: 'boolean',
      description:
        'Whether buyers get copies that name them on each page of a PDF; an NDA has none. The setting `WATERMARK` decides where it is left out.',
    },
    AskAgain: {
      type: 'boolean',
      description:
        'Of a new NDA: those who have signed an earlier one see no documents until they have signed this one. False where it is left out.',
    },
  },
};

/** The same for a document. */
export const DOCUMENT_UPLOAD_SCHEMA: ApiBodyOptions = { schema: FORM };

/** How a file waits for its publication. */
const PUBLISHED = {
  type: 'boolean',
  description:
    "False keeps it in the office's workspace until it is published; an NDA is published at once. True where it is left out.",
};

/** The same on /api/v1, where a document may wait. */
export const DOCUMENT_RESOURCE_UPLOAD_SCHEMA: ApiBodyOptions = {
  schema: { ...FORM, properties: { ...FORM.properties, Published: PUBLISHED } },
};

/** The multipart form of the next version of a document. */
export const DOCUMENT_VERSION_SCHEMA: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: { file: FORM.properties.file, AskAgain: FORM.properties.AskAgain, Published: PUBLISHED },
  },
};

/** The multipart form of a file that has nothing besides. */
export const FILE_SCHEMA: ApiBodyOptions = {
  schema: { type: 'object', required: ['file'], properties: { file: FORM.properties.file } },
};

/** The answer to a deletion. */
export class DeletedDto {
  ID: number;
  Message: string;
}

/** The multipart form of a logo or a portrait. */
export const LOGO_SCHEMA: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary', description: 'One file of at most 1 MB.' } },
  },
};
