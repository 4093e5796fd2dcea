import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { ReadOnly, Replacing } from '../../platform/http/read-only';
import { LookupRowDto } from './lookup-editing.resource.dto';

/** A price offered beside the price range; its name is the amount as people read it. */
export class PriceStepDto extends LookupRowDto {
  @ReadOnly()
  declare name: string;
  /** Whole dollars. */
  amount: number;
}

export class PriceStepBodyDto {
  /** Whole dollars. */
  @Max(2_000_000_000, { message: 'Amount is invalid' })
  @Min(0, { message: 'Amount is invalid' })
  @IsInt({ message: 'Amount is required' })
  amount: number;
  @IsOptional()
  @IsInt({ message: 'Position is invalid' })
  @Min(0, { message: 'Position is invalid' })
  @Max(10_000, { message: 'Position is invalid' })
  position?: number;
}

export class ReplacedPriceStepDto extends Replacing(PriceStepBodyDto, PriceStepDto) {}
