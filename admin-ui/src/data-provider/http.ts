import { SECOND_FACTOR_NEEDED } from '@stowbridge/contract/second-factor';
import { HttpError } from 'react-admin';
import { leaveFor } from '../auth/leave-for';
import { accessKey, isLeaving } from '../auth/session';
import { refreshSession } from './refresh';
import { paths } from '../paths';
import { failureOf, networkError } from './failure';

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Headers;
  signal?: AbortSignal;
  /** In the place of the stored token. */
  token?: string;
}

/** What is answered to everybody. */
const OPEN = /^\/api\/(account\/login|home\/site|v1\/session\/(second-factor|passkey|passkey-options))$/;

/**
 * The one place where the back office speaks HTTP. A call that finds its token expired refreshes the session
 * once and is sent again, so that a 401 reaches a person only when the session is really over. Without a session nothing
 * is sent for which one is needed; a page that is being left asks until it is gone, and gets no answer.
 *
 * @throws {HttpError} with the text to show as its message, and field errors as `body.errors`
 */
export async function request(path: string, options: HttpRequest = {}): Promise<Response> {
  const token = options.token ?? accessKey();
  if (!token && !OPEN.test(path)) {
    if (isLeaving()) {
      return new Promise(() => undefined);
    }
    throw new HttpError('Nobody is signed in.', 401);
  }
  let response = await send(path, options, token);
  if (response.status === 401 && token) {
    const renewed = await refreshSession(token);
    if (renewed) {
      response = await send(path, options, renewed);
    }
  }
  if (!response.ok) {
    const failure = await failureOf(response);
    // [BEYE-07] Nothing but the account page opens until a required second factor is set up there.
    if (failure.status === 403 && failure.message === SECOND_FACTOR_NEEDED && location.pathname !== paths.myAccount) {
      leaveFor(paths.myAccount);
    }
    throw failure;
  }
  return response;
}

async function send(path: string, options: HttpRequest, token: string | null): Promise<Response> {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  if (token) {
    headers.set('Authorization', `Bearer ${token}`);
  }
  if (options.body !== undefined) {
    headers.set('Content-Type', 'application/json');
  }
  try {
    return await fetch(path, {
      method: options.method ?? 'GET',
      headers,
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
      signal: options.signal,
      credentials: 'same-origin',
    });
  } catch (error) {
    if (options.signal?.aborted) {
      throw error;
    }
    throw new HttpError(networkError, 0);
  }
}
