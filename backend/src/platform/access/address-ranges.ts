import { BlockList, isIPv4, isIPv6 } from 'node:net';

type Family = 'ipv4' | 'ipv6';

const familyOf = (address: string): Family | undefined =>
  isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : undefined;

function parse(range: string): { address: string; bits: number; family: Family } | undefined {
  const [, address, given] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(range) ?? [];
  const family = address === undefined ? undefined : familyOf(address);
  if (!family || address.includes('%')) {
    return undefined;
  }
  const most = family === 'ipv4' ? 32 : 128;
  const bits = given === undefined ? most : Number(given);
  return bits <= most ? { address, bits, family } : undefined;
}

/** Whether this is an address or a range in CIDR notation, `192.0.2.0/24` or `2001:db8::/32`. */
export const isAddressRange = (text: string): boolean => parse(text) !== undefined;

/** Whether an address lies in one of the ranges; one of IPv4 may come as one of IPv6. */
export function isWithin(ranges: readonly string[], address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = familyOf(plain);
  if (!family) {
    return false;
  }
  const list = new BlockList();
  for (const range of ranges) {
    const found = parse(range);
    if (found) {
      list.addSubnet(found.address, found.bits, found.family);
    }
  }
  return list.check(plain, family);
}
