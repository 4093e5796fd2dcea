import type { DeleteResult, UpdateResult } from 'typeorm';
import type { DomainError } from '../common/errors';

/** SQLSTATE of a row that goes while others name it. */
const FOREIGN_KEY = '23503';

interface DatabaseError {
  driverError?: { code?: string; constraint?: string };
}

/** How many rows a write changed: of `update`, `delete`, or of a statement of its own. */
export const changed = (result: UpdateResult | DeleteResult | [rows: unknown, count: number]): number =>
  Array.isArray(result) ? result[1] : (result.affected ?? 0);

/** For `catch`: answers a write that this constraint forbids with the refusal; other errors stay. */
export const onConstraint =
  (name: string, refusal: DomainError) =>
  (error: DatabaseError): never => {
    throw error.driverError?.constraint === name ? refusal : error;
  };

/** For `catch`: answers the removal of a row that others name with the refusal; other errors stay. */
export const onReference =
  (refusal: DomainError) =>
  (error: DatabaseError): never => {
    throw error.driverError?.code === FOREIGN_KEY ? refusal : error;
  };
