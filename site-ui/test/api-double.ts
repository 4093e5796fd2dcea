/** A server that answers what a test says, and remembers what it was asked. */
export interface Call {
  method: string;
  path: string;
  body: unknown;
  token: string | null;
  /** By which a creation may be sent again. */
  key: string | null;
  /** That a change has read. */
  version: string | null;
}

export interface Reply {
  status?: number;
  body?: unknown;
  /** Of a file. */
  type?: string;
  headers?: Record<string, string>;
}

export type Replies = Record<string, Reply | ((call: Call) => Reply | Promise<Reply>)>;

/** Replaces fetch. Replies are named like `POST /api/account/login`; anything else is answered 404. */
export function serve(replies: Replies): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), 'http://localhost');
    const headers = new Headers(init.headers);
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname + url.search,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      token: headers.get('Authorization'),
      key: headers.get('Idempotency-Key'),
      version: headers.get('If-Match'),
    };
    calls.push(call);
    const found = replies[`${call.method} ${call.path}`] ?? { status: 404, body: 'Not found' };
    const { status = 200, body = {}, type, headers: more } = typeof found === 'function' ? await found(call) : found;
    const text = typeof body === 'string';
    if (status === 204) {
      return new Response(null, { status });
    }
    return new Response(text ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': type ?? (text ? 'text/plain' : 'application/json'), ...more },
    });
  };
  return calls;
}

/** No server answers at all. */
export function unplug(): void {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
}
