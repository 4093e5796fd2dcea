import { addDays } from './dates';

/** The longest sentence of a broker in a seller's report. */
export const REPORT_NOTE_MAX = 500;
export const NOT_A_MONDAY = 'A week is named by its Monday';
export const REPORT_MADE = 'This report is made and does not change any more.';
/** Said in place of the figures of a week in which nothing happened [BEYB-65]. */
export const NO_ACTIVITY = 'There was no activity on this property in this week.';
/** The median is told of so many listings at least. */
export const COMPARABLE_MIN = 10;

/** What happened to a listing in a span of days of the office; no names. */
export interface ReportFigures {
  /** By neither the seller nor the office [BEYB-70]. */
  views: number;
  /** Those of people who were signed in and had seen the property on an earlier day. */
  returningViews: number;
  /** People who have kept it since. */
  newFavourites: number;
  /** All who keep it. */
  favourites: number;
  /** Saved searches that find it. */
  savedSearches: number;
  /** People who signed the NDA. */
  ndasSigned: number;
  /** People whose access was opened. */
  ndasGranted: number;
  documentsOpened: number;
  /** Buyers who opened them. */
  documentReaders: number;
  questions: number;
  /** First offers of buyers; none that is sealed. */
  offers: number;
  /** Of the people who signed, those who have offered since: a part of them [BEYB-72]. */
  signersWithOffer: number;
  /** How often another price was public. */
  priceChanges: number;
  /** The public prices up to the end, each from when it was asked. */
  prices: { at: string; price: number }[];
  /** Null for what is not listed. */
  daysListed: number | null;
  /** Null where fewer than ten listings compare. */
  comparable: Comparable | null;
}

/** Of open listings of the same type and state, or of all. */
export interface Comparable {
  medianViews: number;
  listings: number;
  alike: boolean;
}

/** Of a listing on which nothing happened. */
export const NO_FIGURES: ReportFigures = {
  views: 0,
  returningViews: 0,
  newFavourites: 0,
  favourites: 0,
  savedSearches: 0,
  ndasSigned: 0,
  ndasGranted: 0,
  documentsOpened: 0,
  documentReaders: 0,
  questions: 0,
  offers: 0,
  signersWithOffer: 0,
  priceChanges: 0,
  prices: [],
  daysListed: null,
  comparable: null,
};

const HAPPENED = [
  'views',
  'newFavourites',
  'ndasSigned',
  'ndasGranted',
  'documentsOpened',
  'questions',
  'offers',
  'priceChanges',
] as const satisfies (keyof ReportFigures)[];

/** Whether anything happened at all. */
export const hasActivity = (figures: ReportFigures): boolean => HAPPENED.some((name) => figures[name] > 0);

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
const dollars = (price: number): string => `$${price.toLocaleString('en-US')}`;

/** The figures as they are read, each with what it is about. */
export function figureRows(figures: ReportFigures, timeZone: string): [label: string, value: string][] {
  const { comparable } = figures;
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone });
  return [
    [
      'Views',
      count(figures.views, 'view') +
        (figures.returningViews ? `, ${figures.returningViews} by returning visitors` : ''),
    ],
    ...(comparable
      ? ([
          [
            'Comparable listings',
            `A median of ${count(comparable.medianViews, 'view')} of ${count(comparable.listings, 'listing')}` +
              (comparable.alike ? ' of the same type and state' : ''),
          ],
        ] as [string, string][])
      : []),
    ['Favourites', `${figures.newFavourites} new, ${figures.favourites} in all`],
    ['Saved searches', `${figures.savedSearches} match`],
    ['NDAs', `${figures.ndasSigned} asked for, ${figures.ndasGranted} granted`],
    [
      'Documents',
      figures.documentsOpened === 0
        ? 'None opened'
        : `${figures.documentsOpened} opened by ${count(figures.documentReaders, 'person', 'people')}`,
    ],
    ['Questions', String(figures.questions)],
    ['Offers', String(figures.offers)],
    ...(figures.prices.length > 0
      ? ([
          [
            'Price',
            figures.prices.map(({ at, price }) => `${dollars(price)} from ${day.format(new Date(at))}`).join('\n'),
          ],
        ] as [string, string][])
      : []),
    ...(figures.daysListed === null
      ? []
      : ([['On the market', count(figures.daysListed, 'day')]] as [string, string][])),
  ];
}

const dayName = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** A week from its Monday: `Nov 16, 2026 to Nov 22, 2026`. */
export const weekName = (monday: string): string =>
  [monday, addDays(monday, 6)].map((day) => dayName.format(new Date(`${day}T00:00:00Z`))).join(' to ');

/** Whether a day, YYYY-MM-DD, is a Monday. */
export const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
