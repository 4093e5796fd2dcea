import sharp from 'sharp';
import { Category } from '../../domains/categories/category.entity';
import { Storage } from '../../platform/storage/storage';
import { Vendor, VendorCategory } from '../../domains/vendors/vendor.entity';
import { aBuyer, anAdmin } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { download, file, upload } from '../../../test/uploads';

interface CategoryItem {
  ID: number;
  Name: string;
  IsActive: boolean;
  IsSelected?: boolean;
}

describe('the vendor directory', () => {
  let app: TestApp;
  let admin: string;
  let buyer: string;
  let counter = 0;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
    buyer = await tokenOf(app, (await aBuyer(app.source)).id);
  }, 60_000);
  afterAll(() => app.close());

  const post = (path: string, body: object, token = admin) => app.call('POST', `/api/${path}`, body, token);
  const categoryRow = (id: number) => app.source.getRepository(Category).findOneByOrFail({ id });
  const vendorRow = (id: number) => app.source.getRepository(Vendor).findOneByOrFail({ id });
  const categoriesOf = async (vendorId: number) =>
    (await app.source.getRepository(VendorCategory).find({ where: { vendorId }, order: { categoryId: 'ASC' } })).map(
      ({ categoryId }) => categoryId,
    );
  const audited = async (type: string, id: number) =>
    (
      await app.source.query<{ action: string }[]>(
        'select action from audit_log where subject_type = $1 and subject_id = $2 order by id',
        [type, id],
      )
    ).map(({ action }) => action);

  async function aCategory(name = `Category ${(counter += 1)}`, parent?: number): Promise<number> {
    const answer = await post('admin/category', { Name: name, PrimaryCategoryID: parent ?? 0, Level: parent ? 2 : 1 });
    expect(answer.status).toBe(200);
    return answer.json<{ ID: number }>().ID;
  }
  const VENDOR = { CompanyName: 'Door Works', StateID: 6, Website: 'https://doors.example.com', Country: 'USA' };
  async function aVendor(given: object = {}): Promise<number> {
    const answer = await post('admin/vendor', { ...VENDOR, CompanyName: `Door Works ${(counter += 1)}`, ...given });
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('VendorID')]);
    return answer.json<{ VendorID: number }>().VendorID;
  }

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
      const before = await app.source.getRepository(Category).count();
      const answer = await post('admin/category', body);
      expect([answer.status, answer.text]).toEqual([400, text]);
      expect(await app.source.getRepository(Category).count()).toBe(before);
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
      await app.call('DELETE', `/api/admin/category/${Categories[0].ID}`, undefined, admin);
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
      const remove = (id: number) => app.call('DELETE', `/api/admin/category/${id}`, undefined, admin);
      const restore = (id: number) => app.call('PUT', `/api/admin/category/${id}`, undefined, admin);
      expect([(await remove(primary)).text, (await remove(child)).text]).toEqual([
        'This category has 1 active child category.',
        'This category is used by 1 active vendor.',
      ]);
      expect((await categoryRow(child)).active).toBe(true);
      expect((await post('admin/category', { ID: child, Name: 'Alone', Level: 1 })).text).toBe(
        'This category is used by 1 active vendor.',
      );
      await app.call('DELETE', `/api/admin/vendor/${vendor}`, undefined, admin);
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

    it('[CALL-085, CAT-16, CAT-20, VEND-10, VEND-13] of a level are the active ones, with whether a vendor has them', async () => {
      const primary = await aCategory('Yard work');
      const [had, free, gone] = [
        await aCategory('Aaa had', primary),
        await aCategory('Aaa free', primary),
        await aCategory('Aaa gone', primary),
      ];
      const vendor = await aVendor({ VendorCategoryIDs: `${had}` });
      await app.call('DELETE', `/api/admin/category/${gone}`, undefined, admin);
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

    it('[CALL-088, CALL-089, VEND-33, VEND-34, VEND-41] are public by parent, without what is inactive', async () => {
      const primary = await aCategory('Public parent');
      const [shown, hidden] = [await aCategory('Shown', primary), await aCategory('Hidden', primary)];
      await app.call('DELETE', `/api/admin/category/${hidden}`, undefined, admin);
      const names = async (id: number) =>
        (await app.call('GET', `/api/category/parent/list/${id}`)).json<CategoryItem[]>();
      expect(await names(0)).toContainEqual({ ID: primary, Name: 'Public parent' });
      expect(await names(primary)).toEqual([{ ID: shown, Name: 'Shown' }]);
      expect((await app.call('GET', `/api/category/full/${primary}`)).json()).toEqual({
        categoryList: await names(0),
        childCategoryList: [{ ID: shown, Name: 'Shown' }],
      });
      expect(await names(2_000_000_000)).toEqual([]);
    });
  });

  describe('vendors', () => {
    it('[CALL-091, VEND-21, VEND-23] are created and changed; what is not sent of the categories stays', async () => {
      const child = await aCategory(undefined, await aCategory());
      const id = await aVendor({
        Address1: '1 Elm St',
        City: 'Reno',
        ZipCode: '89501',
        Description: 'Roll-up doors',
        VendorCategoryIDs: `${child}`,
      });
      expect(await vendorRow(id)).toMatchObject({
        address1: '1 Elm St',
        city: 'Reno',
        zipCode: '89501',
        country: 'USA',
        description: 'Roll-up doors',
        website: 'https://doors.example.com',
        active: true,
        logo: null,
      });
      expect(await categoriesOf(id)).toEqual([child]);
      expect(
        (
          await post('admin/vendor', { ...VENDOR, VendorID: id, CompanyName: 'Renamed', Website: 'www.doors.example' })
        ).json(),
      ).toEqual({ VendorID: id });
      expect(await vendorRow(id)).toMatchObject({
        companyName: 'Renamed',
        website: 'https://www.doors.example',
        city: null,
      });
      expect(await categoriesOf(id)).toEqual([child]);
      expect(await audited('vendor', id)).toEqual(['vendor.created', 'vendor.changed']);
    });

    it.each([
      [{ CompanyName: '' }, 'Company Name is required'],
      [{ StateID: 0 }, 'State is required'],
      [{ StateID: 99 }, 'State is required'],
      [{ Website: '' }, 'Website is required'],
      [{ Website: 'not a site' }, 'Website is not valid'],
      [{ Website: 'javascript:alert(1)' }, 'Website is not valid'],
      [{ Website: 'ftp://doors.example.com' }, 'Website is not valid'],
      [{ VendorCategoryIDs: '2000000000' }, 'CategoryIds names a category that is not in the directory.'],
      [{ VendorCategoryIDs: '1,x' }, 'VendorCategoryIDs is invalid'],
      [{ Logo: 'nothing.webp' }, 'Logo is invalid'],
    ])('[VEND-14, VEND-15, VEND-16, VEND-17] are refused with %j', async (given, text) => {
      const before = await app.source.getRepository(Vendor).count();
      const answer = await post('admin/vendor', { ...VENDOR, ...given });
      expect([answer.status, answer.text]).toEqual([400, text]);
      expect(await app.source.getRepository(Vendor).count()).toBe(before);
    });

    it('[CALL-090, VEND-01, VEND-02, VEND-11, VEND-22] are searched by company, city and state, newest first', async () => {
      const [a, b] = [
        await aVendor({ CompanyName: 'Quokka Roofs', City: 'Fresno', StateID: 5 }),
        await aVendor({ CompanyName: 'Quokka Gates', City: 'Reno', StateID: 29 }),
      ];
      await app.call('DELETE', `/api/admin/vendor/${b}`, undefined, admin);
      const search = async (criteria: object) =>
        (await post('admin/vendors', criteria)).json<{
          Vendors: { VendorID: number; ISActive: boolean; VendorCategoryIDs: string; StateCode: string }[];
          Pagination: object;
          Criteria: object;
        }>();
      const both = await search({ CompanyName: 'quokka' });
      expect(both.Vendors.map(({ VendorID, ISActive }) => [VendorID, ISActive])).toEqual([
        [b, false],
        [a, true],
      ]);
      expect([both.Pagination, both.Criteria]).toEqual([
        { TotalRecords: 2, Page: 1, PageLength: 10, TotalPages: 1 },
        expect.objectContaining({ CompanyName: 'quokka' }),
      ]);
      expect((await search({ CompanyName: 'quokka', City: 'fres' })).Vendors.map(({ VendorID }) => VendorID)).toEqual([
        a,
      ]);
      expect((await search({ CompanyName: 'quokka', StateID: 29 })).Vendors[0]).toMatchObject({
        VendorID: b,
        StateCode: 'NV',
        VendorCategoryIDs: '',
      });
    });

    it('[CALL-092, CALL-093, VEND-04, VEND-05, VEND-06, VEND-07] are deactivated and restored', async () => {
      const id = await aVendor();
      expect((await app.call('DELETE', `/api/admin/vendor/${id}`, undefined, admin)).json()).toEqual({ VendorID: id });
      expect((await vendorRow(id)).active).toBe(false);
      expect((await app.call('PUT', `/api/admin/vendor/${id}`, undefined, admin)).json()).toEqual({ VendorID: id });
      expect((await vendorRow(id)).active).toBe(true);
      expect((await app.call('PUT', '/api/admin/vendor/2000000000', undefined, admin)).status).toBe(404);
    });

    it('[CALL-094, VEND-24] have the categories that were chosen; one deactivated since may stay, none of it may be new', async () => {
      const primary = await aCategory();
      const [one, two, off] = [
        await aCategory(undefined, primary),
        await aCategory(undefined, primary),
        await aCategory(undefined, primary),
      ];
      const id = await aVendor();
      expect((await post('admin/vendor/category', { VendorID: id, CategoryIds: `${one},${two}` })).json()).toEqual({
        VendorID: id,
      });
      expect(await categoriesOf(id)).toEqual([one, two]);
      await app.source.getRepository(Category).update([one, off], { active: false });
      expect((await post('admin/vendor/category', { VendorID: id, CategoryIds: `${one}` })).status).toBe(200);
      expect((await post('admin/vendor/category', { VendorID: id, CategoryIds: `${one},${off}` })).text).toBe(
        'CategoryIds names a category that is not in the directory.',
      );
      expect((await post('admin/vendor/category', { VendorID: id, CategoryIds: `${primary}` })).status).toBe(400);
      expect(await categoriesOf(id)).toEqual([one]);
      expect((await post('admin/vendor/category', { VendorID: id, CategoryIds: '' })).status).toBe(200);
      expect(await categoriesOf(id)).toEqual([]);
      expect((await post('admin/vendor/category', { CategoryIds: '1' })).text).toBe('VendorID is required');
    });

    it('[CALL-095, CALL-108, VEND-18, VEND-19, VEND-25, CONST-36] get a logo of at most 1 MB, which goes when it is replaced', async () => {
      const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#884422' } })
        .png()
        .toBuffer();
      const logo = async () =>
        (await upload(app, '/api/admin/upload/vendor/logo', [file(png, 'logo.png')], admin)).json<{ Logo: string }>()
          .Logo;
      const [first, second] = [await logo(), await logo()];
      const id = await aVendor({ Logo: first });
      expect((await download(app, `/VendorLogos/${first}`)).status).toBe(200);
      expect((await post('admin/vendor', { ...VENDOR, CompanyName: 'Thief', Logo: first })).text).toBe(
        'Logo is invalid',
      );
      await post('admin/vendor', { ...VENDOR, VendorID: id, Logo: second });
      expect((await vendorRow(id)).logo).toBe(second);
      expect(await app.app.get(Storage).get('VendorLogos', first)).toBeUndefined();

      const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
      expect(
        (await upload(app, '/api/admin/upload/vendor/logo', [file(padded(1024 * 1024), 'full.png')], admin)).status,
      ).toBe(200);
      const large = await upload(
        app,
        '/api/admin/upload/vendor/logo',
        [file(padded(1024 * 1024 + 1), 'large.png')],
        admin,
      );
      expect([large.status, large.text]).toEqual([400, 'File is too large']);
      expect(
        (
          await upload(
            app,
            '/api/admin/upload/vendor/logo',
            [file(Buffer.from('<p>no picture</p>'), 'logo.png')],
            admin,
          )
        ).status,
      ).toBe(400);
    });

    it('[CALL-096, VEND-35, VEND-37, VEND-40, VEND-42, CONST-27] are public by category, by name, as long as both are active', async () => {
      const primary = await aCategory();
      const child = await aCategory(undefined, primary);
      const ids = [
        await aVendor({ CompanyName: 'Beta Paving', VendorCategoryIDs: `${child}` }),
        await aVendor({ CompanyName: 'alpha paving', VendorCategoryIDs: `${child}` }),
        await aVendor({ CompanyName: 'Gone Paving', VendorCategoryIDs: `${child}` }),
      ];
      await app.call('DELETE', `/api/admin/vendor/${ids[2]}`, undefined, admin);
      const page = async () =>
        (await app.call('POST', '/api/vendor/profile/list', { Page: 1, PageLength: 10, CategoryID: child })).json<{
          Vendors: object[];
          Pagination: object;
        }>();
      expect(await page()).toEqual({
        Vendors: [
          {
            VendorID: ids[1],
            Logo: null,
            CompanyName: 'alpha paving',
            Description: '',
            Website: 'https://doors.example.com',
          },
          {
            VendorID: ids[0],
            Logo: null,
            CompanyName: 'Beta Paving',
            Description: '',
            Website: 'https://doors.example.com',
          },
        ],
        Pagination: { TotalRecords: 2, Page: 1, PageLength: 10, TotalPages: 1 },
      });
      await app.source.getRepository(Category).update(primary, { active: false });
      expect((await page()).Vendors).toEqual([]);
    });
  });

  it('[SHELL-44] is changed by administrators only', async () => {
    const [category, vendor] = [await aCategory(undefined, await aCategory()), await aVendor()];
    const before = [await categoryRow(category), await vendorRow(vendor)];
    const tries = [
      () => post('admin/category', { ID: category, Name: 'Taken over', Level: 1 }, buyer),
      () => app.call('DELETE', `/api/admin/category/${category}`, undefined, buyer),
      () => post('admin/vendor', { ...VENDOR, VendorID: vendor, CompanyName: 'Taken over' }, buyer),
      () => app.call('DELETE', `/api/admin/vendor/${vendor}`, undefined, buyer),
      () => post('admin/vendor/category', { VendorID: vendor, CategoryIds: `${category}` }, buyer),
      () =>
        app.call(
          'PUT',
          `/api/v1/vendors/${vendor}`,
          { companyName: 'Taken over', stateId: 6, website: 'a.example' },
          buyer,
        ),
      () => app.call('PUT', `/api/v1/categories/${category}`, { name: 'Taken over' }, buyer),
    ];
    for (const attempt of tries) {
      expect((await attempt()).status).toBe(403);
    }
    expect([await categoryRow(category), await vendorRow(vendor)]).toEqual(before);
    expect(await categoriesOf(vendor)).toEqual([]);
  });

  describe('on /api/v1', () => {
    it('lists, gets, creates and replaces categories', async () => {
      const made = await app.call('POST', '/api/v1/categories', { name: 'Resource parent' }, admin);
      expect([made.status, made.json()]).toEqual([
        201,
        expect.objectContaining({ name: 'Resource parent', level: 1, primaryCategoryId: null, active: true }),
      ]);
      const parent = made.json<{ id: number }>().id;
      const child = (
        await app.call('POST', '/api/v1/categories', { name: 'Resource child', primaryCategoryId: parent }, admin)
      ).json<{ id: number }>().id;
      expect(
        (
          await app.call(
            'PUT',
            `/api/v1/categories/${child}`,
            { name: 'Resource kid', primaryCategoryId: parent, active: false },
            admin,
          )
        ).json(),
      ).toMatchObject({ name: 'Resource kid', active: false, primaryCategoryName: 'Resource parent' });
      const listed = await app.call(
        'GET',
        `/api/v1/categories?filter=${encodeURIComponent(JSON.stringify({ q: 'resource' }))}&sort=["level","DESC"]&range=[0,0]`,
        undefined,
        admin,
      );
      expect([listed.headers['content-range'], listed.json<{ id: number }[]>().map(({ id }) => id)]).toEqual([
        'categories 0-0/2',
        [child],
      ]);
      const refused = await app.call('PUT', `/api/v1/categories/${parent}`, { name: '' }, admin);
      expect([refused.status, refused.json()]).toEqual([
        422,
        expect.objectContaining({ errors: [{ field: 'name', message: 'Category Name is required' }] }),
      ]);
    });

    it('lists, gets, creates and replaces vendors with their categories', async () => {
      const child = await aCategory(undefined, await aCategory());
      const made = await app.call(
        'POST',
        '/api/v1/vendors',
        { companyName: 'Resource Gates', stateId: 6, website: 'gates.example', categoryIds: [child] },
        admin,
      );
      expect([made.status, made.json()]).toEqual([
        201,
        expect.objectContaining({
          companyName: 'Resource Gates',
          stateCode: 'CO',
          website: 'https://gates.example',
          categoryIds: [child],
          active: true,
        }),
      ]);
      const { id } = made.json<{ id: number }>();
      expect(
        (
          await app.call(
            'PUT',
            `/api/v1/vendors/${id}`,
            { companyName: 'Resource Doors', stateId: 6, website: 'gates.example', active: false },
            admin,
          )
        ).json(),
      ).toMatchObject({ companyName: 'Resource Doors', categoryIds: [child], active: false });
      const listed = await app.call(
        'GET',
        `/api/v1/vendors?filter=${encodeURIComponent(JSON.stringify({ categoryId: child, active: false }))}`,
        undefined,
        admin,
      );
      expect(listed.json<{ id: number }[]>().map((row) => row.id)).toEqual([id]);
      expect(
        (
          await app.call(
            'POST',
            '/api/v1/vendors',
            { companyName: 'X', stateId: 6, website: 'gates.example', owner: 1 },
            admin,
          )
        ).status,
      ).toBe(422);
    });
  });
});
