import { isKnown, pageAddress } from './routes';

describe('the addresses of the back office', () => {
  it.each([
    ['/viewbuyer/12/edit', '/viewbuyer/12'],
    ['/admin/dealtracker/31/offline', '/admin/dealtracker'],
    ['/admin/dealtracker/board/31', '/admin/dealtracker/board'],
    ['/admin/property/7/deals/31/edit', '/admin/property/7'],
    ['/admin/property/new', '/admin/property/new'],
    ['/my-account/password', '/my-account'],
  ])('[FOFF-01] %s is a dialog above, or the page at, %s', (address, page) => {
    expect(isKnown(address)).toBe(true);
    expect(pageAddress(address)).toBe(page);
  });

  it.each(['/viewbuyer/12/elsewhere', '/admin/nothing', '/buyer/dashboard', '/'])(
    '[SHELL-23] [FSITE-03] %s is none',
    (address) => {
      expect(isKnown(address)).toBe(false);
    },
  );
});
