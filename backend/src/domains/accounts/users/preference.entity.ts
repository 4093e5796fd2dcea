import { Check, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Text } from '../../../platform/database/columns';

/** What somebody has set up for themselves in a front end, which alone knows what it means. */
@Entity('user_preferences')
@Check('user_preferences_length', 'length(name) <= 80 and length(stored) <= 20000')
export class UserPreference {
  @PrimaryColumn({ type: 'int' }) userId: number;
  @ManyToOne('User', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: { id: number };
  @PrimaryColumn({ type: 'text' }) name: string;
  @Text() stored: string;
}
