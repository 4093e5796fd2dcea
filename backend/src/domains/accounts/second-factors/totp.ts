import { generateSecret, generateURI, verify } from 'otplib';
import { type EntityManager, IsNull, LessThan } from 'typeorm';
import { changed } from '../../../platform/database/changes';
import { SecondFactor } from './second-factor.entity';

/** One step of 30 seconds either way: a clock may be that much off. */
const TOLERANCE_SECONDS = 30;

export const newTotpSecret = (): string => generateSecret();

/** What the picture of an app's setup says. */
export const totpAddress = (issuer: string, label: string, secret: string): string =>
  generateURI({ issuer, label, secret });

/** Of which step the code is; undefined when it is none of this secret. */
export async function stepOfCode(secret: string, token: string): Promise<number | undefined> {
  const found = await verify({ secret, token, epochTolerance: TOLERANCE_SECONDS });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}

/** Each code works once, and none that is older than the last one. @returns false when it has been used */
export async function spendStep(manager: EntityManager, id: number, step: number): Promise<boolean> {
  const spent = await manager.update(
    SecondFactor,
    [
      { id, lastStep: LessThan(step) },
      { id, lastStep: IsNull() },
    ],
    { lastStep: step, lastUsedAt: () => 'now()' },
  );
  return changed(spent) === 1;
}
