import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isNamed } from '../../../platform/database/references';
import { sql } from '../../../platform/database/sql';
import { type RecordFields, RecordWriter, type WritingCaller } from '../../../platform/http/record-writer';
import { UserEditingService } from './user-editing.service';
import { User, UserRole } from './user.entity';
import { inputOfUserBody, UserBodyDto, userResourceDto } from './users.resource.dto';

/** What of a person as /api/v1 answers them is not theirs to be given. */
const ANSWERED_ONLY = ['id', 'state', 'userTypeId', 'statusId', 'active', 'isConfirmed', 'createdAt', 'modifiedAt'];

/** People from plain values. */
@Injectable()
export class UserWriter extends RecordWriter<UserBodyDto> {
  protected readonly table = 'users';
  protected readonly Body = UserBodyDto;
  protected readonly stays = ['roles'];

  constructor(private readonly editing: UserEditingService) {
    super();
  }

  async read(manager: EntityManager, id: number): Promise<RecordFields | undefined> {
    const user = await manager.findOneBy(User, { id });
    if (!user) {
      return undefined;
    }
    const roles = await manager.findBy(UserRole, { userId: id });
    const fields = Object.entries(userResourceDto(Object.assign(user, { roles })));
    return Object.fromEntries(fields.filter(([name]) => !ANSWERED_ONLY.includes(name)));
  }

  nameOf({ firstName, lastName }: RecordFields): string {
    return `${String(firstName)} ${String(lastName)}`;
  }

  /** Also who has chosen a password, or was put at another status. */
  async isUsed(manager: EntityManager, id: number): Promise<boolean> {
    const moved = await sql(manager, {
      text: 'select 1 from users where id = $1 and (password_hash is not null or status_id <> 2)',
      values: [id],
    });
    return moved.length > 0 || (await isNamed(manager, this.table, id, ['user_roles', 'password_tokens']));
  }

  remove(caller: WritingCaller, id: number): Promise<void> {
    return this.editing.remove(caller, id);
  }

  protected add(caller: WritingCaller, body: UserBodyDto): Promise<number> {
    return this.editing.create(caller, inputOfUserBody(body), body.roles ?? []);
  }

  protected async replace(caller: WritingCaller, id: number, body: UserBodyDto): Promise<void> {
    await this.editing.update(caller, id, inputOfUserBody(body), body.roles);
  }
}
