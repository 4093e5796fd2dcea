import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { invalid, notFound } from '../../platform/common/errors';
import { withTransactionOf } from '../../platform/database/transaction';
import { AgentLocation } from './agent-location.entity';
import { deleteEntry } from './edited-list';
import { State } from './lookup.entity';

const SUBJECT = 'agent-location';

export interface AgentLocationInput {
  address: string;
  city: string;
  stateId: number;
  zipCode: string;
}

export type AgentLocationEntry = AgentLocationInput & { id: number };

/** The offices of the listing agents [CALL-012, CALL-022], as far as administrators edit them. */
@Injectable()
export class AgentLocationsService {
  constructor(private readonly source: DataSource) {}

  async list(caller: Caller): Promise<AgentLocationEntry[]> {
    requireAdmin(caller);
    const offices = await this.source.manager.find(AgentLocation, { relations: { state: true }, order: { id: 'ASC' } });
    return offices.map(entryOf);
  }

  async create(caller: Caller, input: AgentLocationInput): Promise<AgentLocationEntry> {
    requireAdmin(caller);
    return withTransactionOf(caller, this.source, async (manager) => {
      const made = entryOf(await manager.save(AgentLocation, await rowOf(manager, input)));
      await recordAudit(manager, {
        actor: caller,
        action: 'lookup.added',
        subjectType: SUBJECT,
        subjectId: made.id,
        change: changeOf<AgentLocationEntry>({}, made),
      });
      return made;
    });
  }

  async change(caller: Caller, id: number, input: AgentLocationInput): Promise<AgentLocationEntry> {
    requireAdmin(caller);
    return withTransactionOf(caller, this.source, async (manager) => {
      await manager.query('select 1 from agent_locations where id = $1 for update', [id]);
      const before = await manager.findOne(AgentLocation, { where: { id }, relations: { state: true } });
      if (!before) {
        throw notFound('The entry');
      }
      const after = entryOf(await manager.save(AgentLocation, { id, ...(await rowOf(manager, input)) }));
      await recordAudit(manager, {
        actor: caller,
        action: 'lookup.changed',
        subjectType: SUBJECT,
        subjectId: id,
        change: changeOf<AgentLocationEntry>(entryOf(before), after),
      });
      return after;
    });
  }

  /** @throws DomainError('in-use') for an office at which somebody works */
  async delete(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, (manager) =>
      deleteEntry(manager, caller, { entity: AgentLocation, subjectType: SUBJECT }, id),
    );
  }
}

const entryOf = ({ id, address, city, state, zipCode }: AgentLocation): AgentLocationEntry => ({
  id,
  address,
  city,
  stateId: state.id,
  zipCode,
});

/** @throws DomainError('invalid') for a state that there is not */
async function rowOf(
  manager: EntityManager,
  { stateId, ...row }: AgentLocationInput,
): Promise<Omit<AgentLocation, 'id'>> {
  const state = stateId <= 32_767 ? await manager.findOneBy(State, { id: stateId }) : null;
  if (!state) {
    throw invalid('State is invalid', 'stateId');
  }
  return { ...row, state };
}
