import sharp from 'sharp';
import { Category } from '../categories/category.entity';
import { Storage } from '../../platform/storage/storage';
import { Vendor } from './vendor.entity';
import { download, file, upload } from '../../../test/uploads';
import { directoryWorld, VENDOR } from '../../../test/directory';

describe('the vendor directory', () => {
  const world = directoryWorld();
  const { post, vendorRow, categoriesOf, audited, aCategory, aVendor } = world;

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
      const before = await world.app.source.getRepository(Vendor).count();
      const answer = await post('admin/vendor', { ...VENDOR, ...given });
      expect([answer.status, answer.text]).toEqual([400, text]);
      expect(await world.app.source.getRepository(Vendor).count()).toBe(before);
    });

    it('[CALL-090, VEND-01, VEND-02, VEND-11, VEND-22] are searched by company, city and state, newest first', async () => {
      const [a, b] = [
        await aVendor({ CompanyName: 'Quokka Roofs', City: 'Fresno', StateID: 5 }),
        await aVendor({ CompanyName: 'Quokka Gates', City: 'Reno', StateID: 29 }),
      ];
      await world.app.call('DELETE', `/api/admin/vendor/${b}`, undefined, world.admin);
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
      expect((await world.app.call('DELETE', `/api/admin/vendor/${id}`, undefined, world.admin)).json()).toEqual({
        VendorID: id,
      });
      expect((await vendorRow(id)).active).toBe(false);
      expect((await world.app.call('PUT', `/api/admin/vendor/${id}`, undefined, world.admin)).json()).toEqual({
        VendorID: id,
      });
      expect((await vendorRow(id)).active).toBe(true);
      expect((await world.app.call('PUT', '/api/admin/vendor/2000000000', undefined, world.admin)).status).toBe(404);
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
      await world.app.source.getRepository(Category).update([one, off], { active: false });
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
        (await upload(world.app, '/api/admin/upload/vendor/logo', [file(png, 'logo.png')], world.admin)).json<{
          Logo: string;
        }>().Logo;
      const [first, second] = [await logo(), await logo()];
      const id = await aVendor({ Logo: first });
      expect((await download(world.app, `/VendorLogos/${first}`)).status).toBe(200);
      expect((await post('admin/vendor', { ...VENDOR, CompanyName: 'Thief', Logo: first })).text).toBe(
        'Logo is invalid',
      );
      await post('admin/vendor', { ...VENDOR, VendorID: id, Logo: second });
      expect((await vendorRow(id)).logo).toBe(second);
      expect(await world.app.app.get(Storage).get('VendorLogos', first)).toBeUndefined();

      const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
      expect(
        (await upload(world.app, '/api/admin/upload/vendor/logo', [file(padded(1024 * 1024), 'full.png')], world.admin))
          .status,
      ).toBe(200);
      const large = await upload(
        world.app,
        '/api/admin/upload/vendor/logo',
        [file(padded(1024 * 1024 + 1), 'large.png')],
        world.admin,
      );
      expect([large.status, large.text]).toEqual([400, 'File is too large']);
      expect(
        (
          await upload(
            world.app,
            '/api/admin/upload/vendor/logo',
            [file(Buffer.from('<p>no picture</p>'), 'logo.png')],
            world.admin,
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
      await world.app.call('DELETE', `/api/admin/vendor/${ids[2]}`, undefined, world.admin);
      const page = async () =>
        (
          await world.app.call('POST', '/api/vendor/profile/list', { Page: 1, PageLength: 10, CategoryID: child })
        ).json<{
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
      await world.app.source.getRepository(Category).update(primary, { active: false });
      expect((await page()).Vendors).toEqual([]);
    });
  });

  describe('on /api/v1', () => {
    it('lists, gets, creates and replaces vendors with their categories', async () => {
      const child = await aCategory(undefined, await aCategory());
      const made = await world.app.call(
        'POST',
        '/api/v1/vendors',
        { companyName: 'Resource Gates', stateId: 6, website: 'gates.example', categoryIds: [child] },
        world.admin,
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
          await world.app.call(
            'PUT',
            `/api/v1/vendors/${id}`,
            { companyName: 'Resource Doors', stateId: 6, website: 'gates.example', active: false },
            world.admin,
          )
        ).json(),
      ).toMatchObject({ companyName: 'Resource Doors', categoryIds: [child], active: false });
      const listed = await world.app.call(
        'GET',
        `/api/v1/vendors?filter=${encodeURIComponent(JSON.stringify({ categoryId: child, active: false }))}`,
        undefined,
        world.admin,
      );
      expect(listed.json<{ id: number }[]>().map((row) => row.id)).toEqual([id]);
      expect(
        (
          await world.app.call(
            'POST',
            '/api/v1/vendors',
            { companyName: 'X', stateId: 6, website: 'gates.example', owner: 1 },
            world.admin,
          )
        ).status,
      ).toBe(422);
    });

    it('names the field of the body that is wrong', async () => {
      const answer = await world.app.call(
        'POST',
        '/api/v1/vendors',
        { companyName: 'X', stateId: 6, website: 'gates.example', categoryIds: [2_000_000_000] },
        world.admin,
      );
      expect([answer.status, answer.json<{ errors: object[] }>().errors]).toEqual([
        422,
        [
          {
            field: 'categoryIds',
            code: 'invalid',
            message: 'CategoryIds names a category that is not in the directory.',
          },
        ],
      ]);
    });
  });
});
