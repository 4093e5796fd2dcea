import { DocumentsService } from '@stowbridge/api/services/DocumentsService';
import { ApiError, errorOf, UnreachableError } from '../../api/api';
import { browserApi } from '../../api/browser-api';

/** How often a server that is busy is asked again. */
const RETRIES = 12;

/**
 * Fetches a document to be drawn here; the log of opens calls it a view. Where the copy of this reader cannot be made
 * just now, it is asked for again when the server says.
 * @param onBusy told what the server says meanwhile
 * @throws ApiError with what may be shown
 */
export async function fetchToRead(id: number, signal: AbortSignal, onBusy: (text: string) => void): Promise<Response> {
  const { Url } = await new DocumentsService(browserApi).link({ documentId: id }).catch(sayWhy);
  for (let tries = 0; ; tries += 1) {
    const response = await fetch(`${Url}&view=true`, { credentials: 'same-origin', signal }).catch(() => {
      throw told(new UnreachableError());
    });
    if (response.ok) {
      return response;
    }
    const failure = errorOf(response.status, await response.text());
    const seconds = Number(response.headers.get('retry-after'));
    if (response.status !== 503 || !seconds || tries === RETRIES) {
      return sayWhy(failure);
    }
    onBusy(failure.message);
    await wait(seconds, signal);
  }
}

/** A document that is closed to this person by now says why. */
function sayWhy(failure: unknown): never {
  throw failure instanceof ApiError && failure.status === 403 ? new ApiError(403, failure.said) : failure;
}

/** The reader says it in the place of the document. */
function told(failure: UnreachableError): UnreachableError {
  failure.told = true;
  return failure;
}

const wait = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
