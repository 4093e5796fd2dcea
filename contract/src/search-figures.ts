/** The figures that storage is bought on and searched by: what the search takes of each, once for server and site. */

interface SearchFigure {
  /** Its fields in the search's call begin with it. */
  wire: string;
  label: string;
  min: number;
  max: number;
  decimals: 0 | 2;
  /** It is only asked for from a figure on. */
  openEnd?: true;
}

export const SEARCH_FIGURES = {
  capRate: { wire: 'CapRate', label: 'Cap rate', min: 0, max: 100, decimals: 2 },
  pricePerSqft: { wire: 'PricePerSQFT', label: 'Price per sq. ft', min: 0, max: 10_000, decimals: 2 },
  noi: { wire: 'NOI', label: 'NOI', min: 0, max: 100_000_000, decimals: 0 },
  occupancy: { wire: 'Occupancy', label: 'Occupancy', min: 0, max: 100, decimals: 2, openEnd: true },
  units: { wire: 'Units', label: 'Units', min: 0, max: 100_000, decimals: 0 },
  yearBuilt: { wire: 'YearBuilt', label: 'Year built', min: 1850, max: 2100, decimals: 0 },
  climateShare: { wire: 'ClimateShare', label: 'Climate share', min: 0, max: 100, decimals: 2, openEnd: true },
} as const satisfies Record<string, SearchFigure>;

export type FigureName = keyof typeof SEARCH_FIGURES;
export const FIGURE_NAMES = Object.keys(SEARCH_FIGURES) as FigureName[];

/** Both ends included; left out where there is none. */
export interface FigureRange {
  from?: number;
  to?: number;
}

/** How the results of a search are ordered, by the numbers that its call takes [CONST-39 to CONST-43]. */
export const SearchOrder = { Newest: 0, Price: 1, Area: 3, CapRate: 4, PricePerSqft: 5, NewestChange: 6 } as const;
export type SearchOrderId = (typeof SearchOrder)[keyof typeof SearchOrder];

/** One end of a range as it is typed or sent; NaN for what is no figure of its kind. */
export function readFigure(name: FigureName, given: unknown): number {
  const { min, max, decimals } = SEARCH_FIGURES[name];
  const text = typeof given === 'number' || typeof given === 'string' ? String(given).trim() : '';
  const figure = (decimals ? /^\d{1,9}(\.\d{1,2})?$/ : /^\d{1,9}$/).test(text) ? Number(text) : NaN;
  return figure >= min && figure <= max ? figure : NaN;
}

/** Whether a range can hold anything: no end is unreadable, and none lies below its start. */
export const isRange = ({ from, to }: FigureRange): boolean =>
  !Number.isNaN(from) && !Number.isNaN(to) && (from === undefined || to === undefined || from <= to);

export const rangeProblem = (name: FigureName): string => `${SEARCH_FIGURES[name].label} is invalid`;
