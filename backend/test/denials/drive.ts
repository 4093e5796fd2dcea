import { join } from 'node:path';
import { seedDatabase } from '@stowbridge/demo/main';
import { LocalStorage } from '../../src/platform/storage/local.storage';
import { aBuyer, anAdmin, aSeller } from '../builders';
import { ROUTES } from '../described';
import { Pace } from '../pace';
import { startTestApp } from '../test-app';
import { tokenOf } from '../tokens';
import type { Answer } from '../test-app';
import { withReadsBelow, type DenialCase, type People, type Who } from './cases';
import { hasValue, Request, send, withExample, withValue } from './request';
import { CALL_IDS, namesARecord, Slot, SLOTS } from './slots';
import { differences, stateOf } from './snapshot';

/** Who is not let in, or not told that there is such a record; 400 is the documents' refusal with a text. */
const REFUSALS = [400, 401, 403, 404];
const ABSENT = 2_000_000_000;
/** Decides nothing: a request without an answer ends its test much sooner. */
const CEILING_MS = 900_000;

/** On demo data, with people of every kind. */
export async function startPeople(): Promise<People> {
  const app = await startTestApp({ SIGN_IN_LIMIT: '1000000' });
  const options = {
    databaseUrl: app.ownerUrl,
    seed: 7,
    properties: 4,
    events: 100,
    timeZone: 'America/Denver',
    now: new Date(),
    ifEmpty: false,
    full: 4,
  };
  await seedDatabase(options, new LocalStorage(join(process.env.DATA_DIR as string, 'files')), () => undefined);
  const { source } = app;
  const people = {
    admin: (await anAdmin(source, { agentLocationId: 1 })).id,
    buyer: (await aBuyer(source)).id,
    seller: (await aSeller(source)).id,
    otherBuyer: (await aBuyer(source)).id,
    otherSeller: (await aSeller(source)).id,
  };
  return {
    app,
    source,
    people,
    ids: people,
    tokens: { anonymous: undefined, admin: undefined, buyer: undefined, seller: undefined },
  };
}

/** Sends every request of these operations for its owner and for the outsiders, and tries its slots one by one. */
export function driveDenials(title: string, written: [string, DenialCase][]): void {
  const cases = withReadsBelow(written);
  describe(`denials: ${title}`, () => {
    let people: People;
    beforeAll(async () => {
      people = await startPeople();
    });
    afterAll(() => people.app.close());
    const pace = new Pace(`denials, ${title}`);
    const tokens = new Map<Who, string>();
    // Some requests end sessions.
    beforeEach(async () => {
      await people.source.query('delete from sessions');
      for (const who of ['admin', 'buyer', 'seller', 'otherBuyer', 'otherSeller'] as const) {
        tokens.set(who, await tokenOf(people.app, people.people[who]));
      }
      for (const role of ['admin', 'buyer', 'seller'] as const) {
        people.tokens[role] = tokens.get(role);
      }
      await people.source.query('delete from rate_counters');
    });

    const ask = (operationId: string, request: Request, who: Who): Promise<Answer> =>
      pace.keep(operationId, send(people, routeOfOperation(operationId), request, tokens.get(who)));

    /** Where attempts leave traces; all of them are looked at together, because reading all rows is what takes the time. */
    async function changedBy(attempts: () => Promise<void>): Promise<string[]> {
      const before = await stateOf(people.app);
      await attempts();
      return differences(before, await stateOf(people.app));
    }

    const named = cases.map(
      ([operationId, one]) => [CALL_IDS.get(operationId) ?? '[SHELL-44]', operationId, one] as const,
    );

    it.each(named.filter(([, , { outsiders }]) => outsiders.length > 0))(
      '[FINT-10] %s %s works for the owner as the document shows it; with the same request outsiders change nothing',
      async (_id, operationId, { make, status: success, outsiders, own }) => {
        const { as, ...request } = await make(people);
        const changed = await changedBy(async () => {
          for (const who of outsiders) {
            const ownId = own && who !== 'anonymous' ? [withValue(request, own, people.people[who])] : [];
            for (const tried of [request, ...ownId]) {
              const { status, text } = await ask(operationId, tried, who);
              const refused = REFUSALS.includes(status) || `${status} ${text.slice(0, 200)}`;
              expect({ who, refused }).toEqual({ who, refused: true });
            }
          }
        });
        expect(changed).toEqual([]);
        expect(worked(await ask(operationId, shown(operationId, request), as), success)).toBe(true);
      },
      CEILING_MS,
    );

    for (const [id, operationId, { make, outsiders, status }] of named) {
      if (outsiders.length === 0 && exampleOf(operationId) !== undefined) {
        it(`[FINT-10] ${id} ${operationId} works as the document shows it`, async () => {
          const { as, ...request } = await make(people);
          expect(worked(await ask(operationId, shown(operationId, request), as), status)).toBe(true);
        });
      }
    }

    it.each(named)(
      '%s %s refuses what is not there, what is no id and what belongs to others, and changes nothing',
      async (_id, operationId, { make, ignores = {}, finds = {}, foreign = {} }) => {
        const { as, ...request } = await make(people);
        const places = SLOTS.filter(
          (slot) => slot.operationId === operationId && !Object.hasOwn(ignores, slot.place),
        ).map(({ place }) => place);
        const attempts: { place: string; value: string | number; found: boolean }[] = [];
        for (const place of places) {
          expect([place, hasValue(request, place)]).toEqual([place, true]);
          attempts.push({ place, value: ABSENT, found: Object.hasOwn(finds, place) });
          attempts.push({ place, value: 'no-such', found: false });
          if (foreign[place]) {
            attempts.push({ place, value: await foreign[place](people), found: false });
          }
        }
        const changed = await changedBy(async () => {
          for (const { place, value, found } of attempts) {
            const answer = await ask(operationId, withValue(request, place, value), as);
            const [status, text] = [statusOf(answer), answer.text];
            const answered =
              (found ? status === 200 : status >= 400 && status < 500) || `${status} ${text.slice(0, 200)}`;
            expect({ place, value, answered }).toEqual({ place, value, answered: true });
          }
        });
        expect(changed).toEqual([]);
      },
      CEILING_MS,
    );
  });
}

