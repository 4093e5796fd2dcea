import type { NoteKind } from '@stowbridge/contract/notes';
import { Check, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CalledInLogs } from '../../platform/audit/record-names';
import { CreatedAt, Int, Text, Time } from '../../platform/database/columns';
import { PERSON_NAME } from '../accounts/users/person-name';
import type { User } from '../accounts/users/user.entity';
import type { Deal } from '../deals/deal.entity';
import type { Enquiry } from '../enquiries/enquiry.entity';
import type { Property } from '../properties/editing/property.entity';

/** A note or a call of the office about one record. Its text is in no log, which others may read. */
@CalledInLogs('note', `initcap(r.kind) || ' by ' || (select ${PERSON_NAME} from users u where u.id = r.author_id)`)
@Entity('notes')
@Index('notes_newest', ['at', 'id'])
@Index('notes_of_deal', ['dealId', 'at', 'id'], { where: 'deal_id is not null' })
@Index('notes_of_property', ['propertyId', 'at', 'id'], { where: 'property_id is not null' })
@Index('notes_of_user', ['userId', 'at', 'id'], { where: 'user_id is not null' })
@Index('notes_of_enquiry', ['enquiryId', 'at', 'id'], { where: 'enquiry_id is not null' })
@Check('notes_kind', "kind in ('note', 'call')")
@Check('notes_text', "text <> '' and char_length(text) <= 4000")
@Check('notes_subject', 'num_nonnulls(deal_id, property_id, user_id, enquiry_id) = 1')
export class Note {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int({ nullable: true }) dealId: number | null;
  @ManyToOne('Deal', { nullable: true, onDelete: 'RESTRICT' }) @JoinColumn({ name: 'deal_id' }) deal?: Deal | null;
  /** Notes go with a property that is deleted for good. */
  @Int({ nullable: true }) propertyId: number | null;
  @ManyToOne('Property', { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'property_id' })
  property?: Property | null;
  @Int({ nullable: true }) userId: number | null;
  @ManyToOne('User', { nullable: true, onDelete: 'RESTRICT' }) @JoinColumn({ name: 'user_id' }) user?: User | null;
  @Int({ nullable: true }) enquiryId: number | null;
  @ManyToOne('Enquiry', { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'enquiry_id' })
  enquiry?: Enquiry | null;
  @Text() kind: NoteKind;
  @Text() text: string;
  /** When it was, which may be before it was written down. */
  @Time() at: Date;
  @Int() authorId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'author_id' }) author?: User;
  @CreatedAt() createdAt: Date;
  /** When its author corrected it last. */
  @Time({ nullable: true }) modifiedAt: Date | null;
}
