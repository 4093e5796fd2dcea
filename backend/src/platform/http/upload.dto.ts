import { DOCUMENT_TIERS } from '@stowbridge/contract/access';
import type { ApiBodyOptions } from '@nestjs/swagger';

/** The multipart form of a picture at the call of the documents; the file may come before or after the fields. */
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

const FILE = { type: 'string', format: 'binary', description: 'One file of at most 25 MB.' };

const TIER = {
  type: 'integer',
  enum: [...DOCUMENT_TIERS],
  description: 'Which access it asks for; 1, behind the NDA, where it is left out, and always of an NDA.',
};

const WATERMARK = {
  type: 'boolean',
  description:
    'Whether buyers get copies that name them on each page of a PDF; an NDA has none. The setting `WATERMARK` decides where it is left out.',
};

const ASK_AGAIN = {
  type: 'boolean',
  description:
    'Of a new NDA: those who have signed an earlier one see no documents until they have signed this one. False where it is left out.',
};

/** How a file waits for its publication. */
const PUBLISHED = {
  type: 'boolean',
  description:
    "False keeps it in the office's workspace until it is published; an NDA is published at once. True where it is left out.",
};

/** The same for a document, also at the call of the documents. */
export const DOCUMENT_UPLOAD_SCHEMA: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['file', 'StoreID', 'DocumentTypeID'],
    properties: {
      file: FILE,
      StoreID: { type: 'integer' },
      DocumentTypeID: { type: 'integer' },
      Tier: TIER,
      Watermark: WATERMARK,
      AskAgain: ASK_AGAIN,
    },
  },
};

const PROPERTY_ID = { type: 'integer', description: 'The property that it is added to.' };

/** The form of a picture on /api/v1 [FINT-11]. */
export const IMAGE_RESOURCE_UPLOAD_SCHEMA: ApiBodyOptions = {
  schema: { type: 'object', required: ['file', 'propertyId'], properties: { file: FILE, propertyId: PROPERTY_ID } },
};

/** The form of a document on /api/v1, where it may wait [FINT-11]. */
export const DOCUMENT_RESOURCE_UPLOAD_SCHEMA: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['file', 'propertyId', 'documentTypeId'],
    properties: {
      file: FILE,
      propertyId: PROPERTY_ID,
      documentTypeId: { type: 'integer', description: 'What kind of document it is, as the constants name them.' },
      tier: TIER,
      watermark: WATERMARK,
      askAgain: ASK_AGAIN,
      published: PUBLISHED,
    },
  },
};

/** The multipart form of the next version of a document. */
export const DOCUMENT_VERSION_SCHEMA: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: { file: FILE, askAgain: ASK_AGAIN, published: PUBLISHED },
  },
};

/** The multipart form of a file that has nothing besides. */
export const FILE_SCHEMA: ApiBodyOptions = {
  schema: { type: 'object', required: ['file'], properties: { file: FILE } },
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
