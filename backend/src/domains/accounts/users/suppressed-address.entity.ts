import { Check, Entity, PrimaryColumn } from 'typeorm';
import { CreatedAt } from '../../../platform/database/columns';

/** The address of somebody who had their data removed: nothing is written to it any more. */
@Entity('suppressed_addresses')
@Check('suppressed_addresses_hash', 'octet_length(hash) = 32')
export class SuppressedAddress {
  /** SHA-256 of the address in lower case, which itself is kept nowhere. */
  @PrimaryColumn({ type: 'bytea' }) hash: Buffer;
  @CreatedAt() createdAt: Date;
}
