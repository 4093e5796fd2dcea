import { SCREENS } from '../../e2e/screens/list.mjs';
import { isCurrent, pageAddress, screenAt, screens, sections } from './screens';

const current = (pathname: string) =>
  sections.flatMap(({ items }) => items.filter((item) => isCurrent(item, pathname)).map(({ label }) => label));

describe('the addresses of the back office', () => {
  it.each([
    ['/viewbuyer/12/edit', '/viewbuyer/12'],
    ['/admin/dealtracker/31/offline', '/admin/dealtracker'],
    ['/admin/dealtracker/board/31', '/admin/dealtracker/board'],
    ['/admin/property/7/deals/31/edit', '/admin/property/7'],
    ['/admin/property/new', '/admin/property/new'],
    ['/my-account/password', '/my-account'],
  ])('[FOFF-01] %s is a dialog above, or the page at, %s', (address, page) => {
    expect(screenAt(address)).toBeDefined();
    expect(pageAddress(address)).toBe(page);
  });

  it.each(['/viewbuyer/12/elsewhere', '/admin/nothing', '/buyer/dashboard', '/'])(
    '[SHELL-23] [FSITE-03] %s is none',
    (address) => {
      expect(screenAt(address)).toBeUndefined();
    },
  );

  it.each([
    ['SHELL-25', '/admin/dashboard/2', 'Seller'],
    ['SHELL-26', '/viewbuyer/12', 'Buyer'],
    ['SHELL-27', '/viewseller/12', 'Seller'],
    ['SHELL-28', '/admin/properties', 'Property Listings'],
    ['SHELL-29', '/admin/property/12', 'Property Listings'],
    ['SHELL-30', '/admin/category', 'Categories'],
    ['SHELL-31', '/admin/vendors', 'Vendor List'],
    ['SHELL-32', '/admin/dealtracker', 'Deal Tracker'],
    ['SHELL-33', '/admin/analytics/4', 'Analytics'],
    ['SHELL-36', '/notification/1', 'Notifications'],
    ['SHELL-39', '/my-account', 'Profile'],
  ])('[%s] %s is a screen below %s in the menu', (_, address, entry) => {
    expect(screenAt(address)).toBeDefined();
    expect(current(address)).toEqual([entry]);
  });

  it.each(['/buyer/dashboard/', '/seller/dashboard/', '/seller/property/12', '/buyer/property/12/'])(
    "[SHELL-34] [SHELL-35] [SHELL-37] [SHELL-38] %s is the site's",
    (address) => {
      expect(screenAt(address)).toBeUndefined();
    },
  );

  it('[SHELL-95] to [SHELL-100] the menu has every screen once, but those below an entry', () => {
    const places = sections.flatMap(({ items }) => items.map(({ to }) => to));
    expect(new Set(places).size).toBe(places.length);
    expect(places.map((to) => screenAt(to)?.path)).not.toContain(undefined);
    expect(screens.filter(({ menu, under }) => !menu === !under)).toEqual([]);
    expect(screens.filter(({ under }) => under && !places.includes(under))).toEqual([]);
  });

  it('every screen has a picture, and every picture of the office a screen', () => {
    const any = new Proxy({}, { get: () => 12 }) as Record<string, number>;
    const pictured = SCREENS.filter(({ as }) => as === 'admin').map(
      ({ path }) => (typeof path === 'function' ? path(any) : path).split('?')[0],
    );
    expect(pictured.filter((path) => !screenAt(path))).toEqual([]);
    const shown = new Set(pictured.map(screenAt));
    expect(screens.filter((screen) => !shown.has(screen)).map(({ path }) => path)).toEqual([]);
  });
});
