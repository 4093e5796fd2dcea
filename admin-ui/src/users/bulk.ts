import { number } from '../components/format';
import type { DecidedStatus, Refusal } from '../data-provider/users';
import { nameOfUser, type User } from '../records/user';

/** What is done to several people at once. */
export interface Deed {
  label: string;
  verb: string;
  done: string;
  statusId: DecidedStatus;
}

/** The question of the single action [ABUY-11], of as many as there are. */
export function question(count: number, { verb }: Deed): string {
  return `Are you sure want to ${verb} ${count === 1 ? 'this user' : `these ${number(count)} users`}?`;
}

export function peopleAre(count: number, { done }: Deed): string {
  return count === 1 ? `1 person is ${done}.` : `${number(count)} people are ${done}.`;
}

/** What became of each person: how many it was done to, and by name those to whom it could not be, with the reason. */
export function outcome(people: User[], refusals: Refusal[], { done }: Deed): string {
  const byReason = new Map<string, string[]>();
  for (const { id, message } of refusals) {
    const user = people.find((one) => one.id === id);
    byReason.set(message, [...(byReason.get(message) ?? []), user ? nameOfUser(user) : `User ${id}`]);
  }
  const refused = [...byReason].map(([message, names]) => `${names.join(', ')} could not be: ${message}`);
  return [`${number(people.length - refusals.length)} ${done}`, ...refused].join('; ');
}
