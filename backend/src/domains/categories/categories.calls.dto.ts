import { IsIn, IsOptional } from 'class-validator';
import { Type } from 'class-transformer';
import { invalid } from '../../platform/common/errors';
import { PageRequestDto, PaginationDto } from '../../platform/http/list/paging.dto';
import { OptionalId, OptionalText, RequiredText } from '../../platform/http/rules';
import { CategoryInput, CategoryRow, CHILD, PRIMARY } from './category';

export const LEVEL = 'Level is invalid';

/** Creates a category, or with an ID changes it [CALL-083]. */
export class CategoryFormDto {
  @OptionalId('ID')
  ID?: number;
  @RequiredText('Category Name', 200)
  Name: string;
  /** The primary category of a child; a primary category has none. */
  @OptionalId('PrimaryCategoryID')
  PrimaryCategoryID?: number;
  /** 1 primary, 2 child [CONST-11]; told by PrimaryCategoryID when it is missing. */
  @IsOptional()
  @Type(() => Number)
  @IsIn([1, 2], { message: LEVEL })
  Level?: number;
}

/** @throws DomainError('invalid') for a child that names no primary category [CAT-12, CAT-13] */
export function categoryInput({ Name, PrimaryCategoryID, Level }: CategoryFormDto): CategoryInput {
  const level = Level ?? (PrimaryCategoryID ? CHILD : PRIMARY);
  if (level === CHILD && !PrimaryCategoryID) {
    throw invalid('Primary Category is required', 'PrimaryCategoryID', 'required');
  }
  return { name: Name, primaryCategoryId: level === CHILD ? (PrimaryCategoryID ?? null) : null };
}

export class CategoryIdDto {
  ID: number;
}

export class CategorySearchDto extends PageRequestDto {
  @OptionalText('Category Name', 200)
  Name?: string;
}

/** [CAT-18] */
export class CategoryDto {
  ID: number;
  Name: string;
  PrimaryCategoryID: number | null;
  PrimaryCategoryName: string | null;
  Level: number;
  IsActive: boolean;
}

export const categoryCallDto = (row: CategoryRow): CategoryDto => ({
  ID: row.id,
  Name: row.name,
  PrimaryCategoryID: row.primaryCategoryId,
  PrimaryCategoryName: row.primaryCategoryName,
  Level: row.level,
  IsActive: row.active,
});

/** [CAT-19] */
export class CategoriesDto {
  Categories: CategoryDto[];
  Pagination: PaginationDto;
}

/** [VEND-41] */
export class CategoryNameDto {
  ID: number;
  Name: string;
}

/** [VEND-34] */
export class CategoryFamilyDto {
  categoryList: CategoryNameDto[];
  childCategoryList: CategoryNameDto[];
}
