import { deviceName } from './device-name';

const MOZILLA = 'Mozilla/5.0';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

describe('[FSEC-16] the name of a device', () => {
  it.each([
    [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME}`, 'Chrome 141 on Windows'],
    [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME} Edg/141.0.0.0`, 'Edge 141 on Windows'],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
      'Safari 18 on macOS',
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
      'Safari 18 on iOS',
    ],
    [`${MOZILLA} (Linux; Android 10; K) ${CHROME}`, 'Chrome 141 on Android'],
    [`${MOZILLA} (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0`, 'Firefox 144 on Linux'],
    ['curl/8.14.1', 'curl/8.14.1'],
    [`\r\n<b>${'x'.repeat(500)}`, `<b>${'x'.repeat(57)}`],
    ['', null],
    [undefined, null],
  ])('of %j is %j', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
});
