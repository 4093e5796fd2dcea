import type { Deal } from '../deals/deal';
import { lookups } from './lookups';

/** A deal of buyer 20, Avery Stone, at a stage, as a list answers it. */
export const aDeal = (id: number, statusId: number, changes: Partial<Deal> = {}): Deal => ({
  id,
  dealName: '',
  description: null,
  propertyId: 31,
  propertyName: `Granite Peak ${id}`,
  city: 'Denver',
  stateCode: 'CO',
  zipCode: '80202',
  buyerId: 20,
  buyerName: 'Avery Stone',
  buyerEmail: 'avery@example.com',
  buyerPhone: '303-555-0110',
  price: 4_250_000,
  statusId,
  statusName: lookups.dealStatuses[statusId - 1].name,
  statusDate: '2026-10-02T18:00:00Z',
  createdAt: '2026-10-01T18:00:00Z',
  offline: false,
  offlineBuyerCity: null,
  offlineBuyerState: null,
  loiName: null,
  loiCompanyName: null,
  diligencePeriodId: null,
  diligencePeriod: null,
  earnestMoneyDeposit: null,
  sourceOfFinancing: null,
  next: [],
  ...changes,
});
