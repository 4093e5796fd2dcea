import type { CategoryResourceDto } from '@stowbridge/api';

/** A category of the vendor directory: primary, or the child of a primary one [CAT-18]. */
export type Category = CategoryResourceDto;

/** The levels of categories [CONST-11]. */
export const categoryLevel = { primary: 1, child: 2 } as const;

/** The category form; without a primary category it is one itself. */
export interface CategoryForm {
  name: string;
  primary: { id: number; name: string } | null;
}

export const emptyCategory: CategoryForm = { name: '', primary: null };

/** The longest name, in characters. */
export const categoryNameLength = 200;

/** The first thing wrong with each field [CAT-17]. */
export function categoryErrors({ name }: Partial<CategoryForm>): Partial<Record<keyof CategoryForm, string>> {
  const typed = (name ?? '').trim();
  if (!typed) {
    return { name: 'Category Name is required' };
  }
  return typed.length > categoryNameLength ? { name: `At most ${categoryNameLength} characters` } : {};
}
