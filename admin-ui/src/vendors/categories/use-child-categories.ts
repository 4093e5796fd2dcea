import type { LevelCategoryDto } from '@stowbridge/api';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { categoryLevel } from '../../records/category';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { messageOf } from '../../data-provider/failure';

/** The categories that a vendor may have: the active child categories, and those that it has already. */
export function useChildCategories(vendorId?: number): { categories?: LevelCategoryDto[]; failure: string } {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['categories', 'child', vendorId ?? 0],
    queryFn: () => dataProvider.categoriesOfLevel(categoryLevel.child, vendorId),
  });
  return { categories: data, failure: error ? messageOf(error) : '' };
}
