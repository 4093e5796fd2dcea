import { UNKNOWN_TEXT } from '../src/platform/openapi/openapi-examples';
import { EXAMPLES, mediaOf, misfits, ROUTES } from './described';

const NAMED = ROUTES.map((route) => [route.method, route.path, route] as const);

/** Every text within a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

describe('the examples of the document', () => {
  it.each(NAMED)('%s %s has one for every JSON body and answer, which fits its schema', (_method, _path, route) => {
    for (const { where, media } of mediaOf(route).filter(({ kind }) => kind === 'application/json')) {
      expect({ where, example: media.example }).toEqual({ where, example: expect.anything() });
      expect({ where, misfits: misfits(media.schema ?? {}, media.example) }).toEqual({ where, misfits: [] });
    }
  });

  it.each(NAMED)('%s %s shows every refusal of the resources with its own status', (_method, _path, route) => {
    for (const { where, media, status } of mediaOf(route).filter(({ kind }) => kind === 'application/problem+json')) {
      const shown = Object.values(media.examples ?? {}).map(({ $ref }) => EXAMPLES[$ref.split('/').pop() ?? '']?.value);
      expect({ where, statuses: shown.map((one) => one?.status) }).toEqual({ where, statuses: [Number(status)] });
      expect(misfits(media.schema ?? {}, shown[0])).toEqual([]);
    }
  });

  it.each(NAMED)('%s %s has one for every parameter, which fits its schema', (_method, _path, { operation }) => {
    for (const { name, schema, example } of operation.parameters ?? []) {
      expect({ name, example }).toEqual({ name, example: expect.anything() });
      expect({ name, misfits: misfits(schema ?? {}, example) }).toEqual({ name, misfits: [] });
    }
  });

  it.each(NAMED)('%s %s shows a value of its own for every text', (_method, _path, route) => {
    const examples = [
      ...mediaOf(route).map(({ media }) => media.example),
      ...(route.operation.parameters ?? []).map(({ example }) => example),
    ];
    expect(examples.flatMap(textsOf)).not.toContain(UNKNOWN_TEXT);
  });
});

describe('what judges them', () => {
  it('finds a wrong type, a missing field and one that the schema does not name', () => {
    const schema = {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    };
    expect(misfits(schema, { id: 1, name: 'a' })).toEqual([]);
    expect(misfits(schema, { id: 'a' })).toHaveLength(1);
    expect(misfits(schema, { name: 'a' })).toHaveLength(1);
    expect(misfits(schema, { id: 1, nobodyDeclaredThis: 1 })).toHaveLength(1);
  });
});
