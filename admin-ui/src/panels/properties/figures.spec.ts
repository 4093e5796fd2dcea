import { capRate, pricePerSquareFoot } from './figures';

describe('derived figures', () => {
  it('are computed from NOI, price and area', () => {
    expect(capRate({ noi: 420_000, price: 7_000_000, statusId: 1 })).toBeCloseTo(6);
    expect(pricePerSquareFoot({ price: 7_000_000, rentableSqft: 70_000, statusId: 1 })).toBe(100);
  });

  it('are absent when the property is unpriced or closed', () => {
    expect(capRate({ noi: 420_000, price: null, statusId: 1 })).toBeNull();
    expect(capRate({ noi: 420_000, price: 7_000_000, statusId: 4 })).toBeNull();
    expect(pricePerSquareFoot({ price: 7_000_000, rentableSqft: 70_000, statusId: 4 })).toBeNull();
  });
});
