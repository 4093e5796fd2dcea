import { IsBoolean, IsOptional } from 'class-validator';
import { Etag } from '../../platform/http/list/etags';
import { ReadOnly, Replacing } from '../../platform/http/read-only';
import { OptionalId, RequiredText } from '../../platform/http/rules';
import type { Category } from './category.entity';

/** A category on /api/v1. */
export class CategoryResourceDto {
  @ReadOnly()
  id: number;
  @Etag()
  etag?: string;
  name: string;
  /** 1 primary, 2 child. */
  @ReadOnly()
  level: number;
  primaryCategoryId: number | null;
  @ReadOnly({ type: String, nullable: true })
  primaryCategoryName: string | null;
  active: boolean;
  @ReadOnly()
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

export class ReplacedCategoryDto extends Replacing(CategoryBodyDto, CategoryResourceDto) {}

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
