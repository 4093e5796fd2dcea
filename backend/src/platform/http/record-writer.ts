import type { EntityManager } from 'typeorm';
import type { Caller } from '../access/permissions';
import type { RecordTable } from '../database/references';
import { validBody } from './surfaces';

/** A record by the fields of its body on /api/v1. */
export type RecordFields = Record<string, unknown>;

/** Somebody whose writing is a part of a larger transaction. */
export type WritingCaller = Caller & { within: EntityManager };

/**
 * Writes the records of one kind from plain values, as their POST and PUT on /api/v1 do: by the rules of the same body, through
 * the same service.
 */
export abstract class RecordWriter<Body extends object = object> {
  protected abstract readonly table: RecordTable;
  protected abstract readonly Body: new () => Body;
  /** Fields that stay as they are when a change leaves them out; all others it would clear. */
  protected abstract readonly stays: readonly string[];

  /** Keeps others from changing it until the transaction ends. */
  async lock(manager: EntityManager, id: number): Promise<void> {
    await manager.query(`select 1 from "${this.table}" where id = $1 for update`, [id]);
  }

  /** The record as its body has it; undefined when there is none. */
  abstract read(manager: EntityManager, id: number): Promise<RecordFields | undefined>;

  /** What the record is called. */
  abstract nameOf(record: RecordFields): string;

  /** Whether anybody has done something with it besides changing its fields. */
  abstract isUsed(manager: EntityManager, id: number): Promise<boolean>;

  /** Takes it away for good. @throws DomainError where something stands against it */
  abstract remove(caller: WritingCaller, id: number): Promise<void>;

  protected abstract add(caller: WritingCaller, body: Body): Promise<number>;
  protected abstract replace(caller: WritingCaller, id: number, body: Body): Promise<void>;

  /** @throws DomainError as POST does */
  async create(caller: WritingCaller, given: RecordFields): Promise<number> {
    return this.add(caller, await validBody(this.Body, given));
  }

  /** Changes some fields. @throws DomainError as PUT does */
  async change(caller: WritingCaller, id: number, current: RecordFields, given: RecordFields): Promise<void> {
    const rest = Object.entries(current).filter(([name]) => !this.stays.includes(name));
    await this.replace(caller, id, await validBody(this.Body, { ...Object.fromEntries(rest), ...given }));
  }
}
