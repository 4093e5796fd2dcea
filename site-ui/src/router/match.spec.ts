import { fit, matchPage } from './match';
import type { Page } from './page';

describe('addresses', () => {
  it.each([
    ['/property/search/:keyword?', '/property/search/', {}],
    ['/property/search/:keyword?', '/property/search/Tampa%2C%20FL', { keyword: 'Tampa, FL' }],
    ['/property/:propertyId/:name?', '/property/7/Harbor-Gate/', { propertyId: '7', name: 'Harbor-Gate' }],
    ['/signin/:storeID?/:StoreName?', '/SignIn', {}],
    [
      '/resetpassword/:isForgotPassword?/:PasswordResetToken?',
      '/resetpassword/false/abc',
      { isForgotPassword: 'false', PasswordResetToken: 'abc' },
    ],
    ['/*', '/no/such/page', { '*': 'no/such/page' }],
  ])('%s takes %s', (pattern, pathname, params) => {
    expect(fit(pattern, pathname)).toEqual(params);
  });

  it.each([
    ['/property/:propertyId/:name?', '/property'],
    ['/property/:propertyId/:name?', '/property/7/a/b'],
    ['/faq', '/faqs'],
    ['/:flag', '/%E0%A4%A'],
  ])('%s does not take %s', (pattern, pathname) => {
    expect(fit(pattern, pathname)).toBeUndefined();
  });

  it('takes the first page of the table that fits', () => {
    const page = (pattern: string): Page => ({
      pattern,
      file: pattern,
      load: () => Promise.reject(new Error(pattern)),
    });
    const table = [page('/'), page('/property/search/:keyword?'), page('/property/:id'), page('/:flag'), page('/*')];
    expect(matchPage(table, '/property/search').page.pattern).toBe('/property/search/:keyword?');
    expect(matchPage(table, '/1')).toMatchObject({ page: { pattern: '/:flag' }, params: { flag: '1' } });
    expect(matchPage(table, '/').page.pattern).toBe('/');
    expect(matchPage(table, '/a/b/c').page.pattern).toBe('/*');
  });
});
