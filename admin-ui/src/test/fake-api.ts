import { keepUnknownFilters } from './known-filters';

/** A call that reached the network. */
export interface Call {
  method: string;
  path: string;
  body: unknown;
  token: string | null;
  headers: Headers;
}

type Answer = { status?: number; text?: string; json?: unknown; headers?: Record<string, string> };
type Route = [pattern: RegExp, answer: (call: Call) => Answer | Promise<Answer>];

/** A list of which nothing is kept. */
export const emptyList = (resource: string): Route => [
  new RegExp(`GET .*v1/${resource}\\?`),
  () => ({ json: [], headers: { 'content-range': `${resource} */0` } }),
];

/** Takes the place of the network: answers by the first route that fits, and keeps what was asked. */
export function fakeApi(routes: Route[]): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    const call: Call = {
      method: init.method ?? 'GET',
      path: String(input),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      token: headers.get('Authorization'),
      headers,
    };
    calls.push(call);
    keepUnknownFilters(call.method, call.path);
    const route = routes.find(([pattern]) => pattern.test(`${call.method} ${call.path}`));
    if (!route) {
      return new Response('', { status: 404, headers: { 'content-type': 'text/plain' } });
    }
    const { status = 200, text, json, headers: more } = await route[1](call);
    return json === undefined
      ? new Response(status === 204 ? null : (text ?? ''), {
          status,
          headers: { 'content-type': 'text/plain', ...more },
        })
      : new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json', ...more } });
  });
  return calls;
}
