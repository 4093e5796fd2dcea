import fc from 'fast-check';
import { mismatches, Route } from '../described';
import type { Pace } from '../pace';
import type { TestApp } from '../test-app';
import { People, ROLES } from './people';
import { FuzzRequest, requestsOf } from './requests';

export interface FuzzOutcome {
  sent: number;
  /** How often each status was answered. */
  statuses: Record<number, number>;
  /** A request that was answered by a fault, or by what the document does not say; made as small as it could be. */
  failure?: string;
}

/** After so many requests everyone is signed in again. */
const CHUNK = 250;
const AT_ONCE = 8;

/** Roles as often as they are to be drawn: those who get past the door four times as often as those who do not. */
async function rolesOf(app: TestApp, people: People, route: Route): Promise<string[]> {
  const url = route.path.replace(/\{\w+\}/g, '2000000000');
  const roles = await Promise.all(
    ROLES.map(async (role) => {
      const { statusCode } = await send(
        app,
        route,
        { role, url, ...(route.operation.requestBody ? { body: '{}', contentType: 'application/json' } : {}) },
        people.token(role),
      );
      return statusCode === 401 || statusCode === 403 ? [role] : [role, role, role, role];
    }),
  );
  return roles.flat();
}

function send(app: TestApp, route: Route, { url, body, contentType }: FuzzRequest, token?: string) {
  return app.app.inject({
    method: route.method,
    url,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(contentType ? { 'content-type': contentType } : {}),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
}

/**
 * Sends at least so many generated requests of one operation, some at the same time. The same seed sends the same
 * requests.
 */
export async function fuzz(
  app: TestApp,
  people: People,
  route: Route,
  requests: number,
  seed: number,
  pace: Pace,
): Promise<FuzzOutcome> {
  const outcome: FuzzOutcome = { sent: 0, statuses: {} };
  const sendOne = async (request: FuzzRequest): Promise<void> => {
    const { statusCode, body, headers } = await pace.keep(
      `${route.method} ${request.url}`,
      send(app, route, request, people.token(request.role)),
    );
    outcome.sent += 1;
    outcome.statuses[statusCode] = (outcome.statuses[statusCode] ?? 0) + 1;
    // Who sends more drawings than may wait is told to come again.
    const toComeAgain =
      statusCode === 503 && headers['retry-after'] !== undefined && request.contentType?.startsWith('multipart/');
    if (statusCode >= 500 && !toComeAgain) {
      throw new Error(`${statusCode} ${body.slice(0, 300)}`);
    }
    const [wrong] = mismatches(route.method, route.path, statusCode, String(headers['content-type'] ?? ''), body);
    if (wrong) {
      throw new Error(wrong);
    }
  };
  for (let chunk = 0; outcome.sent < requests && !outcome.failure; chunk += 1) {
    await people.refresh();
    const roles = await rolesOf(app, people, route);
    const some = fc.array(requestsOf(route, roles, await people.fileNames()), {
      minLength: 1,
      maxLength: AT_ONCE,
      size: 'max',
    });
    const numRuns = Math.ceil(Math.min(CHUNK, requests - outcome.sent) / (AT_ONCE / 2));
    const details = await fc.check(
      fc.asyncProperty(some, async (batch) => void (await Promise.all(batch.map(sendOne)))),
      { seed: seed + chunk, numRuns },
    );
    if (details.failed) {
      outcome.failure = `${String(details.errorInstance)} for ${JSON.stringify(details.counterexample)} (seed ${seed})`;
    }
  }
  return outcome;
}
