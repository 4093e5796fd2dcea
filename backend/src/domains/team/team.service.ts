import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { cleanHtml } from '../../platform/common/clean-html';
import { invalid, notFound } from '../../platform/common/errors';
import { requireWholeOrder } from '../../platform/http/order.dto';
import { list } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { formatPhone } from '../../platform/http/rules';
import { receiveUpload } from '../../platform/common/upload';
import { withTransactionOf } from '../../platform/database/transaction';
import { LOGO_LIMIT } from '../../platform/storage/limits';
import { PendingFilesService } from '../../platform/storage/pending-files.service';
import { StoredImagesService } from '../../platform/storage/stored-images.service';
import { TeamMember } from './team-member.entity';
import { TEAM } from './team.list';

/** A member as the office writes them; undefined leaves the place on the page as it is. */
export type TeamMemberInput = Pick<TeamMember, 'firstName' | 'lastName' | 'title' | 'phoneNumber' | 'email'> &
  Partial<Pick<TeamMember, 'description' | 'imageName' | 'position'>>;

/** The people on Meet the Team. */
@Injectable()
export class TeamService {
  constructor(
    private readonly source: DataSource,
    private readonly stored: StoredImagesService,
    private readonly pending: PendingFilesService,
  ) {}

  /** Everybody, in the order of the page [PAGE-39]. */
  all(): Promise<TeamMember[]> {
    return this.source.manager.find(TeamMember, { order: { position: 'ASC', id: 'ASC' } });
  }

  /** @throws DomainError('not-found') */
  async get(id: number): Promise<TeamMember> {
    const found = await this.source.manager.findOneBy(TeamMember, { id });
    if (!found) {
      throw notFound('The team member');
    }
    return found;
  }

  list(caller: Caller, request: ListQueryDto): Promise<Listed<TeamMember>> {
    requireAdmin(caller);
    return list(this.source, request, TEAM);
  }

  /** Creates or replaces a member and answers their id. */
  async save(caller: Caller, id: number | undefined, input: TeamMemberInput): Promise<number> {
    requireAdmin(caller);
    const { saved, replaced } = await withTransactionOf(caller, this.source, async (manager) => {
      const before = id === undefined ? undefined : await lockedMember(manager, id);
      const imageName = input.imageName || null;
      if (
        imageName !== null &&
        imageName !== before?.imageName &&
        !(await this.pending.take(manager, 'TeamImages', imageName))
      ) {
        throw invalid('Image is invalid', 'imageName');
      }
      const row = await manager.save(
        manager.create(TeamMember, {
          ...(before ?? {}),
          ...input,
          phoneNumber: formatPhone(input.phoneNumber),
          description: cleanHtml(input.description ?? ''),
          imageName,
          position: input.position ?? before?.position ?? (await nextPosition(manager)),
        }),
      );
      await recordAudit(manager, {
        actor: caller,
        action: before ? 'team-member.changed' : 'team-member.created',
        subjectType: 'team-member',
        subjectId: row.id,
        change: changeOf<TeamMember>(before ?? {}, row),
      });
      const replaced = before?.imageName && before.imageName !== imageName ? [before.imageName] : [];
      await this.pending.release(manager, 'TeamImages', replaced);
      return { saved: row.id, replaced };
    });
    await this.pending.remove('TeamImages', replaced);
    return saved;
  }

  async delete(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    const portraits = await withTransactionOf(caller, this.source, async (manager) => {
      const member = await lockedMember(manager, id);
      await manager.delete(TeamMember, id);
      await recordAudit(manager, {
        actor: caller,
        action: 'team-member.deleted',
        subjectType: 'team-member',
        subjectId: id,
        subjectName: `${member.firstName} ${member.lastName}`,
        detail: { firstName: member.firstName, lastName: member.lastName },
      });
      const owned = member.imageName ? [member.imageName] : [];
      await this.pending.release(manager, 'TeamImages', owned);
      return owned;
    });
    await this.pending.remove('TeamImages', portraits);
  }

  /** Puts everybody in the order of the page [PAGE-39]. */
  async order(caller: Caller, ids: number[]): Promise<TeamMember[]> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const members = await manager.find(TeamMember, { order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
      requireWholeOrder(ids, members);
      for (const [index, id] of ids.entries()) {
        await manager.update(TeamMember, id, { position: index + 1 });
      }
      await recordAudit(manager, {
        actor: caller,
        action: 'team.ordered',
        subjectType: 'team-member',
        subjectId: null,
        detail: { ids: ids.join(',') },
      });
    });
    return this.all();
  }

  /** Stores a portrait of at most 1 MB and answers its name, for a save to name. */
  async uploadPortrait(caller: Caller, request: FastifyRequest): Promise<string> {
    requireAdmin(caller);
    return (await this.stored.store('TeamImages', await receiveUpload(request, LOGO_LIMIT))).fileName;
  }
}

async function lockedMember(manager: EntityManager, id: number): Promise<TeamMember> {
  const member = await manager.findOne(TeamMember, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!member) {
    throw notFound('The team member');
  }
  return member;
}

async function nextPosition(manager: EntityManager): Promise<number> {
  return ((await manager.maximum(TeamMember, 'position')) ?? 0) + 1;
}
