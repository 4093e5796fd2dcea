/** $12.4M, $850K: for markers and other small places. */
export function formatShortMoney(amount: number): string {
  if (amount >= 1_000_000) {
    return `$${(amount / 1_000_000).toFixed(amount >= 10_000_000 ? 0 : 1).replace(/\.0$/, '')}M`;
  }
  return amount >= 1000 ? `$${Math.round(amount / 1000)}K` : `$${amount}`;
}
