import { renewRole } from '../src/platform/database/app-role';
import { migrate } from '../src/database/migrate';
import { runOn, serverUrl, TEMPLATE, testRole, urlOf } from './test-database';

/** Migrates one template database; each test file then gets a copy of it, with its rights, in milliseconds. */
export default async function setup(): Promise<void> {
  await runOn(serverUrl(), `drop database if exists ${TEMPLATE} with (force)`);
  await runOn(serverUrl(), `create database ${TEMPLATE}`);
  await renewRole((text, values) => runOn(serverUrl(), text, values), testRole());
  await migrate(urlOf(TEMPLATE), { role: testRole() });
}
