import { wordsOf } from '@stowbridge/contract/log-fields';
import { lookups } from '../test/lookups';
import { anEntry } from '../test/audit';
import { actionOf, actorText, changedFields } from './audit-entry';
import { labelOf, textOf } from './field-value';
import { searchErrors } from '../components/list/search-errors';

const kindOf = (kind: string, field: string) => wordsOf(kind, field)?.[1];

describe('an entry of the audit log', () => {
  it('[FOFF-21] says in words what was done, and what was logged under a name of former times as it was written', () => {
    expect(actionOf({ action: 'deal.moved' })).toBe('Deal moved');
    expect(actionOf({ action: 'api-key.revoked' })).toBe('API key revoked');
    expect(actionOf({ action: 'thing.former-deed' })).toBe('Thing former deed');
  });

  it('[FOPS-01] [FOFF-21] names who did it: a person with their number, a command, or the product', () => {
    expect(actorText(anEntry())).toBe('Sam Carter, admin 1');
    const nobody = { actorId: null, actorName: null, actorEmail: null };
    expect(actorText(anEntry({ ...nobody, detail: { actor: 'command line' } }))).toBe('Command line');
    expect(actorText(anEntry(nobody))).toBe('Stowbridge');
  });

  it.each([
    ['rentableSqft', 40_000, 'Rentable square feet', '40,000'],
    ['statusId', 1, 'Status', 'For Sale'],
    ['storeTypeId', 2, 'Property type', 'Climate-controlled'],
    ['price', 4_250_000, 'Price', '$4,250,000'],
    ['physicalOccupancyUnits', 92.5, 'Physical occupancy by units', '92.5%'],
    ['yearBuilt', 1998, 'Year built', '1998'],
    ['offersDueDate', '2026-11-20', 'Offers due', 'Nov 20, 2026'],
    ['featured', true, 'Featured', 'Yes'],
    ['description', '<p>Gated <b>yard</b></p>', 'Description', 'Gated yard'],
    ['unitMix', '[{"size":"10x10","units":4}]', 'Unit mix', 'Size 10x10, Units 4'],
    ['formerField', 'x', 'Former field', 'x'],
  ])('[FOFF-21] shows the field %s with %j as %s: %s', (field, value, label, text) => {
    expect(labelOf('property', field)).toBe(label);
    expect(textOf(kindOf('property', field), value, lookups)).toBe(text);
  });

  it('[FOFF-21] reads stages, statuses and roles of deals and people by name', () => {
    expect(textOf(kindOf('deal', 'to'), 1, lookups)).toBe('Accepted');
    expect(textOf(kindOf('user', 'to'), 3, lookups)).toBe('Rejected');
    expect(textOf(kindOf('user', 'roles'), '2,3', lookups)).toBe('Buyer, Seller');
    expect(textOf(kindOf('team-member', 'ids'), '3,1,2', lookups)).toBe('3 in a new order');
  });

  it('knows the fields that a change touched', () => {
    expect(
      changedFields({ before: { price: 4, featured: false }, after: { price: 5, featured: true, videoCode: 'abc' } }),
    ).toEqual(['featured', 'price', 'videoCode']);
    expect(changedFields({ before: null, after: null })).toEqual([]);
  });

  it('[CONST-54] says which part of its search is wrong', () => {
    expect(searchErrors({ from: '13-40-2026', to: '10-02-2026' })).toEqual({ from: 'Date is invalid' });
    expect(searchErrors({ from: '10-02-2026' })).toEqual({});
  });
});
