import { expect, type APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD } from './people';

/** Asks the API as the demo's first administrator would, for what a journey needs and does not show. */
export async function askAsAdministrator<Answer>(
  request: APIRequestContext,
  method: 'POST' | 'PUT' | 'GET',
  path: string,
  data?: object,
  headers = {},
): Promise<Answer> {
  const signedIn = await request.post('/api/account/login', {
    data: { UserName: 'admin@stowbridge.example', Password: DEMO_PASSWORD },
  });
  const { Token } = (await signedIn.json()) as { Token: string };
  const answer = await request.fetch(path, { method, data, headers: { authorization: `Bearer ${Token}`, ...headers } });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** A published property that belongs to one journey alone. */
export async function newProperty(
  request: APIRequestContext,
  given: object = {},
): Promise<{ id: number; name: string }> {
  const name = `Quarry Storage ${Date.now()}${Math.random().toString(36).slice(2, 6)}`;
  const address = { address1: '1200 Wazee St', city: 'Denver', stateId: 6, zipCode: '80202' };
  return askAsAdministrator(request, 'POST', '/api/v1/properties', {
    name,
    ...address,
    storeTypeId: 1,
    price: 3_900_000,
    rentableSqft: 40_000,
    roomForExpansion: false,
    ...given,
  });
}
