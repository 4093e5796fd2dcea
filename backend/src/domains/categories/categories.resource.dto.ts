import { IsBoolean, IsOptional } from 'class-validator';
import { OptionalId, RequiredText } from '../../platform/http/rules';
import type { Category } from './category.entity';

/** A category on /api/v1. */
export class CategoryResourceDto {
  id: number;
  name: string;
  /** 1 primary, 2 child. */
  level: number;
  primaryCategoryId: number | null;
  primaryCategoryName: string | null;
  active: boolean;
  createdAt: Date;
}

export class CategoryBodyDto {
  @RequiredText('Category Name', 200)
  name: string;
  /** Null or missing makes a primary category. */
  @OptionalId('Primary Category')
  primaryCategoryId?: number;
  /** Missing leaves it as it is; a new category is active. */
  @IsOptional()
  @IsBoolean({ message: 'active is invalid' })
  active?: boolean;
}

export const categoryDto = ({
  id,
  name,
  level,
  primaryCategoryId,
  primaryCategory,
  active,
  createdAt,
}: Category): CategoryResourceDto => ({
  id,
  name,
  level,
  primaryCategoryId,
  primaryCategoryName: primaryCategory?.name ?? null,
  active,
  createdAt,
});
