import { StowbridgeApi } from './client/StowbridgeApi';
import { ApiError } from './client/core/ApiError';
import type { ApiRequestOptions } from './client/core/ApiRequestOptions';
import { BaseHttpRequest } from './client/core/BaseHttpRequest';
import { CancelablePromise, type OnCancel } from './client/core/CancelablePromise';
import {
  catchErrorCodes,
  getFormData,
  getHeaders,
  getQueryString,
  getRequestBody,
  getResponseBody,
  sendRequest,
} from './client/core/request';
import type { Problem } from './client/models/Problem';

/** How often a request is sent again that the server had no time for, */
const REPETITIONS = 3;
/** and how many seconds it waits at most: whoever has used up an hour is told so. */
const PATIENCE = 60;
const KEY = 'Idempotency-Key';

/** Of the pages that were answered, where the next one begins. */
const cursors = new WeakMap<object, string>();

/**
 * Sends creations under an `Idempotency-Key` of their own, and sends again, three times at most, what was answered by 429 or 503,
 * after as many seconds as the answer says.
 */
export class PatientRequest extends BaseHttpRequest {
  public override request<T>(options: ApiRequestOptions): CancelablePromise<T> {
    const asked = withKey(options);
    return new CancelablePromise<T>((resolve, reject, onCancel) => {
      this.send(asked, onCancel).then((body) => resolve(body as T), reject);
    });
  }

  private async send(options: ApiRequestOptions, onCancel: OnCancel): Promise<unknown> {
    const url = this.addressOf(options);
    for (let left = REPETITIONS; ; left -= 1) {
      const headers = await getHeaders(this.config, options);
      const [body, form] = [getRequestBody(options) as unknown, getFormData(options)];
      const response = await sendRequest(this.config, options, url, body, form, headers, onCancel);
      const seconds = secondsToWait(options, response);
      if (left > 0 && seconds !== undefined) {
        await response.body?.cancel();
        await pause(seconds, onCancel);
        continue;
      }
      const answer = (await getResponseBody(response)) as unknown;
      const { ok, status, statusText } = response;
      catchErrorCodes(options, { url, ok, status, statusText, body: answer });
      noteNext(answer, response);
      return answer;
    }
  }

  private addressOf({ url, path = {}, query }: ApiRequestOptions): string {
    const values = path as Record<string, unknown>;
    const address = url.replace(/{(.*?)}/g, (whole, name: string) =>
      name in values ? encodeURIComponent(String(values[name])) : whole,
    );
    return `${this.config.BASE}${address}${query ? getQueryString(query as Record<string, unknown>) : ''}`;
  }
}

/** A client of the server at this address, for an API key or a token. */
export const connect = (url: string, key: string): StowbridgeApi =>
  new StowbridgeApi({ BASE: url.replace(/\/$/, ''), TOKEN: key, ENCODE_PATH: encodeURIComponent }, PatientRequest);

/**
 * All rows of a list, page by page: `everyRow((query) => api.propertiesResource.list(query), { stateId: 6, limit: 100 })`. The
 * client must be one of `connect`.
 */
export async function* everyRow<Row, Query extends object>(
  list: (query: Query & { cursor?: string }) => Promise<Row[]>,
  query: Query,
): AsyncGenerator<Row, void, undefined> {
  for (let page = await list(query); ;) {
    yield* page;
    const cursor = cursors.get(page);
    if (cursor === undefined) {
      return;
    }
    page = await list({ ...query, cursor });
  }
}

/** What the server says of a refusal, with its code; undefined where something else went wrong. */
export function problemOf(error: unknown): Problem | undefined {
  const body: unknown = error instanceof ApiError ? error.body : undefined;
  return typeof body === 'object' && body !== null && 'code' in body ? (body as Problem) : undefined;
}

/** The key is the same for all repetitions. */
function withKey(options: ApiRequestOptions): ApiRequestOptions {
  const headers = options.headers as Record<string, unknown> | undefined;
  return headers && KEY in headers && headers[KEY] === undefined
    ? { ...options, headers: { ...headers, [KEY]: newKey() } }
    : options;
}

/** Also where a page is not served over https, and has no `randomUUID`. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Nothing where the answer stands, where it would take too long, and where the request may have been carried out. */
function secondsToWait(
  { method, headers }: ApiRequestOptions,
  { status, headers: answered }: Response,
): number | undefined {
  const isOnce = method !== 'POST' || Boolean((headers as Record<string, unknown> | undefined)?.[KEY]);
  if (status !== 429 && !(status === 503 && isOnce)) {
    return undefined;
  }
  const seconds = Number(answered.get('Retry-After') ?? 1);
  return seconds <= PATIENCE ? seconds : undefined;
}

const pause = (seconds: number, onCancel: OnCancel): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    onCancel(() => clearTimeout(timer));
  });

function noteNext(page: unknown, { headers }: Response): void {
  const [, next] = /<([^>]*)>;\s*rel="next"/.exec(headers.get('Link') ?? '') ?? [];
  const cursor = next && new URL(next, 'http://list').searchParams.get('cursor');
  if (cursor && typeof page === 'object' && page !== null) {
    cursors.set(page, cursor);
  }
}
