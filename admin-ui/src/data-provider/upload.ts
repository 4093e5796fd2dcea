import { FILE_TOO_LARGE, UPLOAD_LIMIT } from '@stowbridge/contract/uploads';
import { HttpError } from 'react-admin';
import { accessKey } from '../auth/session';
import { failureOfText, networkError, somethingWentWrong } from './failure';
import { refreshSession } from './refresh';

export interface Upload {
  path: string;
  /** Sent before the file, so that the server can decide about the file before it arrives. */
  fields: Record<string, string | number>;
  file: File;
  /** The largest file that is taken, in bytes; without it 25 MB. */
  largest?: number;
  /** The share that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** An upload that makes no progress for this long is given up, in milliseconds [CONST-37]. */
export const stallTimeout = 7000;

/** How long the server may take to check and store what has arrived completely, in milliseconds: a large picture is made smaller in several widths. */
const storingTimeout = 60_000;

/**
 * Sends one file [DOC-01] and answers what the server says of it. XMLHttpRequest, because fetch cannot say how far an
 * upload has come.
 *
 * @throws {HttpError} `File is too large` [DOC-02], the server's text, or the general failure [DOC-03]
 */
export async function upload<Answer = void>(job: Upload): Promise<Answer> {
  if (job.file.size > (job.largest ?? UPLOAD_LIMIT)) {
    throw new HttpError(FILE_TOO_LARGE, 400);
  }
  const token = accessKey();
  try {
    return await sendFile<Answer>(job, token);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401 || !token) {
      throw error;
    }
    const renewed = await refreshSession(token);
    if (!renewed) {
      throw error;
    }
    return sendFile<Answer>(job, renewed);
  }
}

function sendFile<Answer>({ path, fields, file, onProgress }: Upload, token: string | null): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, String(value));
  }
  form.append('file', file);

  return new Promise<Answer>((resolve, reject) => {
    const call = new XMLHttpRequest();
    let timer = 0;
    const waitAtMost = (limit: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        call.abort();
        reject(new HttpError(somethingWentWrong, 0));
      }, limit);
    };
    call.upload.onprogress = (event) => {
      waitAtMost(stallTimeout);
      if (event.lengthComputable) {
        onProgress?.(event.loaded / event.total);
      }
    };
    call.upload.onload = () => waitAtMost(storingTimeout);
    call.onload = () => {
      window.clearTimeout(timer);
      if (call.status >= 200 && call.status < 300) {
        resolve(answerOf<Answer>(call));
      } else if (call.status === 413) {
        reject(new HttpError(FILE_TOO_LARGE, 413));
      } else {
        reject(failureOfText(call.status, call.getResponseHeader('content-type') ?? '', call.responseText));
      }
    };
    call.onerror = () => {
      window.clearTimeout(timer);
      reject(new HttpError(networkError, 0));
    };
    call.open('POST', path);
    call.setRequestHeader('Accept', 'application/json');
    if (token) {
      call.setRequestHeader('Authorization', `Bearer ${token}`);
    }
    waitAtMost(stallTimeout);
    call.send(form);
  });
}

/** JSON as its value; a call that answers no JSON has nothing to say. */
function answerOf<Answer>(call: XMLHttpRequest): Answer {
  const json = (call.getResponseHeader('content-type') ?? '').includes('json');
  return (json ? JSON.parse(call.responseText) : undefined) as Answer;
}
