import { CASES } from './denials/all-cases';
import type { DenialCase, People } from './denials/cases';
import { startPeople } from './denials/drive';
import { send } from './denials/request';
import { resolved, type Route, ROUTES } from './described';
import { Pace } from './pace';
import { tokenOf } from './tokens';

/** The fields of a body that are texts of one's own and may be left out. */
function optionalTexts({ operation }: Route): string[] {
  const schema = resolved(operation.requestBody?.content['application/json']?.schema ?? {});
  return Object.entries(schema.properties ?? {})
    .filter(([name, field]) => {
      const { type, nullable, enum: values, format } = resolved(field);
      return type === 'string' && !values && !format && (nullable || !schema.required?.includes(name));
    })
    .map(([name]) => name);
}

const known = new Map(CASES);
const bodied = ROUTES.flatMap((route): [string, Route, DenialCase, string[]][] => {
  const { operationId } = route.operation;
  const one = known.get(operationId);
  const texts = optionalTexts(route);
  return one && texts.length > 0 ? [[operationId, route, one, texts]] : [];
});

describe('an empty text in the place of one that may be left out', () => {
  let people: People;
  const pace = new Pace('empty texts');
  beforeAll(async () => {
    people = await startPeople();
  });
  afterAll(() => people.app.close());
  beforeEach(async () => {
    for (const role of ['admin', 'buyer', 'seller'] as const) {
      people.tokens[role] = await tokenOf(people.app, people.people[role]);
    }
    await people.source.query('delete from rate_counters');
  });

  it.each(bodied)('%s takes it, or refuses it', async (operationId, route, one, texts) => {
    for (const text of texts) {
      const request = await one.make(people);
      const { as } = request;
      const token = as === 'anonymous' ? undefined : await tokenOf(people.app, people.people[as]);
      const answer = await pace.keep(
        operationId,
        send(people, route, { ...request, body: { ...request.body, [text]: '' } }, token),
      );
      expect([text, answer.status < 500 ? '' : answer.text]).toEqual([text, '']);
    }
  });

  it('is tried with many', () => expect(bodied.length).toBeGreaterThan(30));
});
