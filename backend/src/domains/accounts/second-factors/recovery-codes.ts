import { RECOVERY_CODES } from '@stowbridge/contract/second-factor';
import { randomInt } from 'node:crypto';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { changed } from '../../../platform/database/changes';
import { hashPassword, passwordMatches } from '../sign-in/passwords';
import { RecoveryCode } from './second-factor.entity';

/** Without look-alikes. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

const half = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
/** As it is hashed: people type it in any case, and with or without the dash. */
const plain = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');

/** Makes new codes, which are good once they are confirmed; until then the old ones stay. */
export async function makeRecoveryCodes(manager: EntityManager, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
  const hashes = await Promise.all(codes.map((code) => hashPassword(plain(code))));
  await manager.delete(RecoveryCode, { userId, confirmedAt: IsNull() });
  await manager.insert(
    RecoveryCode,
    hashes.map((codeHash) => ({ userId, codeHash })),
  );
  return codes;
}

/** @returns false when there are none to confirm */
export async function confirmRecoveryCodes(manager: EntityManager, userId: number): Promise<boolean> {
  const waiting = await manager.existsBy(RecoveryCode, { userId, confirmedAt: IsNull() });
  if (waiting) {
    await manager.delete(RecoveryCode, { userId, confirmedAt: Not(IsNull()) });
    await manager.update(RecoveryCode, { userId }, { confirmedAt: () => 'now()' });
  }
  return waiting;
}

export const recoveryCodesLeft = (manager: EntityManager, userId: number): Promise<number> =>
  manager.countBy(RecoveryCode, { userId, confirmedAt: Not(IsNull()), usedAt: IsNull() });

/** Which of a person's codes this is, if any. */
export async function findRecoveryCode(
  manager: EntityManager,
  userId: number,
  code: string,
): Promise<number | undefined> {
  const codes = await manager.findBy(RecoveryCode, { userId, confirmedAt: Not(IsNull()), usedAt: IsNull() });
  for (const { id, codeHash } of codes) {
    if (await passwordMatches(codeHash, plain(code))) {
      return id;
    }
  }
  return undefined;
}

/** @returns false when it was used meanwhile */
export async function spendRecoveryCode(manager: EntityManager, id: number): Promise<boolean> {
  const spent = await manager.update(RecoveryCode, { id, usedAt: IsNull() }, { usedAt: () => 'now()' });
  return changed(spent) === 1;
}
