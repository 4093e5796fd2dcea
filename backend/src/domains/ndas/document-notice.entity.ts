import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Time } from '../../platform/database/columns';
import type { User } from '../accounts/users/user.entity';
import type { Property } from '../properties/editing/property.entity';

/** That a person was told of new documents of a property: once a day of the office at most. What comes later that day waits. */
@Entity('document_notices')
@Index('document_notices_more', ['day'], { where: 'more_since is not null' })
export class DocumentNotice {
  @PrimaryColumn({ type: 'int' }) propertyId: number;
  @ManyToOne('Property', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'property_id' }) property?: Property;
  @PrimaryColumn({ type: 'int' }) userId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'user_id' }) user?: User;
  @PrimaryColumn({ type: 'date' }) day: string;
  /** When the first was published of what is to be told on the next day; null while nothing is. */
  @Time({ nullable: true }) moreSince: Date | null;
}
