import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { NOTE_KINDS, NOTE_SUBJECTS, noteLength, type NoteKind, type NoteSubject } from '@stowbridge/contract/notes';
import { IsDate, IsIn, IsOptional } from 'class-validator';
import { Etag } from '../../platform/http/list/etags';
import { ReadOnly, Replacing } from '../../platform/http/read-only';
import { RequiredId, RequiredLines, toMoment } from '../../platform/http/rules';

/** A note or a call on /api/v1. */
export class NoteDto {
  @ReadOnly()
  id: number;
  @Etag()
  etag?: string;
  @ReadOnly({ enum: NOTE_SUBJECTS, enumName: 'NoteSubject' })
  subjectType: NoteSubject;
  @ReadOnly()
  subjectId: number;
  /** What the record is called now. */
  @ReadOnly()
  subjectName: string;
  @ApiProperty({ enum: NOTE_KINDS, enumName: 'NoteKind' })
  kind: NoteKind;
  text: string;
  /** When it was. */
  at: Date;
  @ReadOnly()
  authorId: number;
  @ReadOnly()
  authorName: string;
  @ReadOnly()
  authorUserTypeId: number;
  @ReadOnly()
  createdAt: Date;
  /** When its author corrected it last; null when it is as it was written. */
  @ReadOnly()
  modifiedAt: Date | null;
}

/** What its author can correct. */
export class NoteBodyDto {
  @ApiProperty({ enum: NOTE_KINDS, enumName: 'NoteKind' })
  @IsIn(NOTE_KINDS, { message: 'kind is note or call' })
  kind: NoteKind;
  @ApiProperty({ example: 'They would like to see the property on Friday.' })
  @RequiredLines('Text', noteLength, 'Please enter a text')
  text: string;
  /** Left out: now; of a correction: as it was. */
  @ApiPropertyOptional({ format: 'date-time' })
  @IsOptional()
  @toMoment()
  @IsDate({ message: 'The date and time is invalid' })
  at?: Date;
}

/** The whole note; what its author cannot correct stays as it is. */
export class ReplacedNoteDto extends Replacing(NoteBodyDto, NoteDto) {}

export class NewNoteDto extends NoteBodyDto {
  @ApiProperty({ enum: NOTE_SUBJECTS, enumName: 'NoteSubject' })
  @IsIn(NOTE_SUBJECTS, { message: 'subjectType is deal, property, user or enquiry' })
  subjectType: NoteSubject;
  /** Of the deal, the property, the person or the enquiry. */
  @RequiredId('Please choose a record')
  subjectId: number;
}

export class NoteIdDto {
  id: number;
}
