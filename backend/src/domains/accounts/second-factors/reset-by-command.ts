import type { DataSource } from 'typeorm';
import { COMMAND_LINE } from '../../../platform/audit/audit';
import { DomainError } from '../../../platform/common/errors';
import { withTransaction } from '../../../platform/database/transaction';
import { User } from '../users/user.entity';
import { resetSecondFactor } from './resets';

/** @throws DomainError('not-found') when nobody has this address, 'conflict' when they have no second factor */
export async function resetByCommand(source: DataSource, email: string): Promise<void> {
  await withTransaction(source, async (manager) => {
    const user = await manager.findOneBy(User, { email });
    if (!user) {
      throw new DomainError('not-found', `Nobody has the address ${email}.`);
    }
    await resetSecondFactor(manager, COMMAND_LINE, user.id, 'by the command');
  });
}
