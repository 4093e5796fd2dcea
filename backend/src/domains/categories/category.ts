export const PRIMARY = 1;
export const CHILD = 2;

export interface CategoryInput {
  name: string;
  primaryCategoryId: number | null;
}

/** A category with the name of its primary one. */
export interface CategoryRow extends CategoryInput {
  id: number;
  primaryCategoryName: string | null;
  level: number;
  active: boolean;
}

/** A row `c` of `categories` with its primary category `p`, as a `CategoryRow`. */
export const CATEGORY_COLUMNS = `c.id, c.name, c.primary_category_id "primaryCategoryId", p.name "primaryCategoryName", c.level, c.active`;
