import { auditActions, recordKinds } from '@stowbridge/contract/log-words';
import { wordsOf } from '@stowbridge/contract/log-fields';
import { namedKinds } from '../src/platform/audit/record-names';
import { loadEntities } from '../src/platform/database/load-entities';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getMetadataArgsStorage } from 'typeorm';
import { Category } from '../src/domains/categories/category.entity';
import { Deal } from '../src/domains/deals/deal.entity';
import { AgentLocation } from '../src/domains/lookups/agent-location.entity';
import { LookupRow, PriceStep } from '../src/domains/lookups/lookup.entity';
import { Property } from '../src/domains/properties/editing/property.entity';
import { Task } from '../src/domains/tasks/task.entity';
import { TaskTemplate } from '../src/domains/tasks/task-template.entity';
import { TeamMember } from '../src/domains/team/team-member.entity';
import { User } from '../src/domains/accounts/users/user.entity';
import { Vendor } from '../src/domains/vendors/vendor.entity';

const ROOT = resolve(__dirname, '../..');

const recorded = ['backend/src', 'tools/backup', 'demo/src']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(ROOT, folder, file)),
  )
  .filter((file) => file.endsWith('.ts') && !/spec\.ts$|migrations/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((text) => text.includes('recordAudit(') || text.includes('into audit_log'));

const texts = (pattern: RegExp): string[] =>
  recorded.flatMap((text) =>
    [...text.matchAll(pattern)].flatMap(([found]) => [...found.matchAll(/'([^']+)'/g)].map(([, literal]) => literal)),
  );

describe('the words of the audit log', () => {
  it('[FOFF-21] name every action and every kind of record that is recorded', () => {
    const actions = texts(/action: [^;,]*?'[a-z-]+\.[a-z-]+'[^;,]*/g).filter((text) => text.includes('.'));
    expect(actions.length).toBeGreaterThan(40);
    expect(actions.filter((action) => !Object.hasOwn(auditActions, action))).toEqual([]);
    const kinds = texts(/subjectType: '[^']+'/g);
    expect(kinds.length).toBeGreaterThan(30);
    expect(kinds.filter((kind) => !Object.hasOwn(recordKinds, kind))).toEqual([]);
  });

  it('[FOFF-21] have a place where each kind of record says what it is called', () => {
    loadEntities();
    expect(namedKinds().sort()).toEqual(
      Object.keys(recordKinds)
        .filter((kind) => kind !== 'system')
        .sort(),
    );
  });

  it('[FOFF-21] name every field that a change can show', () => {
    const tables = {
      property: Property,
      user: User,
      deal: Deal,
      vendor: Vendor,
      category: Category,
      'team-member': TeamMember,
      task: Task,
      'task-template': TaskTemplate,
      'agent-location': AgentLocation,
      'price-step': PriceStep,
      positions: LookupRow,
    };
    const nameless = Object.entries(tables).flatMap(([kind, entity]) =>
      getMetadataArgsStorage()
        .columns.filter(({ target }) => target === entity)
        .map(({ propertyName }) => propertyName)
        .filter((field) => !/password/i.test(field) && !wordsOf(kind, field))
        .map((field) => `${kind}.${field}`),
    );
    expect(nameless).toEqual([]);
    const details = recorded
      .flatMap((text) => [...text.matchAll(/detail: (?:[^{};]*\? )?\{ ([^{}]*)\}/g)])
      .flatMap(([, given]) => [...given.matchAll(/(?:^|, )(\w+)(?=:|,| |$)/g)].map(([, field]) => field));
    expect(details).toEqual(expect.arrayContaining(['from', 'to', 'ndaId', 'toUserId']));
    expect(details.filter((field) => !['from', 'to'].includes(field) && !wordsOf('', field))).toEqual([]);
  });
});
