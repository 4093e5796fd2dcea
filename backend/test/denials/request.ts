import { Answer } from '../test-app';
import type { Contract } from '../contract/contract';
import type { Route } from '../described';
import { upload, UploadPart } from '../uploads';

/** A request of one operation, by anyone. */
export interface Request {
  path?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: object;
  parts?: UploadPart[];
}

/** Sends it as the holder of this token. */
export function send(
  { app }: Contract,
  { method, path }: Route,
  request: Request,
  token: string | undefined,
): Promise<Answer> {
  const segments = Object.entries(request.path ?? {}).reduce(
    (url, [name, value]) => url.replace(`{${name}}`, () => encodeURIComponent(String(value))),
    path,
  );
  const query = new URLSearchParams(request.query ?? {}).toString();
  const url = query ? `${segments}?${query}` : segments;
  return request.parts
    ? upload(app, url, request.parts, token)
    : app.call(method, url, request.body ?? (method === 'POST' ? {} : undefined), token);
}

/** The same request with another value in one slot. */
export function withValue(request: Request, place: string, value: string | number): Request {
  const [kind, name] = [place.slice(0, place.indexOf(':')), place.slice(place.indexOf(':') + 1)];
  if (kind === 'path') {
    return { ...request, path: { ...request.path, [name]: value } };
  }
  if (kind === 'query') {
    return {
      ...request,
      query: { ...request.query, [name]: name === 'filter' ? JSON.stringify({ id: value }) : String(value) },
    };
  }
  if (request.parts) {
    return {
      ...request,
      parts: request.parts.map((part) => (part.name === name ? { name, value: String(value) } : part)),
    };
  }
  return { ...request, body: withField(request.body ?? {}, name.split('.'), value) };
}

/** Whether the request gives this slot a value. */
export function hasValue(request: Request, place: string): boolean {
  const [kind, name] = [place.slice(0, place.indexOf(':')), place.slice(place.indexOf(':') + 1)];
  if (kind === 'path') {
    return Object.hasOwn(request.path ?? {}, name);
  }
  if (kind === 'query') {
    return Object.hasOwn(request.query ?? {}, name);
  }
  if (request.parts) {
    return request.parts.some((part) => part.name === name);
  }
  return (
    name
      .split('.')
      .reduce<unknown>(
        (value, part) => (firstOf(value) as Record<string, unknown> | undefined)?.[part],
        request.body,
      ) !== undefined
  );
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** A list stays one, with this value alone; one of records with its first. */
function withField(body: object, [name, ...rest]: string[], value: unknown): object {
  const current = (body as Record<string, unknown>)[name];
  if (rest.length > 0) {
    const within = withField(Object(firstOf(current)) as object, rest, value);
    return { ...body, [name]: Array.isArray(current) ? [within] : within };
  }
  return { ...body, [name]: Array.isArray(current) ? [value] : value };
}

/**
 * The same request with the body that the document shows as an example [FINT-10]. Which records it names, and which tokens
 * and keys, stays as it was: an example cannot know them.
 * @param names whether a field names a record
 */
export function withExample(request: Request, example: unknown, names: (field: string) => boolean): Request {
  const shown = (given: unknown, made: unknown): unknown => {
    if (Array.isArray(given)) {
      return given.map((one, at) => shown(one, (made as unknown[] | undefined)?.[at]));
    }
    if (given === null || typeof given !== 'object') {
      return given;
    }
    const own = Object(made) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, names(name) ? own[name] : shown(value, own[name])]),
    );
  };
  return { ...request, body: shown(example, request.body) as object };
}
