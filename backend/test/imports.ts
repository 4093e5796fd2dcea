import type { Type } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportRowState, ImportState } from '@stowbridge/contract/imports';
import type { Writers } from '../src/domains/imports/import-state';
import { UserWriter } from '../src/domains/accounts/users/user-writer';
import { PropertyWriter } from '../src/domains/properties/editing/property-writer';
import { VendorWriter } from '../src/domains/vendors/vendor-writer';
import { anAdmin } from './builders';
import { startTestApp, type TestApp } from './test-app';
import { eventually, startTestWorker, testConfig, type TestWorker } from './test-worker';
import { tokenOf } from './tokens';
import { field, file, upload } from './uploads';

const LOOK_MS = 100;

interface AnImport {
  id: number;
  state: ImportState;
  columns: string[];
  rowCount: number;
  rightCount: number;
  wrongCount: number;
  changingCount: number;
  writtenCount: number;
  refusedCount: number;
  removedCount: number;
  keptCount: number;
  samples: { rowNumber: number; values: { label: string; text: string }[] }[];
  error: string | null;
}

interface AnImportRow {
  rowNumber: number;
  state: ImportRowState;
  recordId: number | null;
  creates: boolean | null;
  name: string | null;
  problems: { heading: string | null; message: string }[];
}

const cellOf = (cell: unknown): string => {
  const text = String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csv = (headings: string[], rows: unknown[][]): Buffer =>
  Buffer.from([headings, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join(''));

export const PROPERTY_HEADINGS = ['Name', 'Street', 'City', 'State', 'Zip', 'Type', 'NRSF', 'Price', 'Your reference'];
/** A row of a property that is right. */
export const propertyRow = (n: number | string, given: Record<string, unknown> = {}): unknown[] =>
  Object.values({
    name: `Depot ${n}`,
    street: `${n} Main St`,
    city: 'Denver',
    state: 'CO',
    zip: '80202',
    type: 'Drive-up',
    nrsf: '40,000',
    price: '$4,250,000',
    reference: `D-${n}`,
    ...given,
  });
export const PEOPLE_HEADINGS = ['First Name', 'Last Name', 'Email', 'Phone', 'Company', 'Role', 'Position', 'State'];
export const personRow = (n: number | string, given: Record<string, unknown> = {}): unknown[] =>
  Object.values({
    first: 'Ida',
    last: `Moss ${n}`,
    email: `ida.${n}@import.example`,
    phone: '3035550199',
    company: 'Hart Storage',
    role: 'Buyer',
    position: '2',
    state: 'Colorado',
    ...given,
  });
export const VENDOR_HEADINGS = ['Company', 'State', 'Website', 'Reference', 'Description'];
export const vendorRow = (n: number | string, given: Record<string, unknown> = {}): unknown[] =>
  Object.values({
    company: `Door Works ${n}`,
    state: 'CO',
    website: 'doors.example',
    reference: `V-${n}`,
    description: '',
    ...given,
  });

/** The application and its worker with an administrator; called inside a `describe`. */
export function importWorld(settings: Record<string, string> = {}) {
  let app: TestApp;
  let worker: TestWorker;
  let token: string;
  let admin: number;
  beforeAll(async () => {
    app = await startTestApp(settings);
    admin = (await anAdmin(app.source)).id;
    token = await tokenOf(app, admin);
    // As many connections as by default, so that rows are tried side by side as usual.
    const connections = { DATABASE_URL: process.env.DATABASE_URL ?? '', DATABASE_POOL: '10' };
    worker = await startTestWorker(testConfig({ ...settings, ...connections }));
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = token) =>
    app.call(method, `/api/v1/imports${path}`, body, as);
  const send = (kind: string, content: Buffer, name = 'rows.csv', as = token) =>
    upload(app, '/api/v1/imports', [field('kind', kind), file(content, name)], as);
  const get = async (id: number, as = token): Promise<AnImport> =>
    (await call('GET', `/${id}`, undefined, as)).json<AnImport>();
  /** Looks at the table, seldom: the worker is in the same process. */
  const at = async (id: number, ...states: ImportState[]): Promise<AnImport> => {
    await eventually(async () => {
      await sleep(LOOK_MS);
      const [found] = await app.source.query<{ state: ImportState }[]>('select state from imports where id = $1', [id]);
      return states.includes(found?.state);
    }, 200_000);
    return get(id);
  };

  /** Uploads a file and waits for its check. */
  async function checked(kind: string, content: Buffer, name?: string): Promise<AnImport> {
    const made = await send(kind, content, name);
    expect([made.status, made.status === 201 ? '' : made.text]).toEqual([201, '']);
    return at(made.json<AnImport>().id, 'checked', 'failed');
  }
  /** Has the right rows written and waits until they are. */
  async function written(id: number, given: object = {}): Promise<AnImport> {
    const asked = await call('POST', `/${id}/commit`, { rows: 'right', ...given });
    expect([asked.status, asked.status === 200 ? '' : asked.text]).toEqual([200, '']);
    return at(id, 'done', 'failed');
  }
  async function undone(id: number): Promise<AnImport> {
    const asked = await call('POST', `/${id}/undo`, {});
    expect([asked.status, asked.status === 200 ? '' : asked.text]).toEqual([200, '']);
    return at(id, 'undone', 'failed');
  }
  const rows = async (id: number, state?: ImportRowState | ImportRowState[]): Promise<AnImportRow[]> => {
    const filter = encodeURIComponent(JSON.stringify(state ? { state } : {}));
    return (await call('GET', `/${id}/rows?filter=${filter}&range=[0,99]`)).json();
  };
  const count = async (table: string, where = 'true'): Promise<number> =>
    (await app.source.query<{ n: number }[]>(`select count(*)::int n from ${table} where ${where}`))[0].n;
  const writers = (): Writers => {
    const of = <Writer>(type: Type<Writer>): Writer => worker.worker.get(type, { strict: false });
    return { properties: of(PropertyWriter), people: of(UserWriter), vendors: of(VendorWriter) };
  };

  return {
    get app() {
      return app;
    },
    get worker() {
      return worker;
    },
    get token() {
      return token;
    },
    get admin() {
      return admin;
    },
    call,
    send,
    get,
    at,
    checked,
    written,
    undone,
    rows,
    count,
    writers,
  };
}
