import { openSecret, sealSecret } from './sealed-secret';

describe('a sealed secret', () => {
  const KEY = 'a secret that is only used by tests, 32+';
  const sealed = sealSecret(KEY, 'second-factors', 'user 1', 'JBSWY3DPEHPK3PXP');

  it('opens with its key, for its use and its owner, and with no other', () => {
    expect(openSecret(KEY, 'second-factors', 'user 1', sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(openSecret(`${KEY}!`, 'second-factors', 'user 1', sealed)).toBeUndefined();
    expect(openSecret(KEY, 'webhook-secrets', 'user 1', sealed)).toBeUndefined();
    expect(openSecret(KEY, 'second-factors', 'user 2', sealed)).toBeUndefined();
  });

  it('that was changed at any byte, or cut, opens no more', () => {
    const bytes = Buffer.from(sealed, 'base64url');
    const changed = Array.from(bytes.keys(), (at) => {
      const copy = Buffer.from(bytes);
      copy[at] ^= 1;
      return copy;
    });
    const cut = Array.from(bytes.keys(), (length) => bytes.subarray(0, length));
    const opened = [...changed, ...cut].map((one) =>
      openSecret(KEY, 'second-factors', 'user 1', one.toString('base64url')),
    );
    expect(opened.filter((secret) => secret !== undefined)).toEqual([]);
  });

  it('is another one each time', () => {
    expect(sealSecret(KEY, 'second-factors', 'user 1', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  });
});
