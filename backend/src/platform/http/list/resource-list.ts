import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';

/** The query of a list in the dialect of ra-data-simple-rest. */
export class ListQueryDto {
  @ApiPropertyOptional({ description: 'JSON: [field, "ASC" or "DESC"]', example: '["id","ASC"]' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  sort?: string;
  @ApiPropertyOptional({ description: 'JSON: [first, last], both counted from 0, at most 1000 rows', example: '[0,9]' })
  @IsOptional()
  @IsString()
  @MaxLength(50)
  range?: string;
  @ApiPropertyOptional({ description: 'JSON: field to value', example: '{"id":[1,2]}' })
  @IsOptional()
  @IsString()
  @MaxLength(5000)
  filter?: string;
}

export interface Listed<Row> {
  rows: Row[];
  total: number;
  first: number;
}

/** Writes the header by which the data provider learns the total. */
export function contentRange(
  reply: FastifyReply,
  resource: string,
  listed: { first: number; total: number; rows: unknown[] },
): void {
  const last = listed.rows.length ? listed.first + listed.rows.length - 1 : listed.first;
  void reply.header('Content-Range', `${resource} ${listed.first}-${last}/${listed.total}`);
}

/** Escapes what LIKE would read as a wildcard. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The words of a search box, each of which has to be found somewhere in the record; more than eight narrow nothing. */
export const searchWords = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, 8);
