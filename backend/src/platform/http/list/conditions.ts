import { dayOf } from './days';
import { invalid } from '../../common/errors';
import type { FilterValue, ParsedList } from './resource-list';

/** The conditions of a list on SQL of its own; texts of people are values, never SQL. */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly parts: string[] = [];

  /** @param condition is given the placeholder of the value */
  add(condition: (at: string) => string, value: unknown): void {
    this.parts.push(condition(this.value(value)));
  }

  /** From `createdAt_gte` to `createdAt_lte`: days of the time zone, both included. */
  addDays(column: string, { createdAt_gte: from, createdAt_lte: to }: ParsedList['filter'], timeZone: string): void {
    const zone = from === undefined && to === undefined ? '' : this.value(timeZone);
    if (from !== undefined) {
      this.add((at) => `${column} >= ${at}::date::timestamp at time zone ${zone}`, dayOf('createdAt_gte', from));
    }
    if (to !== undefined) {
      this.add((at) => `${column} < (${at}::date + 1)::timestamp at time zone ${zone}`, dayOf('createdAt_lte', to));
    }
  }

  /** Adds a value and answers its placeholder. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  get where(): string {
    return this.parts.length > 0 ? `where ${this.parts.join(' and ')}` : '';
  }
}

/** Ids as one number or a list. @throws DomainError('invalid') for anything else */
export function idsOf(field: string, value: FilterValue): number[] {
  const ids = [value].flat();
  if (ids.some((id) => typeof id !== 'number')) {
    throw invalid(`${field} needs a whole number.`, 'filter');
  }
  return ids as number[];
}
