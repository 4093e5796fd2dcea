import { IsIn } from 'class-validator';
import { Type } from 'class-transformer';
import { categoryCallDto, CategoryDto, LEVEL } from '../../domains/categories/categories.calls.dto';
import { PageRequestDto, PaginationDto } from '../../platform/http/list/paging.dto';
import { OptionalId } from '../../platform/http/rules';
import type { GivenCategory } from './directory.service';

export class CategoryLevelDto extends PageRequestDto {
  @Type(() => Number)
  @IsIn([1, 2], { message: LEVEL })
  Level: number = 1;
  /** With it the answer also tells which categories the vendor has [CAT-20]. */
  @OptionalId('VendorID')
  VendorID?: number;
}

export class LevelCategoryDto extends CategoryDto {
  /** Whether the vendor asked about has it; false without a vendor. */
  IsSelected: boolean;
}

export const levelCategoryDto = ({ selected, ...row }: GivenCategory): LevelCategoryDto => ({
  ...categoryCallDto(row),
  IsSelected: selected,
});

export class LevelCategoriesDto {
  Categories: LevelCategoryDto[];
  Pagination: PaginationDto;
}
