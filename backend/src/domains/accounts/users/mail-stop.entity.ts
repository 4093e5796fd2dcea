import { Check, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { CreatedAt } from '../../../platform/database/columns';
import type { User } from './user.entity';
import type { MailCategory } from './mail-categories';

/** Somebody does not want mails of this category. */
@Entity('mail_stops')
@Check('mail_stops_category', "category in ('offers', 'properties', 'messages', 'reports', 'listings')")
export class MailStop {
  @PrimaryColumn({ type: 'int' }) userId: number;
  @ManyToOne('User', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: User;
  @PrimaryColumn({ type: 'text' }) category: MailCategory;
  @CreatedAt() createdAt: Date;
}
