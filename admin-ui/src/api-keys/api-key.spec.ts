import { keyErrors, keyOf, stateOf } from './api-key';
import { scopeLines } from './scopes';

const now = new Date(2026, 9, 2, 12);

describe('an API key', () => {
  it('wants a name, a scope and a day that lies ahead', () => {
    expect(keyErrors({ name: ' ', expires: '10-01-2026', addresses: '', scopes: [] }, now)).toEqual({
      name: 'Name is required',
      expires: 'The expiry must lie ahead',
      scopes: 'Scopes are required',
    });
    expect(
      keyErrors({ name: 'Accounting', expires: '02-30-2027', addresses: '', scopes: ['deals:read'] }, now),
    ).toEqual({ expires: 'Date is invalid' });
    expect(
      keyErrors({ name: 'Accounting', expires: '10-02-2026', addresses: '', scopes: ['deals:read'] }, now),
    ).toEqual({});
  });

  it('works to the end of its last day, or as long as a key may', () => {
    expect(keyOf({ name: ' Accounting ', expires: '10-02-2026', addresses: '', scopes: ['deals:read'] })).toEqual({
      name: 'Accounting',
      scopes: ['deals:read'],
      expiresAt: new Date(2026, 9, 2, 23, 59, 59).toISOString(),
      allowedAddresses: [],
    });
    expect(keyOf({ name: 'Accounting', expires: '', addresses: '', scopes: ['deals:read'] }).expiresAt).toBeNull();
  });

  it('[FSEC-09] ends within 366 days, and may be bound to addresses', () => {
    const of = (expires: string) =>
      keyErrors({ name: 'Accounting', expires, addresses: '', scopes: ['deals:read'] }, now);
    expect([of('10-02-2027'), of('10-03-2027'), of('10-04-2027')]).toEqual([
      {},
      { expires: 'The expiry must lie at most 366 days ahead' },
      { expires: 'The expiry must lie at most 366 days ahead' },
    ]);
    expect(
      keyOf({ name: 'A', expires: '', addresses: ' 192.0.2.0/24,\n2001:db8::/32 ', scopes: ['deals:read'] })
        .allowedAddresses,
    ).toEqual(['192.0.2.0/24', '2001:db8::/32']);
  });

  it('is active until it expires or is revoked', () => {
    const past = '2026-01-01T00:00:00Z';
    const open = { revokedAt: null, replacedById: null };
    expect(stateOf({ ...open, expiresAt: null }, now).label).toBe('Active');
    expect(stateOf({ ...open, expiresAt: null, replacedById: 4 }, now).label).toBe('Replaced');
    expect(stateOf({ ...open, expiresAt: past }, now).label).toBe('Expired');
    expect(stateOf({ ...open, revokedAt: past, expiresAt: past }, now).label).toBe('Revoked');
  });

  it('tells its scopes by resource', () => {
    expect(scopeLines(['deals:write', 'deals:read', 'team-members:read'])).toEqual([
      'Deals: read, write',
      'Team members: read',
    ]);
  });
});
