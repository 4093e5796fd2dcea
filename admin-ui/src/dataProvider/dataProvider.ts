import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { parse, request, requestJson } from './http';
import { dealCalls } from './deals';
import { mailCalls } from './mails';
import { propertyCalls } from './properties';
import { propertyFileCalls } from './propertyFiles';
import { userCalls } from './users';
import type { Lookups } from '../lookups/lookups';

/** Where the resources live, in the dialect of ra-data-simple-rest. */
export const resourceApi = '/api/v1';

const resources = simpleRestProvider(resourceApi, async (path: string, options = {}) => {
  const response = await request(path, {
    method: options.method as 'GET' | undefined,
    headers: options.headers as Headers | undefined,
    signal: options.signal ?? undefined,
    body: options.body === undefined ? undefined : JSON.parse(String(options.body)),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text, json: parse<unknown>(text) };
});

/** Lists and records by /api/v1, and one method for each thing that a person does. */
export const dataProvider = {
  ...resources,
  supportAbortSignal: true,
  lookups: () => requestJson<Lookups>(`${resourceApi}/lookups`),
  ...propertyCalls,
  ...propertyFileCalls,
  ...dealCalls,
  ...mailCalls,
  ...userCalls,
} satisfies DataProvider;

export type AdminDataProvider = typeof dataProvider;
