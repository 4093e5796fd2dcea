import { loadConfig } from './config';

const NEEDED = { DATABASE_URL: 'postgres://127.0.0.1/x', REDIS_URL: 'redis://127.0.0.1', SECRET_KEY: 'a secret that is only used by tests, 32+' };

describe('configuration', () => {
  it('has the office in Denver unless another time zone that exists is named', () => {
    expect(loadConfig(NEEDED).OFFICE_TIME_ZONE).toBe('America/Denver');
    expect(loadConfig({ ...NEEDED, OFFICE_TIME_ZONE: 'Australia/Lord_Howe' }).OFFICE_TIME_ZONE).toBe('Australia/Lord_Howe');
    expect(() => loadConfig({ ...NEEDED, OFFICE_TIME_ZONE: 'Mars/Olympus_Mons' })).toThrow('OFFICE_TIME_ZONE');
  });
});
