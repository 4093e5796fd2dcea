import { readViewing } from '@stowbridge/contract/viewing';
import { leaveView } from '../session/leave-view';
import { endSession } from '../session/left-page';
import { readSession, updateSession } from '../session/session';
import { Api, ApiError, errorOf, UnreachableError, type Call } from './api';

/** What a failing call does to the whole screen; the entry of the browser connects it to the router and the alert. */
export interface Surroundings {
  /** The session is over: leave to the home page. */
  leave(): void;
  /** No server answered at all. */
  offline(): void;
}

/** What fails within this time, in milliseconds, fails together, and is said once. */
const together = 100;
let unreachable: UnreachableError | undefined;

/** [FSITE-10] The one failure of all calls that fail together; an alert says it unless the screen has. */
function fail(): UnreachableError {
  if (!unreachable) {
    const failure = new UnreachableError();
    unreachable = failure;
    setTimeout(() => {
      unreachable = undefined;
      if (!failure.told) {
        surroundings.offline();
      }
    }, together);
  }
  return unreachable;
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

/** A 401 of these refuses what somebody signs in with; it says nothing of a session. */
const signsIn = (path: string): boolean => /^\/api\/v1\/session\/(second-factor|passkey)/.test(path);

async function answerTo(path: string, init: RequestInit): Promise<Response> {
  const token = signsIn(path) ? undefined : readSession()?.token;
  const response = await send(path, init, token);
  const fresh = response.status === 401 && token && !readViewing(sessionStorage) && (await refresh(token));
  return fresh ? send(path, init, fresh) : response;
}

/** [BEYE-56] Who looks as somebody else reads why nothing changes, also where a refusal is a mere text. */
const inView = (refused: ApiError): ApiError =>
  refused.status === 403 && readViewing(sessionStorage) ? new ApiError(403, refused.said) : refused;

/** @throws ApiError for whatever is no good answer */
async function ask(path: string, init: RequestInit): Promise<Response> {
  const response = await answerTo(path, init).catch(() => {
    throw fail();
  });
  const { status } = response;
  const refused = response.ok ? undefined : inView(errorOf(status, await response.text()));
  if (((status === 401 && !signsIn(path)) || status === 500) && !leaveView()) {
    endSession({ fault: status === 500 || undefined });
    surroundings.leave();
  }
  if (refused) {
    throw refused;
  }
  return response;
}

/** A file that is given to this person alone. */
export const fetchFile = (path: string): Promise<Response> => ask(path, {});

/** A record of /api/v1 with its version, which a change names as `ifMatch` so that it undoes nobody else's. */
export async function fetchVersioned<RecordType>(
  path: string,
): Promise<{ record: RecordType; version: string | undefined }> {
  const response = await ask(path, {});
  return { record: (await response.json()) as RecordType, version: response.headers.get('etag') ?? undefined };
}

/** Sends a file with its fields, which the generated client cannot. */
export const sendForm = (path: string, body: FormData): Promise<Response> => ask(path, { method: 'POST', body });

/**
 * The calls of the browser. The bearer token goes with every call while one is stored ([AUTH-31]); a 401 is answered
 * by one refresh and one repetition before it reaches a person ([ERR-02]); 500 ends the session ([ERR-03]); no answer
 * at all is the alert of [ERR-01].
 */
class BrowserApi extends Api {
  protected override async send(path: string, { method, body, headers }: Call): Promise<unknown> {
    const response = await ask(path, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(headers as Record<string, string>),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  }
}

export const browserApi: Api = new BrowserApi();
