import { LookupsResourceService } from '@stowbridge/api/services/LookupsResourceService';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { accessCalls, ndaAccess, readAccess } from './accesses';
import { analyticsCalls } from './analytics';
import { pipelineCalls } from './pipeline';
import { accountCalls } from './account';
import { transport } from './transport';
import type { Versioned } from '../records/versioned';
import { conditionOf, withVersion } from './conditions';
import { logFilter, ndaFilter } from './day-filters';
import { campaignCalls } from './campaigns';
import { closingCalls } from './closing';
import { criteriaCalls } from './criteria';
import { dealCalls } from './deals';
import { fundsCalls } from './funds';
import { importCalls } from './imports';
import { directoryCalls } from './directory';
import { request } from './http';
import { operationCalls } from './operations';
import { messageCalls } from './messages';
import { noteCalls } from './notes';
import { paletteCalls } from './palette';
import { preferenceCalls } from './preferences';
import { privacyCalls } from './privacy';
import { questionCalls } from './questions';
import { propertyCalls } from './properties';
import { propertyFileCalls } from './property-files';
import { readerCalls } from './readers';
import { roundCalls } from './rounds';
import { searchCalls } from './searches';
import { securityCalls } from './security';
import { roleOf, userCalls } from './users';
import { recordCalls } from './records';

const lookupsResourceApi = new LookupsResourceService(transport);

/** Where the resources live, in the dialect of ra-data-simple-rest. */
const resourceApi = '/api/v1';

const resources = simpleRestProvider(resourceApi, async (path: string, options = {}) => {
  const response = await request(path, {
    method: options.method as 'GET' | undefined,
    headers: options.headers as Headers | undefined,
    signal: options.signal ?? undefined,
    body: options.body === undefined ? undefined : (JSON.parse(String(options.body)) as unknown),
  });
  const body = await response.text();
  const json = body ? withVersion(JSON.parse(body), response.headers.get('ETag')) : undefined;
  return { status: response.status, headers: response.headers, body, json };
});

/** The server has one resource of people. */
const serverName = (resource: string): string => (roleOf(resource) ? 'users' : resource);

/** A list, with the filters as the server names them. */
const getList: DataProvider['getList'] = (resource, params) => {
  const roleId = roleOf(resource);
  const named = { audit: logFilter, mails: logFilter, ndas: ndaFilter }[resource];
  const filter = roleId ? { ...params.filter, roleId } : named ? named(params.filter) : params.filter;
  return resources.getList(serverName(resource), { ...params, filter });
};

const getOne: DataProvider['getOne'] = (resource, params) =>
  resource === ndaAccess ? readAccess(resource, params) : resources.getOne(serverName(resource), params);

/** A change of a record as a whole, refused when somebody else has changed it since it was read. */
const update: DataProvider['update'] = async (resource, { id, data, previousData }) => {
  const fields = { ...data, etag: undefined };
  const answer = await request(`${resourceApi}/${serverName(resource)}/${id}`, {
    method: 'PUT',
    body: fields,
    headers: conditionOf(previousData as Versioned),
  });
  return { data: withVersion(await answer.json(), answer.headers.get('ETag')) } as never;
};

/** Lists and records by /api/v1, and one method for each thing that a person does, by the generated client. */
export const dataProvider = {
  ...resources,
  supportAbortSignal: true,
  getList,
  getOne,
  update,
  ...paletteCalls,
  lookups: () => lookupsResourceApi.all(),
  ...accessCalls,
  ...analyticsCalls,
  ...pipelineCalls,
  ...accountCalls,
  ...campaignCalls,
  ...noteCalls,
  ...propertyCalls,
  ...propertyFileCalls,
  ...fundsCalls,
  ...readerCalls,
  ...dealCalls,
  ...closingCalls,
  ...criteriaCalls,
  ...directoryCalls,
  ...importCalls,
  ...operationCalls,
  ...messageCalls,
  ...preferenceCalls,
  ...privacyCalls,
  ...questionCalls,
  ...recordCalls,
  ...roundCalls,
  ...searchCalls,
  ...securityCalls,
  ...userCalls,
} satisfies DataProvider;

export type AdminDataProvider = typeof dataProvider;
