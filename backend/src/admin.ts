import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { TEMPORARY_HOURS } from './domains/accounts/sign-in/passwords';
import { Status } from './platform/access/permissions';
import { DomainError, invalid } from './platform/common/errors';
import { withOwnersDatabase } from './command-database';
import { Config, loadCommandConfig } from './config';
import { endWith } from './platform/database/start-failure';
import {
  Administrator,
  letAdministratorIn,
  listAdministrators,
  revokeAdministrator,
} from './domains/accounts/users/administrators';

const USAGE =
  'Usage: npm run admin -- someone@example.com [--name "First Last"] | --list | --revoke someone@example.com';

/** What was asked for. */
type Task = { email: string; name?: string } | { revoke: string } | 'list';

/** Makes administrators and takes the right back, with nothing but the database. */
async function main(args: string[]): Promise<void> {
  const task = taskOf(args);
  const config = loadCommandConfig();
  console.log(await withOwnersDatabase(config, 'stowbridge-admin', (source) => run(task, source, config)));
}

async function run(task: Task, source: DataSource, config: Config): Promise<string> {
  if (task === 'list') {
    return tableOf(await listAdministrators(source));
  }
  if ('revoke' in task) {
    await revokeAdministrator(source, task.revoke);
    return `${task.revoke} is no administrator any more.`;
  }
  const [firstName, ...rest] = (task.name ?? 'New Administrator').trim().split(/\s+/);
  if (rest.length === 0) {
    throw invalid('--name takes a first and a last name.');
  }
  const given = {
    firstName,
    lastName: rest.join(' '),
    phoneNumber: config.CONTACT_PHONE,
    companyName: config.PRODUCT_NAME,
  };
  const { password, created } = await letAdministratorIn(source, task.email, given);
  return `${task.email} ${created ? 'is an administrator now' : 'has a new password; whatever they were signed in with has ended'}.

  Sign in at          ${config.PUBLIC_URL}/admin
  Temporary password  ${password}

It is shown only here, is good for ${TEMPORARY_HOURS} hours, and is replaced by one of their own at the first sign-in.`;
}

function tableOf(administrators: Administrator[]): string {
  if (administrators.length === 0) {
    return 'There is no administrator.';
  }
  return administrators
    .map(({ email, name, statusId, temporaryUntil }) => `${email}  ${name}  ${stateOf(statusId, temporaryUntil)}`)
    .join('\n');
}

function stateOf(statusId: number, temporaryUntil: Date | null): string {
  if (statusId === Status.Rejected) {
    return 'revoked';
  }
  if (!temporaryUntil) {
    return 'active';
  }
  return temporaryUntil > new Date()
    ? `temporary password until ${temporaryUntil.toISOString()}`
    : 'temporary password expired';
}

function taskOf(args: string[]): Task {
  const { values, positionals } = read(args);
  const [email, ...more] = positionals;
  const asked = [email, values.revoke, values.list].filter((one) => one !== undefined);
  if (asked.length !== 1 || more.length > 0 || (values.name !== undefined && !email)) {
    throw invalid(USAGE);
  }
  if (values.list) {
    return 'list';
  }
  return values.revoke === undefined ? { email, name: values.name } : { revoke: values.revoke };
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { name: { type: 'string' }, list: { type: 'boolean' }, revoke: { type: 'string' } },
    });
  } catch (error) {
    throw invalid(`${(error as Error).message}\n${USAGE}`);
  }
}

/** Another process makes administrators or demo data just now. */
const isBusy = (error: unknown): boolean => (error as { code?: string }).code === '55P03';

main(process.argv.slice(2)).catch((error: unknown) => {
  if (isBusy(error)) {
    console.error('The database is busy, perhaps with demo data: try again in a minute.');
  } else if (error instanceof DomainError) {
    console.error(error.message);
  } else {
    endWith(error);
  }
  process.exit(1);
});
