import type { CategoryBodyDto, LevelCategoryDto, VendorBodyDto } from '@stowbridge/api';
import { api } from './api';
import { upload, type Upload } from './upload';

/** As many categories as one answer may hold. */
const most = 100;

/** The largest logo or portrait, in bytes [CONST-36]. */
export const largestLogo = 1024 * 1024;

export const directoryCalls = {
  createCategory: (requestBody: CategoryBodyDto, idempotencyKey: string) =>
    api.categoriesResource.create({ requestBody, idempotencyKey }),

  /** [CAT-08] */
  deleteCategory: (id: number) => api.categories.deactivate({ id }),

  /** [CAT-09] */
  restoreCategory: (id: number) => api.categories.restore({ id }),

  /** All categories of a level, with whether the vendor has them [CAT-16], [CAT-20], [VEND-10]. */
  async categoriesOfLevel(level: 1 | 2, vendorId?: number): Promise<LevelCategoryDto[]> {
    const found: LevelCategoryDto[] = [];
    for (let page = 1; ; page += 1) {
      const { Categories, Pagination } = await api.categories.ofLevel({
        requestBody: { Level: level, VendorID: vendorId, Page: page, PageLength: most },
      });
      found.push(...Categories);
      if (page >= Pagination.TotalPages) {
        return found;
      }
    }
  },

  createVendor: (requestBody: VendorBodyDto, idempotencyKey: string) =>
    api.vendorsResource.create({ requestBody, idempotencyKey }),

  /** [VEND-06] */
  deleteVendor: (id: number) => api.vendors.deactivate({ id }),

  /** [VEND-07] */
  restoreVendor: (id: number) => api.vendors.restore({ id }),

  /** [VEND-24] */
  setVendorCategories: (id: number, categoryIds: number[]) =>
    api.vendors.setCategories({ requestBody: { VendorID: id, CategoryIds: categoryIds.join(',') } }),

  /** Uploads a logo of at most 1 MB and answers its name, for a save to name [VEND-18], [VEND-19], [VEND-25]. */
  async uploadLogo(file: File, onProgress?: Upload['onProgress']): Promise<string> {
    const { Logo } = await upload<{ Logo: string }>({
      path: '/api/admin/upload/vendor/logo',
      fields: {},
      file,
      largest: largestLogo,
      onProgress,
    });
    return Logo;
  },
};