/**
 * What follows from the case as the id of its record does: codes and proofs that the server has given out, the version that
 * was read, a file's columns, the role of the person, an e-mail that nobody has yet, records under another name.
 */
const FOLLOWS =
  /^(winners|letterFor|subjectType|version|DocumentSha256|CeremonyID|EmailCode|code|TemporaryPassword|mailed|columns|(To)?UserTypeID|email)$/i;

/** The JSON that the document shows as a request. */
export const exampleOf = (operationId: string): unknown =>
  Object.entries(routeOfOperation(operationId).operation.requestBody?.content ?? {}).find(([kind]) =>
    kind.includes('json'),
  )?.[1].example;

function shown(operationId: string, request: Request): Request {
  const example = exampleOf(operationId);
  return example === undefined || request.parts
    ? request
    : withExample(request, example, (field) => namesARecord(field) || FOLLOWS.test(field));
}

/** True, or what was answered instead. */
const worked = (answer: Answer, status?: number): true | string =>
  (status ? [status] : [200, 201]).includes(statusOf(answer)) || `${answer.status} ${answer.text.slice(0, 300)}`;

export function routeOfOperation(operationId: string): (typeof ROUTES)[number] {
  const route = ROUTES.find(({ operation }) => operation.operationId === operationId);
  if (!route) {
    throw new Error(`The API has no operation ${operationId}.`);
  }
  return route;
}

/** Slots that have neither a pair nor a reason, and cases that are about nothing. */
export function gaps(written: [string, DenialCase][]): { slots: Slot[]; stale: string[] } {
  const cases = withReadsBelow(written);
  const known = new Map(cases);
  const stale = cases.flatMap(([operationId, { ignores = {}, finds = {}, foreign = {}, own }]) => {
    const places = SLOTS.filter((slot) => slot.operationId === operationId).map(({ place }) => place);
    const used = [...Object.keys(ignores), ...Object.keys(finds), ...Object.keys(foreign), ...(own ? [own] : [])];
    return [
      ...(places.length === 0 ? [operationId] : []),
      ...used.filter((place) => !places.includes(place)).map((place) => `${operationId} ${place}`),
    ];
  });
  const explained = ({ operationId }: Slot): boolean => {
    const one = known.get(operationId);
    return one !== undefined && (one.outsiders.length > 0 || one.open !== undefined);
  };
  return { slots: SLOTS.filter((slot) => !explained(slot)), stale };
}

/** A batch is answered whatever its requests came to: what counts is the one that it has. */
const statusOf = ({ status, text }: { status: number; text: string }): number =>
  status === 200 && text.startsWith('{"results":[{"status":')
    ? (JSON.parse(text) as { results: { status: number }[] }).results[0].status
    : status;
