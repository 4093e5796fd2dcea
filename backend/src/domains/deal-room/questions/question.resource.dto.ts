import { REASON_MAX } from '@stowbridge/contract/access';
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
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, Max, Min, ValidateIf } from 'class-validator';
import { OptionalLines, OptionalStrictLines, RequiredLines } from '../../../platform/http/rules';

const MAX_ID = 2_147_483_647;
const NO_PAGE = 'The page is a number from 1';
const NO_DOCUMENT = 'The document is invalid';
const NO_VERSION = 'The version is the one of the draft';
const isGiven = (_: object, value: unknown): boolean => value !== undefined && value !== null;

/** A question about the property, or about one of its documents. */
export class AskQuestionDto {
  @ApiProperty({ example: 'Is the roof on page 4 still under warranty?' })
  @RequiredLines('Question', questionLengths.question, 'Please enter your question')
  text: string;
  @ValidateIf(isGiven)
  @Max(MAX_ID, { message: NO_DOCUMENT })
  @Min(1, { message: NO_DOCUMENT })
  @IsInt({ message: NO_DOCUMENT })
  documentId?: number | null;
  /** Of the document. */
  @ValidateIf(isGiven)
  @Max(PAGE_MAX, { message: NO_PAGE })
  @Min(1, { message: NO_PAGE })
  @IsInt({ message: NO_PAGE })
  page?: number | null;
}

/** A question as a buyer reads it: it never says who asked. */
export class ReaderQuestionDto {
  id: number;
  /** Null for a document that is gone, and for a question about the property. */
  documentId: number | null;
  documentName: string | null;
  /** Of the document, when it was asked; null when that is not known. */
  documentVersion: number | null;
  page: number | null;
  /** The caller reads their own as they asked it, the others as the office has worded them. */
  @ApiProperty({ example: 'Is the roof still under warranty?' })
  question: string;
  /** The caller asked it. */
  yours: boolean;
  @ApiProperty({ enum: QUESTION_STATES, example: 'answered' })
  state: QuestionState;
  createdAt: Date;
  /** The newest version; null as long as it is not answered. */
  @ApiProperty({ type: String, nullable: true, example: 'Yes, until 2031.' })
  answer: string | null;
  answeredAt: Date | null;
  /** Why it was declined, where that was said; the caller's own only. */
  @ApiProperty({ type: String, nullable: true, example: 'The seller does not share this.' })
  reason: string | null;
}

/** The questions of a property, as one of its buyers reads them, the newest first. */
export class ReaderQuestionsDto {
  /** YYYY-MM-DD, the last day on which something can be asked; null without an end. */
  @ApiProperty({ type: String, nullable: true, example: '2026-12-01' })
  questionsUntil: string | null;
  /** Why the caller can ask nothing just now; null when they can. */
  @ApiProperty({ type: String, nullable: true, example: 'Questions could be asked until 12/01/2026.' })
  closed: string | null;
  questions: ReaderQuestionDto[];
}

/** A version of an answer. */
export class AnswerDto {
  version: number;
  @ApiProperty({ example: 'Yes, until 2031.' })
  text: string;
  /** Who drafted or published it. */
  authorName: string;
  @ApiProperty({ enum: ANSWER_STATES, example: 'published' })
  state: AnswerState;
  /** Null for a draft. */
  @ApiProperty({ type: String, enum: ANSWER_READERS, nullable: true, example: 'all' })
  publishedTo: AnswerReaders | null;
  /** The question as all read it; null unless it is published to all. */
  @ApiProperty({ type: String, nullable: true, example: 'Is the roof still under warranty?' })
  publishedQuestion: string | null;
  at: Date;
}

/** A question as the office reads it. */
export class QuestionDto {
  id: number;
  propertyId: number;
  propertyName: string;
  /** Null for a document that is gone, and for a question about the property. */
  documentId: number | null;
  documentName: string | null;
  /** Of the document, when it was asked; null when that is not known. */
  documentVersion: number | null;
  page: number | null;
  askerId: number;
  askerUserTypeId: number;
  @ApiProperty({ example: 'Nia Hart' })
  askerName: string;
  @ApiProperty({ type: String, nullable: true, example: 'Hart Storage' })
  askerCompany: string | null;
  @ApiProperty({ example: 'nia.hart@hartstorage.example' })
  askerEmail: string;
  /** As it was asked. */
  @ApiProperty({ example: 'Is the roof on page 4 still under warranty?' })
  text: string;
  @ApiProperty({ enum: QUESTION_STATES, example: 'answered' })
  state: QuestionState;
  /** By when it should be answered. */
  dueAt: Date;
  createdAt: Date;
  declinedAt: Date | null;
  /** As the asker reads it. */
  @ApiProperty({ type: String, nullable: true, example: 'The seller does not share this.' })
  declineReason: string | null;
  /** Every version, the oldest first; a draft is read by the office and the owning seller only. */
  answers: AnswerDto[];
}

/** The same as the owning seller reads it. */
export class ListingQuestionDto extends OmitType(QuestionDto, [
  'askerId',
  'askerUserTypeId',
  'askerName',
  'askerCompany',
  'askerEmail',
]) {
  /** This and the company are null where the office keeps the names of buyers from the seller. */
  @ApiProperty({ type: String, nullable: true, example: 'Nia Hart' })
  askerName: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Hart Storage' })
  askerCompany: string | null;
}

/** A draft of an answer, or of its correction. */
export class AnswerBodyDto {
  @ApiProperty({ example: 'Yes, until 2031.' })
  @RequiredLines('Answer', questionLengths.answer, 'Please enter the answer')
  text: string;
}

/** The newest draft is shown. */
export class PublishAnswerDto {
  /** Of the draft, as it was read: 409 when it is not the newest any more. */
  @Max(MAX_ID, { message: NO_VERSION })
  @Min(1, { message: NO_VERSION })
  @IsInt({ message: NO_VERSION })
  version: number;
  @ApiProperty({ enum: ANSWER_READERS, example: 'all' })
  @IsIn(ANSWER_READERS, { message: 'to is asker or all' })
  to: AnswerReaders;
  /** The question as all read it; needed with `all`. */
  @ApiProperty({ required: false, nullable: true, type: String, example: 'Is the roof still under warranty?' })
  @OptionalLines('Question', questionLengths.question)
  question?: string | null;
  /** Publish although question or answer hold the asker's name, company or e-mail, which is 422 at `confirmed` otherwise. */
  @ValidateIf((_: object, value: unknown) => value !== undefined)
  @IsBoolean({ message: 'confirmed is invalid' })
  confirmed?: boolean;
}

/** A question that is not answered. */
export class DeclineQuestionDto {
  /** The asker reads it. */
  @OptionalStrictLines('Reason', REASON_MAX)
  reason?: string | null;
}
