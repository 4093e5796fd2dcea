import { Client } from 'pg';
import { migrate } from '../src/database/migrate';
import { serverUrl, TEMPLATE, urlOf } from './test-database';

/** Migrates one template database; each test file then gets a copy of it in milliseconds. */
export default async function setup(): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE} with (force)`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrate(urlOf(TEMPLATE));
}
