import type { OpenAPIObject } from '@nestjs/swagger';
import { ANY_SCOPE } from '../http/surfaces';
import type { Handler } from './openapi-handlers';

/** How API keys are called among the ways to say who one is. */
export const API_KEY = 'apiKey';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/**
 * Says of each operation of /api/v1 which scope an API key needs for it.
 * @param scopes all that there are
 */
export function withScopes(
  document: OpenAPIObject,
  handlers: Map<string, Handler>,
  scopes: readonly string[],
): OpenAPIObject {
  for (const operations of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(operations as Record<string, Operation>)) {
      const resource = handlers.get(operation.operationId ?? '')?.resource;
      if (!resource || !operation.security?.length) {
        continue;
      }
      const scope = `${resource.scope}:${method === 'get' ? 'read' : 'write'}`;
      if (resource.scope === ANY_SCOPE) {
        tell(operation, 'Any API key may call it.');
      } else if (scopes.includes(scope)) {
        tell(operation, `An API key needs the scope \`${scope}\`.`);
        Object.assign(operation, { 'x-required-scope': scope });
      } else {
        operation.description = `${operation.description ?? ''} No API key may call it.`.trim();
      }
    }
  }
  return document;
}

function tell(operation: Operation, sentence: string): void {
  operation.description = `${operation.description ?? ''} ${sentence}`.trim();
  operation.security = [...(operation.security ?? []), { [API_KEY]: [] }];
}
