import { Entity, PrimaryColumn } from 'typeorm';
import { Text, Time } from '../../../platform/database/columns';

/** An address that its mail server has refused for good; what is written to it is not sent until a mail arrives there. */
@Entity('refused_addresses')
export class RefusedAddress {
  /** In lower case. */
  @PrimaryColumn({ type: 'text' }) address: string;
  @Time() refusedAt: Date;
  /** What the server said, on one line. */
  @Text() reply: string;
}
