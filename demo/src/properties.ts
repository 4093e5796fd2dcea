import { METRICS, type FieldsOf, type PropertyField } from '@stowbridge/contract/property-fields';
import { chooseTowns, regionOf, type Town } from './content/cities';
import { describe, type Facts } from './content/descriptions';
import { ANYWHERE_WORDS, PLACE_WORDS, STORAGE_WORDS, STREETS } from './content/names';
import { CoverDealer, type Look, placeOf } from './pictures';
import { makeMetrics, type Metrics } from './metrics';
import { addressOn, FIRST_BUYER, FIRST_SELLER, SELLERS } from './people';
import { DAY, dateText, daysBefore, type PropertyRow, type UserRow } from './plan';
import type { Random } from './random';

export interface ListedProperties {
  properties: PropertyRow[];
  looks: Look[];
  agents: { propertyId: number; userId: number; position: number }[];
}

const TYPE_NAMES: Record<number, string> = {
  1: 'drive-up self-storage',
  2: 'climate-controlled',
  3: 'mixed drive-up and climate-controlled',
  4: 'multi-storey',
  5: 'boat and RV',
  6: 'converted warehouse',
  7: 'multi-site storage',
  8: 'development',
  9: 'flex storage',
};
/** Public codes of the video platform's own sample clips; most listings have none. */
const VIDEO_CODES = ['M7lc1UVf-VE', 'aqz-KE-bpKQ', 'ScMzIvxBSi4'] as const;

/** Every property with its place, figures, status and words. Statuses are settled here; deals follow them. */
export function makeProperties(
  towns: readonly Town[],
  count: number,
  users: readonly UserRow[],
  anchor: Date,
  random: Random,
): ListedProperties {
  const chosen = chooseTowns(towns, count, random.fork('towns'));
  const names = new Set<string>();
  const covers = new CoverDealer();
  const listed: ListedProperties = { properties: [], looks: [], agents: [] };
  const admins = users.filter((user) => user.userTypeId === 1);
  for (let i = 0; i < count; i += 1) {
    const own = random.fork(`property ${i}`);
    const id = i + 1;
    const property = makeProperty(id, chosen[i], names, count, anchor, own);
    listed.properties.push(property);
    listed.looks.push(
      makeLook(property, chosen[i], (place) => covers.variantFor(property.storeTypeId, place, property.featured)),
    );
    const agents = own.sample(admins, own.chance(0.3) ? 2 : 1);
    agents.forEach((agent, at) => listed.agents.push({ propertyId: id, userId: agent.id, position: at + 1 }));
  }
  return listed;
}

/** A few published properties still wait for their NDA document, so that the notice about it can be seen. */
export const lacksNda = (id: number): boolean => id % 60 === 29;

/** One of the known buyer's first properties, whose offers were due a few days ago. */
const PAST_DUE = 5;

/** Status by place in the list: most are for sale; drafts and unpublished ones are few. */
function standing(id: number, random: Random): { statusId: number; active: boolean } {
  if (id % 50 === 23) {
    return { statusId: 5, active: false };
  }
  if (lacksNda(id) || id === PAST_DUE) {
    return { statusId: 1, active: true };
  }
  if (id % 40 === 17) {
    return { statusId: 1, active: false };
  }
  return { statusId: random.weighted([1, 2, 3, 4], [74, 10, 7, 9]), active: true };
}

/**
 * One property. `names` holds the names that are taken.
 * @param write how its description is written
 */
