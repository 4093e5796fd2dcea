import { Category } from '../src/domains/categories/category.entity';
import { Vendor, VendorCategory } from '../src/domains/vendors/vendor.entity';
import { aBuyer, anAdmin } from './builders';
import { startTestApp, type TestApp } from './test-app';
import { tokenOf } from './tokens';

export const VENDOR = { CompanyName: 'Door Works', StateID: 6, Website: 'https://doors.example.com', Country: 'USA' };

/** The application with an administrator and a buyer, for the specs of categories and vendors; called inside a `describe`. */
export function directoryWorld() {
  let app: TestApp;
  let admin: string;
  let buyer: string;
  let counter = 0;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
    buyer = await tokenOf(app, (await aBuyer(app.source)).id);
  });
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
  async function aVendor(given: object = {}): Promise<number> {
    const answer = await post('admin/vendor', { ...VENDOR, CompanyName: `Door Works ${(counter += 1)}`, ...given });
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('VendorID')]);
    return answer.json<{ VendorID: number }>().VendorID;
  }

  return {
    get app() {
      return app;
    },
    get admin() {
      return admin;
    },
    get buyer() {
      return buyer;
    },
    post,
    categoryRow,
    vendorRow,
    categoriesOf,
    audited,
    aCategory,
    aVendor,
  };
}
