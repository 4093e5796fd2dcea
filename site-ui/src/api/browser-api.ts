import { endSession } from '../session/left-page';
import { readSession, updateSession } from '../session/session';
import { ApiError, errorOf, somethingWentWrong, type Api } from './api';

/** What a failing call does to the whole screen; the entry of the browser connects it to the router and the alert. */
export interface Surroundings {
  /** The session is over: leave to the home page. */
  leave(): void;
  /** No server answered at all. */
  offline(): void;
}

let surroundings: Surroundings = { leave: () => undefined, offline: () => undefined };

export function connectSurroundings(connected: Surroundings): void {
  surroundings = connected;
}

function send(path: string, init: RequestInit, token: string | undefined): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token) {
    headers.set('Authorization', `Bearer ${token}`);
  }
  return fetch(path, { ...init, headers, credentials: 'same-origin' });
}

/**
 * A new access token for the one that was refused, or undefined. All tabs share one lock, and whoever waited for it
 * finds the fresh token already stored: the refresh token is good for one use only.
 */
async function refresh(refused: string): Promise<string | undefined> {
  const renew = async () => {
    const stored = readSession()?.token;
    if (stored && stored !== refused) {
      return stored;
    }
    const response = await send('/api/v1/session/refresh', { method: 'POST' }, undefined);
    if (!response.ok) {
      return undefined;
    }
    const answer = (await response.json()) as { token: string; sessionId: string | number };
    updateSession({ token: answer.token, sessionId: String(answer.sessionId) });
    return answer.token;
  };
  return navigator.locks ? navigator.locks.request('session-refresh', renew) : renew();
}

async function call<Answer>(path: string, init: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    const token = readSession()?.token;
    response = await send(`/api/${path}`, init, token);
    if (response.status === 401 && token) {
      const fresh = await refresh(token);
      if (fresh) {
        response = await send(`/api/${path}`, init, fresh);
      }
    }
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') {
      throw failure;
    }
    surroundings.offline();
    throw new ApiError(0, somethingWentWrong);
  }
  const text = await response.text();
  if (response.status === 401 || response.status === 500) {
    endSession({ fault: response.status === 500 || undefined });
    surroundings.leave();
  }
  if (!response.ok) {
    throw errorOf(response.status, text);
  }
  return (response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as Answer;
}

const withBody = (body: unknown, key?: string): RequestInit =>
  body === undefined
    ? {}
    : {
        headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
        body: JSON.stringify(body),
      };

/**
 * The calls of the browser. The bearer token goes with every call while one is stored ([AUTH-31]); a 401 is answered
 * by one refresh and one repetition before it reaches a person ([ERR-02]); 500 ends the session ([ERR-03]); no answer
 * at all is the alert of [ERR-01].
 */
export const browserApi: Api = {
  get: (path) => call(path, {}),
  post: (path, body, key) => call(path, { method: 'POST', ...withBody(body, key) }),
  put: (path, body) => call(path, { method: 'PUT', ...withBody(body) }),
};
