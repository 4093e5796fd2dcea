import { loadConfig } from './config';
import { officeOf, socialLinkOf } from './views/site-facts/site.calls.dto';

const NEEDED = {
  DATABASE_URL: 'postgres://127.0.0.1/x',
  REDIS_URL: 'redis://127.0.0.1',
  SECRET_KEY: 'a secret that is only used by tests, 32+',
};

describe('configuration', () => {
  it('has the office in Denver unless another time zone that exists is named', () => {
    expect(loadConfig(NEEDED).OFFICE_TIME_ZONE).toBe('America/Denver');
    expect(loadConfig({ ...NEEDED, OFFICE_TIME_ZONE: 'Australia/Lord_Howe' }).OFFICE_TIME_ZONE).toBe(
      'Australia/Lord_Howe',
    );
    expect(() => loadConfig({ ...NEEDED, OFFICE_TIME_ZONE: 'Mars/Olympus_Mons' })).toThrow('OFFICE_TIME_ZONE');
  });

  it('[SHELL-66, SHELL-84] names the pages elsewhere and the offices, and refuses an office that cannot be read', () => {
    const { SOCIAL_LINKS, OFFICES } = loadConfig({
      ...NEEDED,
      SOCIAL_LINKS: 'https://www.linkedin.com/company/x, https://news.example.com/',
      OFFICES: 'Texas: 1 Main Street, Floor 2, San Antonio, TX 78205',
    });
    expect(SOCIAL_LINKS.map(socialLinkOf)).toEqual([
      { Name: 'LinkedIn', Url: 'https://www.linkedin.com/company/x' },
      { Name: 'news.example.com', Url: 'https://news.example.com/' },
    ]);
    expect(OFFICES.map(officeOf)).toEqual([
      { Name: 'Texas', Address: '1 Main Street, Floor 2', City: 'San Antonio', State: 'TX', ZipCode: '78205' },
    ]);
    expect(
      loadConfig(NEEDED)
        .OFFICES.map(officeOf)
        .map(({ Name, City }) => `${Name} ${City}`),
    ).toEqual(['Colorado Denver', 'California Irvine']);
    expect(() => loadConfig({ ...NEEDED, OFFICES: 'Somewhere' })).toThrow('Name: address, city, ST 12345');
    expect(() => loadConfig({ ...NEEDED, SOCIAL_LINKS: 'javascript:alert(1)' })).toThrow('SOCIAL_LINKS');
  });
});
