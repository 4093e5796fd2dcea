import { ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { getMetadataStorage, IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { LimitField } from './after.dto';
import { type Etags, noteEtags } from './etags';
import type { Place } from './place';

/** The query of a list: by the names of its fields, or in the dialect of ra-data-simple-rest. */
export class ListQueryDto {
  @ApiPropertyOptional({ description: 'A field to sort by, downwards with `-` before it.', example: '-id' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  orderBy?: string;
  @ApiPropertyOptional({ description: 'Most rows of the page; 10 where it is left out.' })
  @LimitField()
  limit?: string;
  @ApiPropertyOptional({
    description: 'Where to go on: from the `Link` of the page before, with the same order.',
    example: 'eyJzb3J0IjoiaWQiLCJvcmRlciI6IkFTQyIsImZpcnN0IjoxMCwiaWQiOjEyLCJrZXkiOiIxMiJ9.c2lnbmF0dXJl',
  })
  @IsOptional()
  @IsString()
  @MaxLength(4000)
  cursor?: string;
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
  /** What the address asks beside these, by name: what may be is for the rules of the list to say. */
  filters?: Record<string, unknown>;
  /** What the cursor stands for. */
  place?: Place;
  /** Nobody will learn the total. */
  uncounted?: boolean;
}

/** Marks the query of a page whose total nobody will learn; no address can say it. */
export const UNCOUNTED = Symbol('uncounted');

/** The query of a file that holds what a list finds. */
export class SheetQueryDto extends PickType(ListQueryDto, ['sort', 'range', 'filter']) {}

const declared = new WeakMap<object, Set<string>>();

/** Whether a class is the query of a list, which has filters that it does not name. */
export const isListQuery = (dto: new () => object): boolean =>
  dto === ListQueryDto || dto.prototype instanceof ListQueryDto;

/** Parts what a class names from what it does not. */
export function namedBy(
  dto: new () => object,
  query: Record<string, unknown>,
): [named: Record<string, unknown>, others: Record<string, unknown>] {
  const names =
    declared.get(dto) ??
    new Set(
      getMetadataStorage()
        .getTargetValidationMetadatas(dto, '', false, false)
        .map(({ propertyName }) => propertyName),
    );
  declared.set(dto, names);
  const part = (isNamed: boolean): Record<string, unknown> =>
    Object.fromEntries(Object.entries(query).filter(([name]) => names.has(name) === isNamed));
  return [part(true), part(false)];
}

export interface Listed<Row> {
  rows: Row[];
  total: number;
  first: number;
  /** Where the next page begins, when there is one and the list was asked so that pages follow one another. */
  next?: Place;
  /** Where the records have an `ETag`. */
  etags?: Etags;
}

const nextPlaces = new WeakMap<FastifyReply, Place>();

export const nextPlaceOf = (reply: FastifyReply): Place | undefined => nextPlaces.get(reply);
export const forgetPlace = (reply: FastifyReply): void => void nextPlaces.delete(reply);

/** Writes the header by which callers learn the total, and notes where the next page begins and at which versions the rows are. */
export function contentRange(
  reply: FastifyReply,
  resource: string,
  { first, total, rows, next, etags }: Listed<unknown>,
): void {
  const range = rows.length > 0 ? `${first}-${first + rows.length - 1}` : '*';
  void reply.header('Content-Range', `${resource} ${range}/${total}`);
  noteEtags(reply, etags);
  if (next) {
    nextPlaces.set(reply, next);
  }
}

/** Escapes what LIKE would read as a wildcard. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The words of a search box, each of which has to be found somewhere in the record; more than eight narrow nothing. */
export const searchWords = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, 8);
