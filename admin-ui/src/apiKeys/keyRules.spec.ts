import { stateOf } from './apiKey';
import { keyErrors, keyOf } from './keyRules';
import { scopeLines } from './scopes';

const now = new Date(2026, 9, 2, 12);

describe('an API key', () => {
  it('wants a name, a scope and a day that lies ahead', () => {
    expect(keyErrors({ name: ' ', expires: '10-01-2026', scopes: [] }, now)).toEqual({ name: 'Name is required', expires: 'The expiry must lie ahead', scopes: 'Scopes are required' });
    expect(keyErrors({ name: 'Accounting', expires: '02-30-2027', scopes: ['deals:read'] }, now)).toEqual({ expires: 'Date is invalid' });
    expect(keyErrors({ name: 'Accounting', expires: '10-02-2026', scopes: ['deals:read'] }, now)).toEqual({});
  });

  it('works to the end of its last day, or for ever', () => {
    expect(keyOf({ name: ' Accounting ', expires: '10-02-2026', scopes: ['deals:read'] })).toEqual({ name: 'Accounting', scopes: ['deals:read'], expiresAt: new Date(2026, 9, 2, 23, 59, 59).toISOString() });
    expect(keyOf({ name: 'Accounting', expires: '', scopes: ['deals:read'] }).expiresAt).toBeNull();
  });

  it('is active until it expires or is revoked', () => {
    const past = '2026-01-01T00:00:00Z';
    expect(stateOf({ revokedAt: null, expiresAt: null }, now).label).toBe('Active');
    expect(stateOf({ revokedAt: null, expiresAt: past }, now).label).toBe('Expired');
    expect(stateOf({ revokedAt: past, expiresAt: past }, now).label).toBe('Revoked');
  });

  it('tells its scopes by resource', () => {
    expect(scopeLines(['deals:write', 'deals:read', 'team-members:read'])).toEqual(['Deals: read, write', 'Team members: read']);
  });
});
