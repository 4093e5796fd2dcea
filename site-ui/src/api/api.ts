import { BaseHttpRequest } from '@stowbridge/api/core/BaseHttpRequest';
import { CancelablePromise } from '@stowbridge/api/core/CancelablePromise';
import { OpenAPI } from '@stowbridge/api/core/OpenAPI';
import type { FetchApi } from '@stowbridge/contract/render';
import { isUnreachable, type Unreachable } from '../lib/unreachable';

/** [ERR-01] */
export const networkError = 'NETWORK ERROR';
export const somethingWentWrong = 'Something went wrong.';

/**
 * A refused call. `message` is fit to be shown: the server's text on 400, 429 and 503 and in each problem of /api/v1, else
 * the general sentence.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    text: string,
    /** The server's own words, whatever the status. */
    readonly said = text,
  ) {
    super(text);
    this.name = 'ApiError';
  }
}

/** [ERR-01] [FSITE-10] */
export class UnreachableError extends ApiError implements Unreachable {
  told = false;
  constructor() {
    super(0, networkError);
  }
}

/** [ERR-04] [ERR-06] The error of an answer: only refusals that a person can act on carry the server's own words. */
export function errorOf(status: number, text: string): ApiError {
  const problem = text[0] === '{';
  const said = problem ? (JSON.parse(text) as { detail: string }).detail : text.trim();
  const actionable = status === 400 || status === 429 || status === 503 || (problem && status > 401 && status < 500);
  return new ApiError(status, (actionable && said) || somethingWentWrong, said);
}

/** What to show for anything that was thrown by a call; nothing where an alert says it. */
export function textOf(error: unknown): string {
  if (isUnreachable(error) && !error.told) {
    return '';
  }
  return error instanceof ApiError ? error.message : somethingWentWrong;
}

/** The same where it stands in the place of what could not be loaded: then no alert says it, too. */
export function textInPlaceOf(error: unknown): string {
  if (isUnreachable(error)) {
    error.told = true;
  }
  return textOf(error);
}

export type Call = Parameters<BaseHttpRequest['request']>[0];

/** What was given: the generated client names the rest with no value. */
const given = (values: Record<string, string | undefined> = {}) =>
  Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);

/** Carries the calls of the generated client; how they reach the server is said by those that extend it. */
export abstract class Api extends BaseHttpRequest {
  constructor() {
    super(OpenAPI);
  }

  override request<Answer>(call: Call): CancelablePromise<Answer> {
    const path = call.url.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(call.path?.[name])));
    const query = new URLSearchParams(given(call.query)).toString();
    return new CancelablePromise((resolve, reject) => {
      const headers = Object.fromEntries(given(call.headers));
      this.send(query ? `${path}?${query}` : path, { ...call, headers }).then(
        (answer) => resolve(answer as Answer),
        reject,
      );
    });
  }

  /** @param path with its query, as the server knows it */
  protected abstract send(path: string, call: Call): Promise<unknown>;
}

/** The calls made while the server renders a page: in process. */
class ServerApi extends Api {
  constructor(private readonly fetchApi: FetchApi) {
    super();
  }

  protected override async send(path: string, { method, body }: Call): Promise<unknown> {
    const answer = await this.fetchApi(path, { method, body: body as unknown });
    if (answer.status >= 400) {
      throw errorOf(answer.status, typeof answer.body === 'string' ? answer.body : '');
    }
    return answer.body;
  }
}

export const serverApi = (fetchApi: FetchApi): Api => new ServerApi(fetchApi);
