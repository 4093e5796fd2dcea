import { backOfficePage } from './front-ends';

describe('[FDEP-15] the pages of the back office', () => {
  it.each([
    ['/admin', 'sign-in.html'],
    ['/Admin/', 'sign-in.html'],
    ['/admin/today', 'index.html'],
    ['/viewbuyer/4', 'index.html'],
    ['/my-account', 'index.html'],
  ])('%s is answered by %s', (path, page) => {
    expect(backOfficePage(path)).toBe(page);
  });
});
