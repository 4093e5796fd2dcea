import type {} from '@fastify/multipart';
import { FILE_EMPTY, FILE_TOO_LARGE, notUploaded } from '@stowbridge/contract/uploads';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { DomainError, invalid } from './errors';
import { requireSafeText } from './text-safety';

/** One uploaded file with the fields that travelled with it. */
export interface Upload {
  content: Buffer;
  /** The name that the browser gave it, as it came. */
  name: string;
  /** By name in lower case. */
  fields: Map<string, string>;
  /** What its fields are called where it was sent to. */
  naming: 'call' | 'resource';
  /** Where it came from: when it closes, nobody waits for the answer any more. */
  socket: Socket;
}

/** What the specification calls a field that has another name below /api/v1, where its own stays an equal [FINT-11]. */
const SPECIFIED: Readonly<Record<string, string>> = { propertyId: 'StoreID', documentTypeId: 'DocumentTypeID' };

const inCall = (field: string): string => SPECIFIED[field] ?? field.charAt(0).toUpperCase() + field.slice(1);

const lookers = new WeakMap<FastifyRequest, (upload: Upload) => Promise<void>>();

/** Looks at the upload of a request once it has come in, before anything is done with it. */
export const whenUploaded = (request: FastifyRequest, look: (upload: Upload) => Promise<void>): void =>
  void lookers.set(request, look);

/** What tells one upload from another: its fields, and the file by its size and SHA-256. */
export const fingerprintOf = ({ content, fields }: Upload): object => ({
  fields: [...fields].sort(([one], [other]) => (one < other ? -1 : 1)),
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});

/**
 * Reads a multipart request: one file [DOC-01], and fields before or after it.
 * @param limit bytes
 * @throws DomainError('too-large') `File is too large` [DOC-02]; DomainError('invalid') for any other failure [DOC-03]
 */
export async function receiveUpload(request: FastifyRequest, limit: number): Promise<Upload> {
  if (!request.isMultipart()) {
    throw failed('it must be sent as multipart/form-data');
  }
  const fields = new Map<string, string>();
  let file: { content: Buffer; name: string } | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: limit, files: 1 } })) {
      if (part.type === 'file') {
        file = { content: await part.toBuffer(), name: part.filename || 'file' };
      } else if (typeof part.value === 'string') {
        fields.set(part.fieldname.toLowerCase(), part.value);
      }
    }
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new DomainError('too-large', FILE_TOO_LARGE);
    }
    throw failed(
      code === 'FST_FILES_LIMIT' ? 'one file is uploaded at a time' : 'the request is incomplete or malformed',
    );
  }
  if (!file || file.content.length === 0) {
    throw invalid(FILE_EMPTY, 'file');
  }
  requireSafeText([file.name, ...fields.values()]);
  const upload: Upload = {
    content: file.content,
    name: file.name,
    fields,
    naming: request.url.startsWith('/api/v1/') ? 'resource' : 'call',
    socket: request.raw.socket,
  };
  await lookers.get(request)?.(upload);
  return upload;
}

/** What a refusal calls a field of this upload, whose name below /api/v1 is given. */
export const nameIn = ({ naming }: Upload, field: string): string => (naming === 'resource' ? field : inCall(field));

/** What a field says, by its name below /api/v1; without it the empty text. */
export const uploadText = ({ fields }: Upload, field: string): string =>
  (fields.get(field.toLowerCase()) ?? fields.get(inCall(field).toLowerCase()) ?? '').trim();

/** Refuses what a field says. */
export function invalidIn(upload: Upload, field: string): DomainError {
  const name = nameIn(upload, field);
  return invalid(`${name} is invalid`, name);
}

/** An id among the fields of an upload. */
export function uploadId(upload: Upload, field: string): number {
  const text = uploadText(upload, field);
  const id = Number(text);
  if (!/^\d{1,10}$/.test(text) || id < 1 || id > 2_147_483_647) {
    const name = nameIn(upload, field);
    throw invalid(`${name} is required`, name, 'required');
  }
  return id;
}

/** A yes or no among the fields of an upload. */
export function uploadFlag(upload: Upload, field: string, missing = false): boolean {
  const text = uploadText(upload, field).toLowerCase();
  if (!['', 'true', 'false'].includes(text)) {
    throw invalidIn(upload, field);
  }
  return text === '' ? missing : text === 'true';
}

const failed = (reason: string): DomainError => invalid(notUploaded(reason), 'file');
