import { actionOf, actorOf, differencesOf, recordOf, type AuditEntry } from './auditEntry';
import { searchErrors } from './searchRules';

const entry = (given: Partial<AuditEntry>): AuditEntry => ({
  id: 1, createdAt: '2026-10-02T18:00:00Z', actorId: 1, actorName: 'Sam Carter', actorEmail: 'sam@example.com', action: 'property.changed', subjectType: 'property', subjectId: 12, address: '127.0.0.1', before: null, after: null, detail: {}, ...given,
});

describe('an entry of the audit log', () => {
  it('names what was done to what in words', () => {
    expect(actionOf({ action: 'deal.moved' })).toBe('Deal moved');
    expect(actionOf({ action: 'user.status-changed' })).toBe('User status changed');
    expect(recordOf(entry({}))).toBe('Property 12');
    expect(recordOf(entry({ subjectType: 'store-types', subjectId: 3 }))).toBe('Store types 3');
    expect(recordOf(entry({ subjectType: 'api-key', subjectId: null }))).toBe('API key');
  });

  it('[FOPS-01] names who did it: a person, a command, or the product', () => {
    expect(actorOf(entry({}))).toBe('Sam Carter');
    const nobody = { actorId: null, actorName: null, actorEmail: null };
    expect(actorOf(entry({ ...nobody, detail: { actor: 'command line' } }))).toBe('Command line');
    expect(actorOf(entry(nobody))).toBe('Stowbridge');
  });

  it('puts before and after of each field beside each other', () => {
    const changed = entry({ before: { price: 4_000_000, featured: false }, after: { price: 4_250_000, featured: true, videoCode: 'abc' } });
    expect(differencesOf(changed)).toEqual([
      { field: 'featured', before: 'No', after: 'Yes' },
      { field: 'price', before: '4,000,000', after: '4,250,000' },
      { field: 'videoCode', before: '', after: 'abc' },
    ]);
    expect(differencesOf(entry({}))).toEqual([]);
  });

  it('[CONST-54] says which part of its search is wrong', () => {
    expect(searchErrors({ from: '13-40-2026', to: '10-02-2026', subjectId: '1.5' })).toEqual({ from: 'Date is invalid', subjectId: 'A record number is a whole number' });
    expect(searchErrors({ from: '10-02-2026', subjectId: '12' })).toEqual({});
  });
});
