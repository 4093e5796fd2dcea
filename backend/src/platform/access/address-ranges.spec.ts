import { isAddressRange, isWithin } from './address-ranges';

describe('ranges of addresses', () => {
  it.each(['192.0.2.1', '192.0.2.0/24', '0.0.0.0/0', '2001:db8::/32', '::1', '10.0.0.1/32'])(
    '[FSEC-09] %s is one',
    (range) => {
      expect(isAddressRange(range)).toBe(true);
    },
  );

  it.each([
    '',
    'nothing',
    '192.0.2',
    '192.0.2.0/33',
    '2001:db8::/129',
    '192.0.2.0/',
    '192.0.2.0/-1',
    '192.0.2.0/24/1',
    'fe80::1%eth0',
    ' 192.0.2.1',
    '*',
  ])('[FSEC-09] %j is none', (range) => {
    expect(isAddressRange(range)).toBe(false);
  });

  it.each([
    ['192.0.2.77', ['192.0.2.0/24'], true],
    ['192.0.3.77', ['192.0.2.0/24'], false],
    ['::ffff:192.0.2.77', ['192.0.2.0/24'], true],
    ['2001:db8:1::5', ['192.0.2.0/24', '2001:db8::/32'], true],
    ['2001:db9::5', ['2001:db8::/32'], false],
    ['192.0.2.1', ['192.0.2.1'], true],
    ['192.0.2.2', ['192.0.2.1'], false],
    ['not an address', ['0.0.0.0/0'], false],
  ])('[FSEC-09] %s within %j: %s', (address, ranges, within) => {
    expect(isWithin(ranges, address)).toBe(within);
  });
});
