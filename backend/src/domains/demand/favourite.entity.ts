import { favouriteNoteLength } from '@stowbridge/contract/favourites';
import { Check, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAt, Int, Text } from '../../platform/database/columns';
import type { User } from '../accounts/users/user.entity';
import type { Property } from '../properties/editing/property.entity';

/** A property that a person keeps, with what they noted for themselves; the office reads how many there are, never whose. */
@Entity('favourites')
@Index('favourites_of', ['userId', 'propertyId'], { unique: true })
@Index('favourites_newest', ['userId', 'id'])
@Index('favourites_property', ['propertyId'])
@Check('favourites_note', `note <> '' and char_length(note) <= ${favouriteNoteLength}`)
export class Favourite {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'user_id' }) user?: User;
  @Int() propertyId: number;
  /** It goes with a property that is deleted for good. */
  @ManyToOne('Property', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'property_id' }) property?: Property;
  @Text({ nullable: true }) note: string | null;
  @CreatedAt() createdAt: Date;
}
