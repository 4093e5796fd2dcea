import type { Lookups } from '../components/lookups/use-lookups';

const choices = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));
const next: Record<number, number[]> = { 1: [2, 3, 5], 2: [], 3: [1, 2], 4: [1, 2, 3], 5: [], 6: [1, 2, 3], 7: [] };

/** The lookups as the server has them, with two states. */
export const lookups: Lookups = {
  states: [
    { id: 1, name: 'Colorado', code: 'CO' },
    { id: 2, name: 'Texas', code: 'TX' },
  ],
  storeTypes: choices('Drive-up', 'Climate-controlled'),
  propertyStatuses: choices('For Sale', 'Under LOI', 'Under Contract', 'Closed', 'Draft'),
  priceAlternatives: choices(
    'Call for offers',
    'Unpriced',
    'Contact broker',
    'Price guidance',
    'Best and final',
    'Auction',
  ),
  dealStatuses: choices('Accepted', 'Rejected', 'In Process', 'Interested', 'Sold', 'Submitted', 'Withdrawn').map(
    (status) => ({
      ...status,
      next: next[status.id],
    }),
  ),
  diligencePeriods: choices('15 days', '30 days', '45 days', '60 days', '90 days'),
  documentTypes: [...choices('Offering memorandum', 'Rent roll'), { id: 8, name: 'NDA' }],
  positions: choices('Owner-operator', 'Investor', 'Broker', 'Developer', 'Other'),
  userStatuses: choices('Pending', 'Approved', 'Rejected'),
  agentLocations: choices('Denver', 'Sacramento').map((office) => ({
    ...office,
    address: '1 Main Street',
    city: office.name,
  })),
  timeZone: 'America/Denver',
};

/** An answer of the lookups that waits until it is let go. */
export function lateLookups(): { answer: () => Promise<{ json: Lookups }>; letGo: () => void } {
  let letGo: () => void = () => undefined;
  const here = new Promise<void>((done) => (letGo = done));
  return { answer: () => here.then(() => ({ json: lookups })), letGo: () => letGo() };
}
