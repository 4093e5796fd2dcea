import { anAdmin } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import type { SiteDto } from './site.calls.dto';

describe('what both front ends say about the product', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      PRODUCT_NAME: 'Depot Market',
      SOCIAL_LINKS: 'https://www.linkedin.com/company/depot',
      OFFICES: 'Texas: 1 Main Street, San Antonio, TX 78205',
    });
  });
  afterAll(async () => {
    await app.close();
    ['PRODUCT_NAME', 'SOCIAL_LINKS', 'OFFICES'].forEach((name) => Reflect.deleteProperty(process.env, name));
  });

  const facts = async (): Promise<SiteDto> => (await app.call('GET', '/api/home/site')).json<SiteDto>();

  it('[SHELL-66] [SHELL-84] comes from the configuration, for everyone', async () => {
    expect(await facts()).toMatchObject({
      ProductName: 'Depot Market',
      SocialLinks: [{ Name: 'LinkedIn', Url: 'https://www.linkedin.com/company/depot' }],
      Offices: [{ Name: 'Texas', Address: '1 Main Street', City: 'San Antonio', State: 'TX', ZipCode: '78205' }],
    });
  });

  it('asks for an administrator until there is one', async () => {
    expect((await facts()).NeedsAdministrator).toBe(true);
    await anAdmin(app.source);
    expect((await facts()).NeedsAdministrator).toBe(false);
  });
});
