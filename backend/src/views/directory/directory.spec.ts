import { directoryWorld, VENDOR } from '../../../test/directory';

interface CategoryItem {
  ID: number;
  Name: string;
  IsActive: boolean;
  IsSelected?: boolean;
}

describe('the vendor directory', () => {
  const world = directoryWorld();
  const { post, categoryRow, vendorRow, categoriesOf, aCategory, aVendor } = world;

  describe('categories', () => {
    it('[CALL-085, CAT-16, CAT-20, VEND-10, VEND-13] of a level are the active ones, with whether a vendor has them', async () => {
      const primary = await aCategory('Yard work');
      const [had, free, gone] = [
        await aCategory('Aaa had', primary),
        await aCategory('Aaa free', primary),
        await aCategory('Aaa gone', primary),
      ];
      const vendor = await aVendor({ VendorCategoryIDs: `${had}` });
      await world.app.call('DELETE', `/api/admin/category/${gone}`, undefined, world.admin);
      const { Categories } = (
        await post('admin/categories/level', { Level: 2, VendorID: vendor, PageLength: 100 })
      ).json<{ Categories: CategoryItem[] }>();
      const chosen = Object.fromEntries(Categories.map(({ ID, IsSelected }) => [ID, IsSelected]));
      expect([chosen[had], chosen[free], chosen[gone]]).toEqual([true, false, undefined]);
      const parents = (await post('admin/categories/level', { Level: 1, PageLength: 100 })).json<{
        Categories: CategoryItem[];
      }>();
      expect(parents.Categories.map(({ ID }) => ID)).toContain(primary);
    });
  });

  it('[SHELL-44] is changed by administrators only', async () => {
    const [category, vendor] = [await aCategory(undefined, await aCategory()), await aVendor()];
    const before = [await categoryRow(category), await vendorRow(vendor)];
    const tries = [
      () => post('admin/category', { ID: category, Name: 'Taken over', Level: 1 }, world.buyer),
      () => world.app.call('DELETE', `/api/admin/category/${category}`, undefined, world.buyer),
      () => post('admin/vendor', { ...VENDOR, VendorID: vendor, CompanyName: 'Taken over' }, world.buyer),
      () => world.app.call('DELETE', `/api/admin/vendor/${vendor}`, undefined, world.buyer),
      () => post('admin/vendor/category', { VendorID: vendor, CategoryIds: `${category}` }, world.buyer),
      () =>
        world.app.call(
          'PUT',
          `/api/v1/vendors/${vendor}`,
          { companyName: 'Taken over', stateId: 6, website: 'a.example' },
          world.buyer,
        ),
      () => world.app.call('PUT', `/api/v1/categories/${category}`, { name: 'Taken over' }, world.buyer),
    ];
    for (const attempt of tries) {
      expect((await attempt()).status).toBe(403);
    }
    expect([await categoryRow(category), await vendorRow(vendor)]).toEqual(before);
    expect(await categoriesOf(vendor)).toEqual([]);
  });
});
