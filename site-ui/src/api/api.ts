import type { FetchApi } from '@stowbridge/contract/render';

/** How a request reaches the server: over the network in the browser, in process while a page is rendered. */
export interface Api {
  get<Answer>(call: string): Promise<Answer>;
  /** @param key names a creation, so that the same one sent again creates nothing */
  post<Answer>(call: string, body?: unknown, key?: string): Promise<Answer>;
  put<Answer>(call: string, body: unknown): Promise<Answer>;
}

export const somethingWentWrong = 'Something went wrong.';

/** A refused call. `message` is fit to be shown: the server's text on 400, 429 and 503, else the general sentence. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
    this.name = 'ApiError';
  }
}

/** [ERR-04] [ERR-06] The error of an answer: only refusals that a person can act on carry the server's own words. */
export function errorOf(status: number, text: string): ApiError {
  const actionable = status === 400 || status === 429 || status === 503;
  return new ApiError(status, actionable && text.trim() ? text.trim() : somethingWentWrong);
}

/** What to show for anything that was thrown by a call. */
export function textOf(error: unknown): string {
  return error instanceof ApiError ? error.message : somethingWentWrong;
}

/** The calls made while the server renders a page. */
export function serverApi(fetchApi: FetchApi): Api {
  const call = async <Answer>(path: string, init?: { method: string; body?: unknown }): Promise<Answer> => {
    const { status, body } = await fetchApi(`/api/${path}`, init);
    if (status >= 400) {
      throw errorOf(status, typeof body === 'string' ? body : '');
    }
    return body as Answer;
  };
  return {
    get: (path) => call(path),
    post: (path, body) => call(path, { method: 'POST', body }),
    put: (path, body) => call(path, { method: 'PUT', body }),
  };
}
