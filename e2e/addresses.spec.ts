import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/console';
import { query, signInAsAdministrator } from './support/people';

// They only read.
test.describe.configure({ mode: 'parallel' });

/** Line of the specification, address, title of the window, heading of the page. */
const PUBLIC = [
  ['SHELL-21', '/', 'Home', /^Self-storage/],
  ['SHELL-02', '/property/search/', 'Property Search', /^Properties$/],
  ['SHELL-03', '/property/search/Denver', 'Properties in Denver', /Denver/],
  ['SHELL-06', '/signin/', 'Sign In', /^Sign In$/],
  ['SHELL-07', '/signin/3/Depot', 'Sign In', /^Sign In$/],
  ['SHELL-08', '/resetpassword', 'Reset Password', /^Reset Password$/],
  ['SHELL-08', '/resetpassword/false/token', 'Reset Password', /^Reset Password$/],
  ['SHELL-09', '/forgotpassword/', 'Forgot Password', /^Forgot Password$/],
  ['SHELL-11', '/categorylist/', 'Vendors', /^Vendors$/],
  ['SHELL-11', '/categorylist/1', 'Vendors', /^Vendors$/],
  ['SHELL-12', '/contactus', 'Contact Us', /^Contact Us$/],
  ['SHELL-13', '/aboutus', 'Meet the Team', /^Meet the Team$/],
  ['SHELL-15', '/faq', 'FAQ', /^FAQ$/],
  ['SHELL-16', '/buyerservices', 'Buyer Services', /^Buyer Services$/],
  ['SHELL-17', '/sellerservices', 'Seller Services', /^Seller Services$/],
  ['SHELL-18', '/buyer-registration/', 'Create Account', /^Create Account$/],
  ['SHELL-18', '/buyer-registration/3/Depot', 'Create Account', /^Create Account$/],
  ['SHELL-19', '/register', 'Create Account', /^Create Account$/],
  ['SHELL-19', '/register/3/Depot', 'Create Account', /^Create Account$/],
  ['SHELL-20', '/press/', 'Press', /^Press$/],
] as const;

async function expectPage(request: APIRequestContext, path: string, title: string, heading: RegExp): Promise<void> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const html = await answer.text();
  expect([answer.status(), /<title>Stowbridge \| ([^<]+)</.exec(html)?.[1]]).toEqual([200, title]);
  expect(/<h1[^>]*>([^<]+)/.exec(html)?.[1]).toMatch(heading);
  expect([html.includes('<header'), html.includes('<footer')]).toEqual([true, true]);
}

for (const [id, path, title, heading] of PUBLIC) {
  test(`[FTEST-50] [${id}] ${path} answers with ${title}, between header and footer`, ({ request }) =>
    expectPage(request, path, title, heading));
}

test('[FTEST-50] [SHELL-04] the address of a property answers with its profile, between header and footer', async ({
  request,
}) => {
  const [property] = await query<{ id: number; name: string }>(
    `select id, name from properties where active and name ~ '^[A-Za-z ]+$' order by id limit 1`,
  );
  if (!property) {
    throw new Error('The demo data has no such property.');
  }
  await expectPage(
    request,
    `/property/${property.id}/${property.name.replaceAll(' ', '-')}/`,
    property.name,
    new RegExp(`^${property.name}$`),
  );
});

test('[FTEST-50] [SHELL-14] the address of a team member answers with them, between header and footer', async ({
  request,
}) => {
  const [member] = await query<{ id: number; name: string }>(
    `select id, concat(first_name, ' ', last_name) "name" from team_members order by id limit 1`,
  );
  if (!member) {
    throw new Error('The demo data has no team.');
  }
  await expectPage(request, `/teamdetails/${member.id}`, member.name, /^Meet the Team$/);
});

/** Line of the specification, address, title; whose they are is asked of the browser, which has the token. */
const PRIVATE = [
  ['SHELL-34', '/buyer/dashboard/', 'Buyer Dashboard'],
  ['SHELL-35', '/seller/dashboard/', 'Seller Dashboard'],
  ['SHELL-36', '/notification/2', 'Notifications'],
  ['SHELL-37', '/seller/property/3', 'Property'],
  ['SHELL-40', '/seller/property/3/Any-Name', 'Property'],
  ['SHELL-38', '/buyer/property/3/', 'Property'],
  ['SHELL-40', '/buyer/property/3/Any-Name', 'Property'],
  ['SHELL-39', '/my-account', 'Edit Profile'],
] as const;

