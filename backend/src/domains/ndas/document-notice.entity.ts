import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { User } from '../accounts/users/user.entity';
import type { Property } from '../properties/editing/property.entity';

/** That a person was told of new documents of a property: once a day of the office at most. */
@Entity('document_notices')
export class DocumentNotice {
  @PrimaryColumn({ type: 'int' }) propertyId: number;
  @ManyToOne('Property', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'property_id' }) property?: Property;
  @PrimaryColumn({ type: 'int' }) userId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'user_id' }) user?: User;
  @PrimaryColumn({ type: 'date' }) day: string;
}
