import type { PaginationDto } from '@stowbridge/api';
import type { Api } from './api';

/** [VEND-41] */
export interface Category {
  ID: number;
  Name: string;
}

/** [VEND-40] */
export interface Vendor {
  VendorID: number;
  Logo: string | null;
  CompanyName: string;
  Description: string | null;
  Website: string | null;
}

export interface VendorPage {
  Vendors: Vendor[];
  Pagination: PaginationDto;
}

/** [CONST-27] */
const vendorPageLength = 10;

/** [VEND-33] With 0 the parent categories, otherwise the children of one. */
export const getCategories = (api: Api, parentId: number) => api.get<Category[]>(`category/parent/list/${parentId}`);

/** [VEND-42] */
export const getVendors = (api: Api, categoryId: number, page: number) =>
  api.post<VendorPage>('vendor/profile/list', { Page: page, PageLength: vendorPageLength, CategoryID: categoryId });
