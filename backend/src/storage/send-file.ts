import type { FastifyReply } from 'fastify';
import type { StoredFile } from './storage';

/** Streams a stored file as the answer. */
export function sendFile(reply: FastifyReply, file: StoredFile, headers: Record<string, string>): void {
  void reply
    .headers({ 'X-Content-Type-Options': 'nosniff', ...headers })
    .header('Content-Length', String(file.bytes))
    .send(file.stream);
}

/** A stored picture never changes under its name, so browsers may keep it for good. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

const TYPES: Record<string, string> = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', gif: 'image/gif', avif: 'image/avif' };

/** The type of a stored picture by our own extension; others are handed out as nothing a browser would run. */
export const imageType = (fileName: string): string => TYPES[fileName.split('.').pop() ?? ''] ?? 'application/octet-stream';
