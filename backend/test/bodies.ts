import { resolved, ROUTES, type Schema } from './described';

/** An operation of /api/v1 that takes JSON, with an example that fits, and who may call it. */
export interface TakesJson {
  method: 'POST' | 'PUT';
  /** Its address about a record that there is not. */
  url: string;
  title: string;
  role: string;
  example: Record<string, unknown>;
  fields: [name: string, schema: Schema & { maxItems?: number }][];
  required: string[];
}

export const BODIES: TakesJson[] = ROUTES.flatMap(({ method, path, operation }) => {
  const media = operation.requestBody?.content['application/json'];
  const { 'x-roles': roles } = operation as { 'x-roles'?: string[] };
  if (!media?.schema || !path.startsWith('/api/v1/') || !roles || (method !== 'POST' && method !== 'PUT')) {
    return [];
  }
  const { properties = {}, required = [] } = resolved(media.schema);
  return [
    {
      method,
      url: path
        .replaceAll('{list}', 'store-types')
        .replaceAll('{monday}', '2026-11-16')
        .replaceAll(/\{\w+\}/g, '2000000000'),
      title: `${method} ${path}`,
      role: roles.includes('Admin') ? 'Admin' : roles[0],
      example: media.example as Record<string, unknown>,
      fields: Object.entries(properties).map(
        ([name, schema]) => [name, resolved(schema)] as TakesJson['fields'][number],
      ),
      required,
    },
  ];
});