for (const [id, path, title] of PRIVATE) {
  test(`[FTEST-50] [${id}] [SHELL-41] ${path} is ${title}, and leads whoever is not signed in to the sign-in`, async ({
    page,
  }) => {
    const html = await (await page.goto(path))?.text();
    expect(/<title>Stowbridge \| ([^<]+)</.exec(html ?? '')?.[1]).toBe(title);
    await expect(page).toHaveURL(/\/signin(\?|$)/);
  });
}

/** Line of the specification, address, heading. */
const OFFICE = [
  ['SHELL-25', '/admin/dashboard/1', 'User Management'],
  ['SHELL-26', '/viewbuyer/{buyer}', 'Buyer Details'],
  ['SHELL-27', '/viewseller/{seller}', 'Seller Details'],
  ['SHELL-28', '/admin/properties', 'Property Listings'],
  ['SHELL-29', '/admin/property/{property}', '{name}'],
  ['SHELL-30', '/admin/category', 'Categories'],
  ['SHELL-31', '/admin/vendors', 'Vendor List'],
  ['SHELL-32', '/admin/dealtracker', 'Deal Tracker'],
  ['SHELL-33', '/admin/analytics/1', 'Analytics'],
] as const;

test(`[FTEST-50] [SHELL-05] [SHELL-42] the addresses of the office, ${OFFICE.map(([id]) => `[${id}]`).join(' ')}, stand in its frame, and lead whoever is not signed in to /admin`, async ({
  page,
  browser,
}) => {
  const [known] = await query<Record<string, string>>(
    `select p.id::text property, p.name, p.seller_id::text seller, (select min(user_id)::text from user_roles where role_id = 2) buyer from properties p where p.seller_id is not null order by p.id limit 1`,
  );
  const of = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, key: string) => known?.[key] ?? '');
  const visitor = await (await browser.newContext()).newPage();
  await signInAsAdministrator(page);
  for (const [, path, heading] of OFFICE) {
    await page.goto(of(path));
    await expect(page.getByRole('heading', { level: 1, name: of(heading) })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Deal Tracker' })).toBeVisible();
    await visitor.goto(of(path));
    await expect(visitor).toHaveURL(/\/admin$/);
    await expect(visitor).toHaveTitle('Stowbridge | Admin Login');
    await expect(visitor.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  }
  await visitor.context().close();
});

test('[FTEST-62] [SHELL-10] [VEND-35] the address of a list of vendors shows those of its category, and only them', async ({
  page,
}) => {
  const [category] = await query<{ id: number; name: string; parent: number; parentName: string }>(
    `select c.id, c.name, p.id parent, p.name "parentName" from categories c join categories p on p.id = c.primary_category_id
     where c.active and p.active and exists (select from vendor_categories vc join vendors v on v.id = vc.vendor_id where vc.category_id = c.id and v.active) order by c.id limit 1`,
  );
  const vendors = await query<{ name: string; theirs: boolean }>(
    `select v.company_name "name", exists (select from vendor_categories vc where vc.vendor_id = v.id and vc.category_id = $1) theirs
     from vendors v where v.active and v.created_at < now() - interval '1 day'`,
    [category?.id],
  );
  const slug = (text = '') => encodeURIComponent(text.replaceAll(' ', '-'));
  await page.goto(
    `/profilelist/${category?.parent}/${slug(category?.parentName)}/${category?.id}/${slug(category?.name)}`,
  );
  await expect(page.getByRole('heading', { level: 1, name: category?.name })).toBeVisible();
  const shown = await page.getByRole('article').getByRole('heading').allInnerTexts();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((name) => vendors.some((vendor) => vendor.name === name && !vendor.theirs))).toEqual([]);
  const total = vendors.filter(({ theirs }) => theirs).length;
  if (total <= 10) {
    expect(shown).toEqual(expect.arrayContaining(vendors.filter(({ theirs }) => theirs).map(({ name }) => name)));
  }
});

test('[FTEST-62] [SHELL-22] [PAGE-49] the flag 1 opens Sell My Property over the home page, and any other word is the home page with 404', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 404/); // the address that is none
  expect((await page.goto('/1'))?.status()).toBe(200);
  const dialog = page.getByRole('dialog', { name: 'Sell My Property' });
  await expect(dialog.getByLabel('Name')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Location, city or state' })).toBeVisible();
  for (const path of ['/2', '/selling']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('combobox', { name: 'Location, city or state' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
