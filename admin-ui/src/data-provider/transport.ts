import { BaseHttpRequest } from '@stowbridge/api/core/BaseHttpRequest';
import { CancelablePromise } from '@stowbridge/api/core/CancelablePromise';
import { OpenAPI } from '@stowbridge/api/core/OpenAPI';
import { request } from './http';

type Options = Parameters<BaseHttpRequest['request']>[0];

/**
 * Carries the calls of the generated client over our own HTTP: the session is refreshed when it has to be, and a
 * refusal arrives as the text a person should read.
 */
class Transport extends BaseHttpRequest {
  override request<T>(options: Options): CancelablePromise<T> {
    return new CancelablePromise<T>((resolve, reject, onCancel) => {
      const controller = new AbortController();
      onCancel(() => controller.abort());
      this.send(options, controller.signal).then((answer) => resolve(answer as T), reject);
    });
  }

  private async send(options: Options, signal: AbortSignal): Promise<unknown> {
    const path = options.url.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(options.path?.[name])));
    const asked = Object.entries(options.query ?? {}).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(asked as [string, string][]).toString();
    const response = await request(`${this.config.BASE}${path}${query && `?${query}`}`, {
      method: options.method as 'GET',
      body: options.body as unknown,
      headers: headersOf(options),
      signal,
    });
    return contentOf(response);
  }
}

/** What the generated services are made with; each file makes those that it calls, so that no page loads the others. */
export const transport = new Transport(OpenAPI);

/** The headers of a call that were given; the generated client names the others with no value. */
function headersOf({ headers = {} }: Options): Headers {
  return new Headers(
    Object.entries(headers as Record<string, string | undefined>).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}

/** JSON as its value, text as text, anything else (a spreadsheet) as a file. */
async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) {
    return response.json();
  }
  return type.startsWith('text/') || !type ? response.text() : response.blob();
}
