import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { invalid } from '../common/errors';
import { namedBy } from './list/resource-list';
import { replacesAll } from './read-only';

/** How a patch travels [FINT-08]. */
export const MERGE_PATCH = 'application/merge-patch+json';

type Json = Record<string, unknown>;
type Handler = (...given: unknown[]) => unknown;
type Dto = new () => object;
/** What Nest gives a handler, by the kind of a parameter and its place. */
type Given = Record<string, { index: number; data?: unknown }>;

/** Nest's number for a body. */
const BODY = '3:';
const OPERATION = 'swagger/apiOperation';
const PARAMETERS = 'swagger/apiParameters';

/**
 * Gives a controller a PATCH for each record that it reads by GET and replaces by PUT: the patch is merged into what GET
 * answers, and PUT is carried out with that, so that both have the same rules. A PUT that leaves what it does not name takes
 * the patch as it is.
 */
export function addPatches(controller: Type<object>, validate: (body: Json, dto: Dto) => Promise<object>): void {
  const prototype = controller.prototype as Record<string, Handler>;
  const handlers = Object.getOwnPropertyNames(prototype).filter(
    (name) => typeof prototype[name] === 'function' && Reflect.hasMetadata(METHOD_METADATA, prototype[name]),
  );
  const routeOf = (name: string): string =>
    `${String(Reflect.getMetadata(METHOD_METADATA, prototype[name]))} ${String(Reflect.getMetadata(PATH_METADATA, prototype[name]))}`;
  for (const put of handlers) {
    const [method, path] = routeOf(put).split(' ');
    const get = handlers.find((name) => routeOf(name) === `${RequestMethod.GET} ${path}`);
    if (method === String(RequestMethod.PUT) && get && /(?:^|\/):id$/.test(path)) {
      addPatch(controller, { get, put }, validate);
    }
  }
}

const patchNameOf = (put: string): string => `patch_${put}`;

/** The PATCH that was made of the handler `put` of a controller, to be called with what `put` is given. */
export function patchOf<Answer>(controller: object, put: string): (...given: unknown[]) => Promise<Answer> {
  const handler = (controller as Record<string, Handler>)[patchNameOf(put)];
  return (...given) => handler.apply(controller, given) as Promise<Answer>;
}

function addPatch(
  controller: Type<object>,
  { get, put }: { get: string; put: string },
  validate: (body: Json, dto: Dto) => Promise<object>,
): void {
  const prototype = controller.prototype as Record<string, Handler>;
  const given = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, put) as Given;
  const types = Reflect.getMetadata('design:paramtypes', prototype, put) as unknown[];
  const at = Object.entries(given).find(([kind]) => kind.startsWith(BODY))?.[1].index ?? -1;
  const dto = types[at] as Dto;
  const places = placesIn(given, Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, get) as Given);
  const name = patchNameOf(put);
  const patch = async function (this: Record<string, Handler>, ...values: unknown[]): Promise<unknown> {
    const record = await this[get](...places.map((place) => values[place]));
    const before = replacesAll(dto) ? namedBy(dto, JSON.parse(JSON.stringify(record)) as Json)[0] : {};
    const after = changedBy(before, values[at]);
    // Who changes nothing is answered the record as it is.
    return isDeepStrictEqual(after, before) ? record : this[put](...values.with(at, await validate(after, dto)));
  };
  // Nest and its document find a handler by its name.
  Object.defineProperty(patch, 'name', { value: name });
  const descriptor = { value: patch, writable: true, configurable: true };
  Object.defineProperty(prototype, name, descriptor);
  describePatch(prototype[put], patch);
  Reflect.defineMetadata(ROUTE_ARGS_METADATA, given, controller, name);
  // The body is looked at once it is whole.
  Reflect.defineMetadata('design:paramtypes', types.with(at, Object), prototype, name);
  ApiConsumes(MERGE_PATCH)(prototype, name, descriptor);
  ApiBody({ schema: { type: 'object' } })(prototype, name, descriptor);
}

/** All that was declared of PUT holds of PATCH too, but for what it is called and what it takes. */
function describePatch(put: Handler, patch: Handler): void {
  for (const key of Reflect.getMetadataKeys(put) as unknown[]) {
    Reflect.defineMetadata(key, Reflect.getMetadata(key, put), patch);
  }
  const { operationId, summary, ...more } = Reflect.getMetadata(OPERATION, put) as {
    operationId: string;
    summary: string;
  };
  const operation = {
    ...more,
    operationId: operationId.replace(/_(?:update|replace)/, '_patch'),
    summary: `${summary}: the fields that are sent, and no others`,
  };
  const parameters = (Reflect.getMetadata(PARAMETERS, put) ?? []) as { in: string }[];
  Reflect.defineMetadata(METHOD_METADATA, RequestMethod.PATCH, patch);
  Reflect.defineMetadata(OPERATION, operation, patch);
  Reflect.defineMetadata(
    PARAMETERS,
    parameters.filter((parameter) => parameter.in !== 'body'),
    patch,
  );
}

/** At which places of the values of PUT those stand that GET is given. */
function placesIn(ofPut: Given, ofGet: Given): number[] {
  const kindOf = (key: string): string => key.slice(0, key.lastIndexOf(':'));
  const places: number[] = [];
  for (const [key, { index, data }] of Object.entries(ofGet)) {
    const same = Object.entries(ofPut).find(([other, one]) => kindOf(other) === kindOf(key) && one.data === data);
    if (!same) {
      throw new Error('A record is read by what it is not replaced by.');
    }
    places[index] = same[1].index;
  }
  return places;
}

/** RFC 7396, but for this: a field of a record that is null has no value, so that null is not the same as leaving it out. */
function changedBy(record: Json, patch: unknown): Json {
  if (!isObject(patch)) {
    throw invalid('A patch is a JSON object.');
  }
  const changes = Object.entries(patch).map(
    ([name, value]) => [name, value && mergedInto(record[name], value)] as const,
  );
  return { ...record, ...Object.fromEntries(changes) };
}

function mergedInto(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) {
    return patch;
  }
  const base = isObject(target) ? target : {};
  const merged = Object.entries({ ...base, ...patch }).flatMap(([name, value]) =>
    Object.hasOwn(patch, name) ? (value === null ? [] : [[name, mergedInto(base[name], value)]]) : [[name, value]],
  );
  return Object.fromEntries(merged as [string, unknown][]);
}

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Reads patches as JSON. */
export function takePatches(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(MERGE_PATCH, { parseAs: 'string' }, fastify.getDefaultJsonParser('error', 'error'));
}
