import type { CategoryBodyDto, LevelCategoryDto, VendorBodyDto } from '@stowbridge/api';
import { CategoriesService } from '@stowbridge/api/services/CategoriesService';
import { CategoriesResourceService } from '@stowbridge/api/services/CategoriesResourceService';
import { VendorsService } from '@stowbridge/api/services/VendorsService';
import { VendorsResourceService } from '@stowbridge/api/services/VendorsResourceService';
import { transport } from './transport';
import { upload, type Upload } from './upload';

const categoriesApi = new CategoriesService(transport);
const categoriesResourceApi = new CategoriesResourceService(transport);
const vendorsApi = new VendorsService(transport);
const vendorsResourceApi = new VendorsResourceService(transport);

/** As many categories as one answer may hold. */
const most = 100;

/** The largest logo or portrait, in bytes [CONST-36]. */
export const largestLogo = 1024 * 1024;

export const directoryCalls = {
  createCategory: (requestBody: CategoryBodyDto, idempotencyKey: string) =>
    categoriesResourceApi.create({ requestBody, idempotencyKey }),

  /** [CAT-08] */
  deleteCategory: (id: number) => categoriesApi.deactivate({ id }),

  /** [CAT-09] */
  restoreCategory: (id: number) => categoriesApi.restore({ id }),

  /** All categories of a level, with whether the vendor has them [CAT-16], [CAT-20], [VEND-10]. */
  async categoriesOfLevel(level: 1 | 2, vendorId?: number): Promise<LevelCategoryDto[]> {
    const found: LevelCategoryDto[] = [];
    for (let page = 1; ; page += 1) {
      const { Categories, Pagination } = await categoriesApi.ofLevel({
        requestBody: { Level: level, VendorID: vendorId, Page: page, PageLength: most },
      });
      found.push(...Categories);
      if (page >= Pagination.TotalPages) {
        return found;
      }
    }
  },

  createVendor: (requestBody: VendorBodyDto, idempotencyKey: string) =>
    vendorsResourceApi.create({ requestBody, idempotencyKey }),

  /** [VEND-06] */
  deleteVendor: (id: number) => vendorsApi.deactivate({ id }),

  /** [VEND-07] */
  restoreVendor: (id: number) => vendorsApi.restore({ id }),

  /** [VEND-24] */
  setVendorCategories: (id: number, categoryIds: number[]) =>
    vendorsApi.setCategories({ requestBody: { VendorID: id, CategoryIds: categoryIds.join(',') } }),

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
