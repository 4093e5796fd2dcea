import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { nameOfRecord, recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { conflict, invalid, notFound } from '../../platform/common/errors';
import { changed, onReference } from '../../platform/database/changes';
import { withTransaction } from '../../platform/database/transaction';
import { AgentLocation } from './agent-location.entity';
import type { AgentLocationBodyDto, AgentLocationEntryDto } from './agent-locations.resource.dto';
import { State } from './lookup.entity';

const SUBJECT = 'agent-location';

/** The offices of the listing agents [CALL-012, CALL-022], as far as administrators edit them. */
@Injectable()
export class AgentLocationsService {
  constructor(private readonly source: DataSource) {}

  async list(caller: Caller): Promise<AgentLocationEntryDto[]> {
    requireAdmin(caller);
    return (
      await this.source.getRepository(AgentLocation).find({ relations: { state: true }, order: { id: 'ASC' } })
    ).map(entryOf);
  }

  async create(caller: Caller, body: AgentLocationBodyDto): Promise<AgentLocationEntryDto> {
    requireAdmin(caller);
    return withTransaction(this.source, async (manager) => {
      const made = entryOf(await manager.save(AgentLocation, await rowOf(manager, body)));
      await recordAudit(manager, {
        actor: caller,
        action: 'lookup.added',
        subjectType: SUBJECT,
        subjectId: made.id,
        change: changeOf<AgentLocationEntryDto>({}, made),
      });
      return made;
    });
  }

  async change(caller: Caller, id: number, body: AgentLocationBodyDto): Promise<AgentLocationEntryDto> {
    requireAdmin(caller);
    return withTransaction(this.source, async (manager) => {
      await manager.query('select 1 from agent_locations where id = $1 for update', [id]);
      const before = await manager.findOne(AgentLocation, { where: { id }, relations: { state: true } });
      if (!before) {
        throw notFound('The entry');
      }
      const after = entryOf(await manager.save(AgentLocation, { id, ...(await rowOf(manager, body)) }));
      await recordAudit(manager, {
        actor: caller,
        action: 'lookup.changed',
        subjectType: SUBJECT,
        subjectId: id,
        change: changeOf<AgentLocationEntryDto>(entryOf(before), after),
      });
      return after;
    });
  }

  /** @throws DomainError('conflict') for an office at which somebody works */
  async delete(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransaction(this.source, async (manager) => {
      const subjectName = await nameOfRecord(manager, SUBJECT, id);
      const removed = await manager.delete(AgentLocation, { id }).catch(onReference(conflict('This entry is in use.')));
      if (changed(removed) === 0) {
        throw notFound('The entry');
      }
      await recordAudit(manager, {
        actor: caller,
        action: 'lookup.deleted',
        subjectType: SUBJECT,
        subjectId: id,
        subjectName,
      });
    });
  }
}

const entryOf = ({ id, address, city, state, zipCode }: AgentLocation): AgentLocationEntryDto => ({
  id,
  address,
  city,
  stateId: state.id,
  zipCode,
});

/** @throws DomainError('invalid') for a state that there is not */
async function rowOf(
  manager: EntityManager,
  { stateId, ...row }: AgentLocationBodyDto,
): Promise<Omit<AgentLocation, 'id'>> {
  const state = stateId <= 32_767 ? await manager.findOneBy(State, { id: stateId }) : null;
  if (!state) {
    throw invalid('State is invalid', 'stateId');
  }
  return { ...row, state };
}
