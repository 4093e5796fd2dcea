import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { ChosenFile } from './files';
import { headersOf } from './people';

/** Asks the API as the demo's first administrator would, for what a journey needs and does not show. */
export async function askAsAdministrator<Answer>(
  request: APIRequestContext,
  method: 'POST' | 'PUT' | 'GET' | 'DELETE',
  path: string,
  data?: object,
  headers = {},
): Promise<Answer> {
  const admin = await headersOf(request, 'admin@stowbridge.example');
  const answer = await request.fetch(path, { method, data, headers: { ...admin, ...headers } });
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

/** Uploads by the office's own form, with the watermark that the setting of the demo gives. */
export async function uploadDocument(office: Page, propertyId: number, type: string, file: ChosenFile): Promise<void> {
  await office.goto(`/admin/property/${propertyId}/documents/new`);
  const dialog = office.getByRole('dialog', { name: 'Upload Document' });
  await dialog.getByLabel('Type').click();
  await office.getByRole('option', { name: type, exact: true }).click();
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  // The first document after the start is looked into by a process that starts then.
  await expect(dialog).toBeHidden({ timeout: 30_000 });
}
