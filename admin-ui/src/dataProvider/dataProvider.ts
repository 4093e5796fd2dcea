import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { analyticsCalls } from './analytics';
import { api } from './api';
import { dealCalls } from './deals';
import { directoryCalls } from './directory';
import { request } from './http';
import { mailCalls } from './mails';
import { officeCalls } from './office';
import { propertyCalls } from './properties';
import { propertyFileCalls } from './propertyFiles';
import { recordCalls } from './records';
import { listUsers, userCalls } from './users';
import { versionCalls } from './versions';

/** Where the resources live, in the dialect of ra-data-simple-rest. */
export const resourceApi = '/api/v1';

const resources = simpleRestProvider(resourceApi, async (path: string, options = {}) => {
  const response = await request(path, {
    method: options.method as 'GET' | undefined,
    headers: options.headers as Headers | undefined,
    signal: options.signal ?? undefined,
    body: options.body === undefined ? undefined : (JSON.parse(String(options.body)) as unknown),
  });
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, json: body ? (JSON.parse(body) as unknown) : undefined };
});

/** Lists and records by /api/v1, and one method for each thing that a person does, by the generated client. */
export const dataProvider = {
  ...resources,
  supportAbortSignal: true,
  getList: ((resource, params) => (resource === 'users' ? listUsers(params) : resources.getList(resource, params))) as DataProvider['getList'],
  lookups: () => api.lookupsResource.all(),
  ...analyticsCalls,
  ...officeCalls,
  ...propertyCalls,
  ...propertyFileCalls,
  ...dealCalls,
  ...directoryCalls,
  ...mailCalls,
  ...recordCalls,
  ...userCalls,
  ...versionCalls,
} satisfies DataProvider;

export type AdminDataProvider = typeof dataProvider;
