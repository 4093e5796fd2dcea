import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from './byte-range';
import type { StoredFile } from './storage';

/** Streams a stored file, or the part of it that was opened, as the answer. */
export function sendFile(
  reply: FastifyReply,
  file: StoredFile,
  headers: Record<string, string>,
  part?: ByteRange & { size: number },
): void {
  if (part) {
    void reply.status(206).header('Content-Range', `bytes ${part.start}-${part.end}/${part.size}`);
  }
  void reply
    .headers({ 'X-Content-Type-Options': 'nosniff', ...headers })
    .header('Content-Length', String(file.bytes))
    .send(file.stream);
}

/** The answer to a range that lies outside of the file. */
export function refuseRange(reply: FastifyReply, size: number): void {
  void reply
    .status(416)
    .header('Content-Range', `bytes */${size}`)
    .type('text/plain; charset=utf-8')
    .send('The file is shorter than that.');
}

/** Whether the browser has this state of a file already. */
export const isKnown = (request: FastifyRequest, etag: string): boolean => {
  const known = request.headers['if-none-match'];
  return known === '*' || (known ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
};

/** A stored picture never changes under its name, so browsers may keep it for good. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

const TYPES: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  avif: 'image/avif',
};

/** The type of a stored picture by our own extension; others are handed out as nothing a browser would run. */
export const imageType = (fileName: string): string =>
  TYPES[fileName.split('.').pop() ?? ''] ?? 'application/octet-stream';
