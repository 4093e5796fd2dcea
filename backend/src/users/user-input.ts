import type { User } from './user.entity';

/** A person as an administrator writes them, whichever door the request came through. What is undefined stays as it is. */
export type UserInput = Pick<User, 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'companyName' | 'positionId'> &
  Partial<Pick<User, 'position' | 'address1' | 'address2' | 'city' | 'stateId' | 'zipCode' | 'isHavingSelfStorages' | 'capitalSource' | 'numberOfProperties' | 'question' | 'agentLocationId'>>;

type Plain = string | number | boolean | null;

/** Which columns an input changes, as they were and as they become: what the audit log keeps. */
export function changesOf(before: User, after: Partial<User>): Record<string, Plain> {
  const changed = Object.entries(after).filter(([name, value]) => before[name as keyof User] !== value);
  return Object.fromEntries(changed.flatMap(([name, value]) => [[name, value as Plain], [`${name}.before`, before[name as keyof User] as Plain]]));
}
