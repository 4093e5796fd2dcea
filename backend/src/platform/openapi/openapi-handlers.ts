import type { Type } from '@nestjs/common';
import { MetadataScanner, type NestContainer } from '@nestjs/core';
import { type Offered, rulesOf } from '../http/list/parameters';
import { RESOURCE, type Resource } from '../http/surfaces';

/** Of `@ApiOperation` and `@ApiResponse`, whose keys the package does not export. */
const OPERATION = 'swagger/apiOperation';
const RESPONSE = 'swagger/apiResponse';
const ROUTE_METHOD = 'method';

/** What the code knows of an operation beyond what the document says of it. */
export interface Handler {
  resource?: Resource;
  /** By which it lists. */
  rules?: Offered;
  /** The classes of its body, its query and its answers. */
  types: Type<object>[];
}

/** The handlers of an application, which need not have been initialised, by their operation ids. */
export function handlersOf(app: object, idOf: (controller: string, method: string) => string): Map<string, Handler> {
  const { container } = app as { container: NestContainer };
  const handlers = new Map<string, Handler>();
  for (const { controllers } of container.getModules().values()) {
    for (const { metatype } of controllers.values()) {
      const prototype = (metatype as Type<object>).prototype as Record<string, object>;
      for (const method of new MetadataScanner().getAllMethodNames(prototype)) {
        const handler = prototype[method];
        if (Reflect.hasMetadata(ROUTE_METHOD, handler)) {
          const { operationId } = (Reflect.getMetadata(OPERATION, handler) ?? {}) as { operationId?: string };
          handlers.set(operationId ?? idOf((metatype as Type<object>).name, method), {
            resource: Reflect.getMetadata(RESOURCE, metatype as object) as Resource | undefined,
            rules: rulesOf(handler),
            types: [...typesTaken(prototype, method), ...typesAnswered(handler)],
          });
        }
      }
    }
  }
  return handlers;
}

const isClass = (type: unknown): type is Type<object> => typeof type === 'function';

const typesTaken = (prototype: object, method: string): Type<object>[] =>
  ((Reflect.getMetadata('design:paramtypes', prototype, method) ?? []) as unknown[]).filter(isClass);

function typesAnswered(handler: object): Type<object>[] {
  const answers = (Reflect.getMetadata(RESPONSE, handler) ?? {}) as Record<string, { type?: unknown }>;
  return Object.values(answers)
    .flatMap(({ type }) => type)
    .filter(isClass);
}
