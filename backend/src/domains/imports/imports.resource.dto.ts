import {
  IMPORT_COLUMNS_MAX,
  IMPORT_KINDS,
  IMPORT_ROW_STATES,
  IMPORT_STATES,
  type ImportKind,
  type ImportRowState,
  type ImportState,
} from '@stowbridge/contract/imports';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, IsString } from 'class-validator';
import { Etag } from '../../platform/http/list/etags';

/** What stands in a field of a sample. */
export class ImportSampleValueDto {
  @ApiProperty({ example: 'Property Name' })
  label: string;
  /** As the pages show it. */
  @ApiProperty({ example: 'Front Range Storage' })
  text: string;
}

/** One of the first rows as the pages will show it. */
export class ImportSampleDto {
  /** As the spreadsheet counts. */
  @ApiProperty({ example: 2 })
  rowNumber: number;
  /** Its fields that hold something. */
  values: ImportSampleValueDto[];
}

/** A spreadsheet whose rows become records: properties, people or vendors. */
export class ImportDto {
  id: number;
  @Etag()
  etag?: string;
  @ApiProperty({ enum: IMPORT_KINDS, enumName: 'ImportKind' })
  kind: ImportKind;
  @ApiProperty({ example: 'listings.xlsx' })
  fileName: string;
  /** Of its columns, from left to right. */
  @ApiProperty({ example: ['Name', 'Street'] })
  headings: string[];
  /** The field of each column, as the body of such a record calls it; empty where the column is left out. */
  @ApiProperty({ example: ['name', 'address1'] })
  columns: string[];
  /** `checking`, `committing` and `undoing` are under way. */
  @ApiProperty({ enum: IMPORT_STATES, enumName: 'ImportState' })
  state: ImportState;
  /** How many rows hold something, without the headings. */
  rowCount: number;
  /** How many rows have been looked at. */
  checkedCount: number;
  /** How many the check calls right. */
  rightCount: number;
  /** How many the check calls wrong. */
  wrongCount: number;
  /** How many of the right rows change a record that is there; the others make new ones. */
  changingCount: number;
  /** How many have become records. */
  writtenCount: number;
  /** How many were right, and could not be written because something had changed. */
  refusedCount: number;
  /** How many were taken back. */
  removedCount: number;
  /** How many could not be taken back, because they were changed since. */
  keptCount: number;
  /** At most five. */
  samples: ImportSampleDto[];
  /** Whether people are told as if each row had been typed. */
  mails: boolean;
  /** Why it failed. */
  @ApiProperty({ type: String, nullable: true, example: null })
  error: string | null;
  madeById: number;
  @ApiProperty({ example: 'Nia Hart' })
  madeByName: string;
  committedById: number | null;
  @ApiProperty({ type: String, nullable: true, example: 'Nia Hart' })
  committedByName: string | null;
  createdAt: Date;
  checkedAt: Date | null;
  committedAt: Date | null;
  /** When the last row was written. */
  doneAt: Date | null;
  undoneAt: Date | null;
}

export class ImportColumnsDto {
  /** The field of each column, from left to right; empty where a column is left out. */
  @ApiProperty({ example: ['name', 'address1', ''] })
  @IsString({ each: true, message: 'columns is invalid' })
  @ArrayMaxSize(IMPORT_COLUMNS_MAX, { message: `columns names more than ${IMPORT_COLUMNS_MAX}` })
  @IsArray({ message: 'columns is invalid' })
  columns: string[];
}

const ROWS = ['all', 'right'] as const;

export class CommitImportDto {
  /** `all` writes nothing while a row is wrong; `right` leaves the wrong ones out. */
  @ApiProperty({ enum: ROWS, example: 'right' })
  @IsIn(ROWS, { message: 'rows is all or right' })
  rows: (typeof ROWS)[number];
  /** Mails people as if each row had been typed; false where it is left out. */
  @ApiPropertyOptional({ example: false })
  @IsOptional()
  @IsBoolean({ message: 'mails is invalid' })
  mails?: boolean;
}

/** What is wrong with a row. */
export class ImportProblemDto {
  /** Of the column; null where it is the row as a whole. */
  @ApiProperty({ type: String, nullable: true, example: 'State' })
  heading: string | null;
  @ApiProperty({ example: 'State "Colorodo" is not known' })
  message: string;
}

/** A row of the file. */
export class ImportRowDto {
  id: number;
  /** As the spreadsheet counts; the headings are in row 1. */
  @ApiProperty({ example: 2 })
  rowNumber: number;
  /** As they came, from left to right. */
  @ApiProperty({ example: ['Front Range Storage', 'Denver'] })
  cells: string[];
  @ApiProperty({ enum: IMPORT_ROW_STATES, enumName: 'ImportRowState' })
  state: ImportRowState;
  /** Whether it makes a record, or changes one; null while nobody knows. */
  @ApiProperty({ type: Boolean, nullable: true, example: true })
  creates: boolean | null;
  /** The record that was written. */
  recordId: number | null;
  /** What the record is called. */
  @ApiProperty({ type: String, nullable: true, example: 'Front Range Storage' })
  name: string | null;
  /** What is wrong with it; empty where nothing is. */
  problems: ImportProblemDto[];
}
