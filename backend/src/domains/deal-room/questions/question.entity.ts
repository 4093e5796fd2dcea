import type { TierId } from '@stowbridge/contract/access';
import {
  ANSWER_READERS,
  ANSWER_STATES,
  type AnswerReaders,
  type AnswerState,
  PAGE_MAX,
  QUESTION_STATES,
  questionLengths,
  type QuestionState,
} from '@stowbridge/contract/questions';
import { REASON_MAX } from '@stowbridge/contract/access';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CalledInLogs } from '../../../platform/audit/record-names';
import { CreatedAt, Int, Text, Time } from '../../../platform/database/columns';
import type { User } from '../../accounts/users/user.entity';

const oneOf = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/**
 * What a buyer asks about a property, or about a page of one of its documents. It outlives both, so they are named by id
 * and name without a foreign key.
 */
@CalledInLogs('question', 'r.property_name')
@Entity('questions')
@Index('questions_of', ['propertyId', 'id'])
@Index('questions_open_by', ['askerId', 'propertyId'], { where: "state = 'open'" })
@Index('questions_to_answer', ['dueAt', 'id'], { where: "state = 'open'" })
@Check('questions_state', `state in (${oneOf(QUESTION_STATES)})`)
@Check('questions_text', `char_length(text) between 1 and ${questionLengths.question}`)
@Check('questions_document', 'num_nulls(document_id, document_name, document_tier) in (0, 3)')
@Check('questions_page', `page is null or (page between 1 and ${PAGE_MAX} and document_id is not null)`)
@Check('questions_declined', "(state = 'declined') = (declined_at is not null)")
@Check(
  'questions_decline_reason',
  `decline_reason is null or (state = 'declined' and char_length(decline_reason) <= ${REASON_MAX})`,
)
export class Question {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() propertyId: number;
  @Text() propertyName: string;
  @Int({ nullable: true }) documentId: number | null;
  @Text({ nullable: true }) documentName: string | null;
  /** When it was asked, or answered last: what counts once the document is gone. */
  @Column({ type: 'smallint', nullable: true }) documentTier: TierId | null;
  /** Of the document, when it was asked. */
  @Int({ nullable: true }) version: number | null;
  @Int({ nullable: true }) page: number | null;
  @Int() askerId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'asker_id' }) asker?: User;
  @Text() text: string;
  @Text({ default: 'open' }) state: QuestionState;
  /** By when it should be answered. */
  @Time() dueAt: Date;
  @CreatedAt() createdAt: Date;
  @Time({ nullable: true }) declinedAt: Date | null;
  /** As the asker reads it. */
  @Text({ nullable: true }) declineReason: string | null;
}

/** One version of an answer. Append-only: a correction is a further version, and so is what is published of a draft. */
@Entity('answers')
@Index('answers_of', ['questionId', 'version'], { unique: true })
@Index('answers_to_all', ['at'], { where: "published_to = 'all'" })
@Check('answers_state', `state in (${oneOf(ANSWER_STATES)})`)
@Check('answers_text', `char_length(text) between 1 and ${questionLengths.answer}`)
@Check('answers_version', 'version > 0')
@Check('answers_published_to', `published_to in (${oneOf(ANSWER_READERS)})`)
@Check('answers_published', "(state = 'published') = (published_to is not null)")
@Check('answers_published_question', "(published_to = 'all') is true = (published_question is not null)")
@Check('answers_published_question_length', `char_length(published_question) between 1 and ${questionLengths.question}`)
export class Answer {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() questionId: number;
  @ManyToOne('Question', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'question_id' }) question?: Question;
  @Int() version: number;
  @Text() text: string;
  /** Who drafted or published it. */
  @Int() authorId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'author_id' }) author?: User;
  @Text() state: AnswerState;
  /** Null for a draft. */
  @Text({ nullable: true }) publishedTo: AnswerReaders | null;
  /** The question as all read it; null unless it is published to all. */
  @Text({ nullable: true }) publishedQuestion: string | null;
  @Time({ default: () => 'now()' }) at: Date;
}
