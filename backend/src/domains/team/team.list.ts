import type { DataSource } from 'typeorm';
import { containing, oneOf } from '../../platform/http/list/filters';
import { inOrder } from '../../platform/http/list/in-order';
import type { ListRules } from '../../platform/http/list/rules';
import { TeamMember } from './team-member.entity';

export const TEAM: ListRules<TeamMember, object, DataSource> = {
  table: 'team_members',
  as: 't',
  versioned: true,
  fields: {
    id: { sql: 't.id', type: 'int', sort: true, filter: oneOf },
    firstName: { sql: 't.first_name', type: 'text', sort: true },
    lastName: { sql: 't.last_name', type: 'text', sort: true },
    title: { sql: 't.title', type: 'text', sort: true },
    email: { sql: 't.email', type: 'text', sort: true },
    position: { sql: 't.position', type: 'int', sort: true },
    q: {
      sql: `t.first_name || ' ' || t.last_name`,
      type: 'text',
      filter: (value, at, { sql }) => {
        const text = at(containing(value));
        return `(${sql} ilike ${text} or t.title ilike ${text} or t.email ilike ${text})`;
      },
    },
  },
  defaultSort: ['position', 'ASC'],
  rows: { load: inOrder(TeamMember) },
};
