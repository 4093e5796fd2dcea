import type { VerificationDto } from '@stowbridge/api';
import { ApiError, errorOf, UnreachableError } from '../../api/api';
import { formatSpan } from '../../lib/format';

/** Asks what is known. Nobody needs to be signed in, and nothing of a session is sent. */
export async function verify(sha256OrCode: string): Promise<VerificationDto> {
  const response = await fetch(`/api/v1/verifications/${encodeURIComponent(sha256OrCode)}`, {
    credentials: 'omit',
  }).catch(() => {
    throw new UnreachableError();
  });
  if (response.status === 429) {
    const seconds = Number(response.headers.get('Retry-After')) || 60;
    const wait = seconds > 90 ? formatSpan(Math.ceil(seconds / 60), 'minutes') : formatSpan(seconds, 'seconds');
    throw new ApiError(429, `That was a lot at once. Please try again in ${wait}.`);
  }
  if (!response.ok) {
    throw errorOf(response.status, '');
  }
  return (await response.json()) as VerificationDto;
}

/** The SHA-256 of a file, in hex; computed here, so that the file stays where it is. */
export async function sha256Of(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
