import { HttpError } from 'react-admin';
import type { Versioned } from '../records/versioned';

/** Puts the version beside the fields of a record; lists and answers without a version stay as they are. */
export function withVersion(answer: unknown, etag: string | null): unknown {
  const isRecord = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
  return etag && isRecord ? { ...answer, etag } : answer;
}

/** Whether a change was refused because somebody else changed the record first. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof HttpError && error.status === 412;
}

/** The `If-Match` of a change on the way of react-admin, which names what it had read. */
export function conditionOf(previous: Versioned | undefined): Headers {
  return new Headers(previous?.etag ? { 'If-Match': previous.etag } : undefined);
}

/** Names a creation, so that sending it twice creates one record. Works without a secure context, too. */
export function newCreationKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
