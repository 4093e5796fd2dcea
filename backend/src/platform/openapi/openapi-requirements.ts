import type { OpenAPIObject } from '@nestjs/swagger';

const IDS = /\s*\[((?:[A-Z]{2,6}-\d{2,3}(?:, | to )?)+)\](?=[.,;]|\s|$)/g;
const PROSE = ['summary', 'description'] as const;

/**
 * Takes the ids of requirements out of what integrators read, and says them in `x-requirement` beside it; what they mean
 * is in docs/requirements.
 */
export function withRequirements(document: OpenAPIObject): OpenAPIObject {
  take(document);
  return document;
}

function take(part: unknown): void {
  if (typeof part !== 'object' || part === null) {
    return;
  }
  const node = part as Record<string, unknown>;
  const ids = PROSE.flatMap((field) => {
    const text = node[field];
    if (typeof text !== 'string') {
      return [];
    }
    const found = [...text.matchAll(IDS)].flatMap(([, list]) => list.split(', '));
    if (found.length > 0) {
      node[field] = text.replace(IDS, '').trim();
    }
    return found;
  });
  if (ids.length > 0) {
    node['x-requirement'] = ids;
  }
  Object.values(node).forEach(take);
}
