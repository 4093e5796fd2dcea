import type { OpenAPIObject } from '@nestjs/swagger';
import { MERGE_PATCH } from '../http/merge-patch';

interface Body {
  required?: boolean;
  content: Record<string, { schema?: { $ref?: string } }>;
}
interface Operation {
  requestBody?: Body;
}

/** Says what a patch may hold: what PUT takes, each field of it for itself. */
export function withPatches(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as Record<string, { required?: string[] }>;
  for (const { put, patch } of Object.values(document.paths) as { put?: Operation; patch?: Operation }[]) {
    const media = patch?.requestBody?.content[MERGE_PATCH];
    const whole = put?.requestBody?.content['application/json']?.schema?.$ref?.split('/').pop();
    if (patch?.requestBody && media && whole) {
      const name = `${whole.replace(/(?:Body)?Dto$/, '')}PatchDto`;
      const { required: _required, ...part } = schemas[whole];
      schemas[name] = part;
      media.schema = { $ref: `#/components/schemas/${name}` };
      patch.requestBody.required = true;
    }
  }
  return document;
}
