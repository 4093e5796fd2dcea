import { isRobot } from './robots';

describe('robots', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'UptimeMonitor/1.0',
  ])('%s is one', (agent) => expect(isRobot(agent)).toBe(true));

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 13; CUBOT X70) Chrome/140.0',
    '',
    undefined,
  ])('%j is none', (agent) => expect(isRobot(agent)).toBe(false));
});
