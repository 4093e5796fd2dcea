import { Category } from './category.entity';
import { directoryWorld } from '../../../test/directory';

interface CategoryItem {
  ID: number;
  Name: string;
  IsActive: boolean;
  IsSelected?: boolean;
}

describe('the vendor directory', () => {
  const world = directoryWorld();
  const { post, categoryRow, audited, aCategory, aVendor } = world;

  describe('categories', () => {
    it('[CALL-083, CAT-14, CAT-18, CAT-21] are created on two levels and changed, with an audit row each', async () => {
      const primary = await aCategory('Construction');
      const child = await aCategory('Doors and locks', primary);
      expect(await categoryRow(child)).toMatchObject({
        name: 'Doors and locks',
        level: 2,
        primaryCategoryId: primary,
        active: true,
      });
      expect(
        (await post('admin/category', { ID: child, Name: 'Doors', PrimaryCategoryID: primary, Level: 2 })).json(),
      ).toEqual({ ID: child });
      expect(await categoryRow(child)).toMatchObject({ name: 'Doors', primaryCategoryId: primary });
      expect(await audited('category', child)).toEqual(['category.created', 'category.changed']);
    });

    it.each([
      [{ Name: '' }, 'Category Name is required'],
      [{ Name: '   ' }, 'Category Name is required'],
      [{}, 'Category Name is required'],
      [{ Name: 'x'.repeat(201) }, 'Category Name must be at most 200 characters'],
      [{ Name: 'A child', Level: 2 }, 'Primary Category is required'],
      [{ Name: 'A child', Level: 3 }, 'Level is invalid'],
      [{ Name: 'A child', PrimaryCategoryID: 2_000_000_000 }, 'Primary Category is invalid'],
    ])('[CAT-17] refuse %j', async (body, text) => {
      const before = await world.app.source.getRepository(Category).count();
      const answer = await post('admin/category', body);
      expect([answer.status, answer.text]).toEqual([400, text]);
      expect(await world.app.source.getRepository(Category).count()).toBe(before);
    });

    it('[FOFF-30] are never called as their primary category is, on either side', async () => {
      const refusal = 'A category and its primary category need different names.';
      const primary = await aCategory('Roofing');
      expect((await post('admin/category', { Name: 'roofing', PrimaryCategoryID: primary })).text).toBe(refusal);
      const child = await aCategory('Gutters', primary);
      expect((await post('admin/category', { ID: primary, Name: 'GUTTERS' })).text).toBe(refusal);
      expect((await post('admin/category', { ID: child, Name: 'Roofing', PrimaryCategoryID: primary })).text).toBe(
        refusal,
      );
      expect([(await categoryRow(primary))?.name, (await categoryRow(child))?.name]).toEqual(['Roofing', 'Gutters']);
    });

    it('[CAT-18] keep to two levels, and to one name among neighbours', async () => {
      const primary = await aCategory('Finance');
      const child = await aCategory('Lenders', primary);
      expect((await post('admin/category', { Name: 'Grandchild', PrimaryCategoryID: child })).text).toBe(
        'Primary Category is invalid',
      );
      expect(
        (await post('admin/category', { ID: primary, Name: 'Finance', PrimaryCategoryID: await aCategory() })).text,
      ).toBe('This category has child categories, so it stays a primary category.');
      expect((await post('admin/category', { ID: primary, Name: 'Finance', PrimaryCategoryID: primary })).text).toBe(
        'Primary Category is invalid',
      );
      expect((await post('admin/category', { Name: 'LENDERS', PrimaryCategoryID: primary })).text).toBe(
        'A category of this name exists already.',
      );
      expect(await categoryRow(primary)).toMatchObject({ level: 1, primaryCategoryId: null });
      await aCategory('Lenders', await aCategory());
    });

    it('[CALL-084, CAT-01, CAT-02, CAT-04, CAT-19, CONST-21] are searched by name, active or not, ten to a page', async () => {
      const parent = await aCategory('Zebra parent');
      for (let index = 0; index < 11; index += 1) {
        await aCategory(`Zebra ${String(index).padStart(2, '0')}`, parent);
      }
      const first = await post('admin/categories', { Name: 'zebra ' });
      const { Categories, Pagination } = first.json<{ Categories: CategoryItem[]; Pagination: object }>();
      expect(Pagination).toEqual({ TotalRecords: 12, Page: 1, PageLength: 10, TotalPages: 2 });
      expect(Categories[0]).toEqual({
        ID: expect.any(Number),
        Name: 'Zebra 00',
        PrimaryCategoryID: parent,
        PrimaryCategoryName: 'Zebra parent',
        Level: 2,
        IsActive: true,
      });
      await world.app.call('DELETE', `/api/admin/category/${Categories[0].ID}`, undefined, world.admin);
      const again = (await post('admin/categories', { Name: 'Zebra 00', Page: 1, PageLength: 5 })).json<{
        Categories: CategoryItem[];
      }>();
      expect(again.Categories.map(({ IsActive }) => IsActive)).toEqual([false]);
      expect((await post('admin/categories', { Name: '%' })).json()).toMatchObject({ Categories: [] });
    });

    it('[CALL-086, CALL-087, CAT-06, CAT-07, CAT-08, CAT-09] are deactivated and restored, but not while they are used', async () => {
      const primary = await aCategory();
      const child = await aCategory(undefined, primary);
      const vendor = await aVendor({ VendorCategoryIDs: String(child) });
      const remove = (id: number) => world.app.call('DELETE', `/api/admin/category/${id}`, undefined, world.admin);
      const restore = (id: number) => world.app.call('PUT', `/api/admin/category/${id}`, undefined, world.admin);
      expect([(await remove(primary)).text, (await remove(child)).text]).toEqual([
        'This category has 1 active child category.',
        'This category is used by 1 active vendor.',
      ]);
      expect((await categoryRow(child)).active).toBe(true);
      expect((await post('admin/category', { ID: child, Name: 'Alone', Level: 1 })).text).toBe(
        'This category is used by 1 active vendor.',
      );
      await world.app.call('DELETE', `/api/admin/vendor/${vendor}`, undefined, world.admin);
      expect([(await remove(child)).json(), (await remove(primary)).status]).toEqual([{ ID: child }, 200]);
      expect((await restore(child)).text).toBe('Its primary category is inactive. Please restore that one first.');
      expect([(await restore(primary)).json(), (await restore(child)).status]).toEqual([{ ID: primary }, 200]);
      expect(await audited('category', child)).toEqual([
        'category.created',
        'category.deactivated',
        'category.restored',
      ]);
      expect((await remove(2_000_000_000)).status).toBe(404);
    });

    it('[CALL-088, CALL-089, VEND-33, VEND-34, VEND-41] are public by parent, without what is inactive', async () => {
      const primary = await aCategory('Public parent');
      const [shown, hidden] = [await aCategory('Shown', primary), await aCategory('Hidden', primary)];
      await world.app.call('DELETE', `/api/admin/category/${hidden}`, undefined, world.admin);
      const names = async (id: number) =>
        (await world.app.call('GET', `/api/category/parent/list/${id}`)).json<CategoryItem[]>();
      expect(await names(0)).toContainEqual({ ID: primary, Name: 'Public parent' });
      expect(await names(primary)).toEqual([{ ID: shown, Name: 'Shown' }]);
      expect((await world.app.call('GET', `/api/category/full/${primary}`)).json()).toEqual({
        categoryList: await names(0),
        childCategoryList: [{ ID: shown, Name: 'Shown' }],
      });
      expect(await names(2_000_000_000)).toEqual([]);
    });
  });

  describe('on /api/v1', () => {
    it('lists, gets, creates and replaces categories', async () => {
      const made = await world.app.call('POST', '/api/v1/categories', { name: 'Resource parent' }, world.admin);
      expect([made.status, made.json()]).toEqual([
        201,
        expect.objectContaining({ name: 'Resource parent', level: 1, primaryCategoryId: null, active: true }),
      ]);
      const parent = made.json<{ id: number }>().id;
      const child = (
        await world.app.call(
          'POST',
          '/api/v1/categories',
          { name: 'Resource child', primaryCategoryId: parent },
          world.admin,
        )
      ).json<{ id: number }>().id;
      expect(
        (
          await world.app.call(
            'PUT',
            `/api/v1/categories/${child}`,
            { name: 'Resource kid', primaryCategoryId: parent, active: false },
            world.admin,
          )
        ).json(),
      ).toMatchObject({ name: 'Resource kid', active: false, primaryCategoryName: 'Resource parent' });
      const listed = await world.app.call(
        'GET',
        `/api/v1/categories?filter=${encodeURIComponent(JSON.stringify({ q: 'resource' }))}&sort=["level","DESC"]&range=[0,0]`,
        undefined,
        world.admin,
      );
      expect([listed.headers['content-range'], listed.json<{ id: number }[]>().map(({ id }) => id)]).toEqual([
        'categories 0-0/2',
        [child],
      ]);
      const refused = await world.app.call('PUT', `/api/v1/categories/${parent}`, { name: '' }, world.admin);
      expect([refused.status, refused.json()]).toEqual([
        422,
        expect.objectContaining({
          errors: [{ field: 'name', code: 'required', message: 'Category Name is required' }],
        }),
      ]);
    });
  });
});