export function makeProperty(
  id: number,
  town: Town,
  names: Set<string>,
  count: number,
  anchor: Date,
  random: Random,
  write: (facts: Facts, random: Random) => string = describe,
): PropertyRow {
  const zip = random.pick(town.zips);
  const storeTypeId = random.weighted([1, 2, 3, 4, 5, 6, 7, 8, 9], [34, 14, 24, 9, 7, 4, 3, 3, 2]);
  const land = storeTypeId === 8;
  const metrics = makeMetrics(storeTypeId, town.population, random);
  const { statusId, active } = standing(id, random);
  // The newest listings come last, so that "newest first" and the order of ids agree.
  const age =
    Math.max(1, Math.round((1 - id / (count + 1)) ** 1.5 * 390)) + (statusId === 4 ? 70 : statusId === 5 ? 0 : 1);
  const createdAt = daysBefore(anchor, age + random.int(0, 2), random.int(14, 22), random.int(0, 59));
  const pricing = makePricing(statusId, anchor, random);
  if (id === PAST_DUE) {
    pricing.offersDueDate = dateText(daysBefore(anchor, 4, 12, 0));
  }
  const road = random.pick(STREETS);
  const name = nameOf(town, storeTypeId, names, random);
  const price = land ? Math.round(metrics.acreage * random.between(180, 420)) * 1000 : metrics.price;
  const expansion = random.chance(0.32);
  return {
    id,
    name,
    address1: addressOn(road, random),
    address2: random.chance(0.06) ? `Building ${random.pick(['A', 'B', 'C'])}` : null,
    city: town.city,
    stateCode: town.stateCode,
    zipCode: zip.zip,
    description: write(
      {
        name,
        city: town.city,
        stateName: town.stateName,
        type: TYPE_NAMES[storeTypeId],
        storeTypeId,
        road,
        expansion,
        population: town.population,
        sqft: land ? null : metrics.rentableSqft,
        acreage: metrics.acreage,
        units: land ? null : metrics.unitCount,
        occupancy: land ? null : metrics.physicalOccupancyUnits,
        economic: land ? null : metrics.economicOccupancy,
        climateShare: metrics.climateControlledShare,
        yearBuilt: land ? null : metrics.yearBuilt,
        closed: statusId === 4,
        offersDue: pricing.offersDueDate && spoken(pricing.offersDueDate),
      },
      random,
    ),
    storeTypeId,
    rentableSqft: land ? null : metrics.rentableSqft,
    acreage: metrics.acreage,
    ...pricing,
    price,
    roomForExpansion: expansion,
    featured: active && (statusId === 1 || statusId === 2) && random.chance(0.17) && !land,
    active,
    statusId,
    latitude: near(zip.latitude, random),
    longitude: near(zip.longitude, random),
    sellerId: sellerOf(id, random),
    videoCode: id % 43 === 7 ? random.pick(VIDEO_CODES) : null,
    radiusMiles: random.weighted([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [2, 4, 30, 6, 22, 4, 3, 4, 1, 5]),
    ...metricsOf(land ? undefined : metrics, random),
    unitMix: land ? null : metrics.unitMix,
    listedAt: statusId === 5 ? null : new Date(createdAt.getTime() + 3_600_000),
    closedAt: null,
    createdAt,
    modifiedAt: new Date(createdAt.getTime() + 3_600_000),
  };
}

/** The metrics of a facility, or none of bare land; one without a rule of its own lies around its sample. */
const metricsOf = (facility: Metrics | undefined, random: Random): FieldsOf<typeof METRICS> =>
  Object.fromEntries(
    METRICS.map((field: PropertyField) => {
      const given =
        facility && (field.name in facility ? facility[field.name as keyof Metrics] : around(field, random));
      return [field.name, given ?? null];
    }),
  ) as FieldsOf<typeof METRICS>;

function around(field: PropertyField, random: Random): number | string {
  const own = random.fork(field.name);
  switch (field.kind) {
    case 'text':
      return field.sample;
    case 'year':
      return field.sample + own.int(-10, 10);
    case 'percent':
      return Math.min(100, Math.round(field.sample * own.between(0.8, 1.2)));
    case 'decimal':
      return Math.round(field.sample * own.between(0.5, 1.5) * 100) / 100;
    default:
      return Math.round(field.sample * own.between(0.5, 1.5));
  }
}

const near = (degrees: number, random: Random): number =>
  Math.round((degrees + random.between(-0.009, 0.009)) * 1e6) / 1e6;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
/** `2026-05-14` as `May 14, 2026`; without Intl, which would take longer than all the rest of a property. */
const spoken = (date: string): string =>
  `${MONTHS[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}, ${date.slice(0, 4)}`;

/**
 * For some properties one of the six alternatives, which hides the price from all but the office and the owner; an auction
 * has its date, and only open listings have a due date.
 */
function makePricing(
  statusId: number,
  anchor: Date,
  random: Random,
): Pick<PropertyRow, 'alternatePriceOptionId' | 'alternatePriceOptionDate' | 'offersDueDate'> {
  const later = (days: number): string => dateText(new Date(anchor.getTime() + days * DAY));
  const open = statusId === 1 || statusId === 5;
  const option = open && random.chance(0.2) ? random.weighted([1, 2, 3, 4, 5, 6], [6, 4, 4, 3, 3, 3]) : null;
  return {
    alternatePriceOptionId: option,
    alternatePriceOptionDate: option === 6 ? later(random.int(21, 80)) : null,
    offersDueDate: open && (option === 1 || option === 5 || random.chance(0.12)) ? later(random.int(10, 60)) : null,
  };
}

function nameOf(town: Town, storeTypeId: number, taken: Set<string>, random: Random): string {
  const region = regionOf(town);
  for (let attempt = 0; ; attempt += 1) {
    const first = random.weighted(
      [
        random.pick(PLACE_WORDS[region]),
        random.pick(ANYWHERE_WORDS),
        town.city,
        `${town.city} ${random.pick(['Gate', 'Station', 'Crossing', 'Park'])}`,
      ],
      [46, 22, 20, attempt > 4 ? 40 : 4],
    );
    const name = `${first} ${random.pick(STORAGE_WORDS[storeTypeId])}`;
    if (!taken.has(name) && (name.length <= 30 || attempt > 20)) {
      taken.add(name);
      return name;
    }
  }
}

/** The known seller owns every twelfth property and the very first, so that there is something to see at sign-in. */
function sellerOf(id: number, random: Random): number | null {
  if (id % 12 === 3) {
    return FIRST_SELLER;
  }
  if (id % 37 === 11) {
    return null;
  }
  if (id % 45 === 5) {
    return FIRST_BUYER + 2 + (id % 2);
  }
  return FIRST_SELLER + 1 + Math.floor(random.next() ** 1.4 * (SELLERS - 1));
}

/** @param variantIn which of the covers it has in a place */
export function makeLook(property: PropertyRow, town: Town, variantIn: (place: Look['place']) => number): Look {
  const place = placeOf(regionOf(town));
  return {
    propertyId: property.id,
    place,
    variant: variantIn(place),
    hasNda: property.statusId !== 5 && !lacksNda(property.id),
    hasFinancials: property.featured || property.sellerId === FIRST_SELLER,
  };
}
