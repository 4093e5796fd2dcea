import { areaOf } from '../metrics';
import type { PropertyRow } from '../plan';
import { Random } from '../random';

/** One line of the twelve-month statement; amounts are whole dollars per month, expenses positive. */
interface StatementLine {
  name: string;
  months: number[];
}
export interface Statement {
  income: StatementLine[];
  expenses: StatementLine[];
  noi: number;
}

const EXPENSES = [
  ['Payroll and benefits', 0.27],
  ['Property taxes', 0.24],
  ['Utilities', 0.09],
  ['Repairs and maintenance', 0.1],
  ['Insurance', 0.08],
  ['Marketing', 0.07],
  ['Management fee', 0.1],
  ['Office and software', 0.05],
] as const;
const SEASON = [0.985, 0.98, 0.985, 0.995, 1.005, 1.015, 1.02, 1.018, 1.008, 1, 0.996, 0.993];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A year of income and expenses whose difference is exactly the NOI of the listing. */
export function makeStatement(property: PropertyRow): Statement {
  const random = new Random(property.id * 7919);
  const noi = property.noi ?? 0;
  const revenue = noi / (1 - random.between(0.33, 0.42));
  const spread = (name: string, year: number, seasonal: boolean): StatementLine => ({
    name,
    months: SEASON.map((factor) => Math.round((year / 12) * (seasonal ? factor : 1) * random.between(0.985, 1.015))),
  });
  const income = [
    spread('Rental income', revenue * 0.93, true),
    spread('Tenant protection', revenue * 0.035, true),
    spread('Late and administrative fees', revenue * 0.025, false),
    spread('Merchandise and other', revenue * 0.01, false),
  ];
  const total = sum(income.flatMap((line) => line.months)) - noi;
  const expenses = EXPENSES.map(([name, share]) => spread(name, total * share, false));
  // Rounding is settled in repairs, so that the statement and the listing agree to the dollar.
  expenses[3].months[11] += total - sum(expenses.flatMap((line) => line.months));
  return { income, expenses, noi };
}

export interface RentRow {
  unit: string;
  size: string;
  sqft: number;
  climate: boolean;
  occupied: boolean;
  rate: number;
  rent: number;
  since: Date | null;
  paidTo: Date | null;
}

/** Every unit of the mix; as many are rented as the listing's occupancy says. */
export function makeRentRoll(property: PropertyRow): RentRow[] {
  const random = new Random(property.id * 104_729);
  const rows: RentRow[] = [];
  (property.unitMix ?? []).forEach((mix, bank) => {
    for (let i = 0; i < mix.units; i += 1) {
      const unit = `${String.fromCharCode(65 + (bank % 26))}${String(i + 1).padStart(3, '0')}`;
      rows.push({
        unit,
        size: mix.size,
        sqft: areaOf(mix.size),
        climate: mix.climateControlled,
        occupied: false,
        rate: mix.rent,
        rent: 0,
        since: null,
        paidTo: null,
      });
    }
  });
  const rented = Math.round(rows.length * ((property.physicalOccupancyUnits ?? 0) / 100));
  const date = property.createdAt;
  for (const row of random.sample(rows, rented)) {
    row.occupied = true;
    row.rent = Math.round(row.rate * random.between(0.82, 1.03));
    row.since = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - random.int(1, 44), random.int(1, 28)));
    row.paidTo = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + (random.chance(0.96) ? 1 : 0), 1));
  }
  return rows;
}
