import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { ReadOnly, Replacing } from '../../platform/http/read-only';
import { RequiredText } from '../../platform/http/rules';
import { isFixed, LookupListRow } from './lookup-lists';

/** A word that people choose, with its place among the others. */
export class LookupRowDto {
  @ReadOnly()
  id: number;
  name: string;
  /** Lists show the lowest first. */
  position: number;
}

/** An entry of a list that people choose from. */
export class LookupEntryDto extends LookupRowDto {
  /** The product speaks of it by its id: it can be renamed and moved, but not removed. */
  @ReadOnly()
  fixed: boolean;
}

export class LookupEntryBodyDto {
  @RequiredText('Name', 100)
  name: string;
  @IsOptional()
  @IsInt({ message: 'Position is invalid' })
  @Min(0, { message: 'Position is invalid' })
  @Max(10_000, { message: 'Position is invalid' })
  position?: number;
}

export class ReplacedLookupEntryDto extends Replacing(LookupEntryBodyDto, LookupEntryDto) {}

export class LookupEntryIdDto {
  id: number;
}

export const lookupEntryDto = (list: string, { id, name, position }: LookupListRow): LookupEntryDto => ({
  id,
  name,
  position,
  fixed: isFixed(list, id),
});
