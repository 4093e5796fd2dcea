import {
  AREA_CODES,
  BUYER_COMPANIES,
  COMPANY_WORDS,
  FIRST_NAMES,
  LAST_NAMES,
  SELLER_COMPANIES,
  STREETS,
} from './content/names';
import type { Town } from './content/cities';
import { daysBefore, type LocationRow, type UserRow } from './plan';
import type { Random } from './random';

const ADMINS = 4;
export const SELLERS = 25;
const BUYERS = 40;

/** Offices of listing agents; the first two are the ones the site shows. */
export const LOCATIONS: LocationRow[] = [
  { id: 1, address: '1801 California St, Suite 2400', city: 'Denver', stateCode: 'CO', zipCode: '80202' },
  { id: 2, address: '4350 Executive Dr, Suite 310', city: 'San Diego', stateCode: 'CA', zipCode: '92121' },
  { id: 3, address: '102 S Tejon St, Suite 1100', city: 'Colorado Springs', stateCode: 'CO', zipCode: '80903' },
  { id: 4, address: '770 L St, Suite 950', city: 'Sacramento', stateCode: 'CA', zipCode: '95814' },
  { id: 5, address: '2398 E Camelback Rd, Suite 600', city: 'Phoenix', stateCode: 'AZ', zipCode: '85016' },
  { id: 6, address: '300 S Tryon St, Suite 1200', city: 'Charlotte', stateCode: 'NC', zipCode: '28202' },
];

/** The accounts that the start prints. Their place among the others is fixed: first administrator, seller and buyer. */
const KNOWN = {
  admin: { firstName: 'Ruth', lastName: 'Calloway', email: 'admin@stowbridge.example' },
  seller: {
    firstName: 'Marcus',
    lastName: 'Ellery',
    email: 'seller@stowbridge.example',
    companyName: 'Ellery Family Storage LLC',
  },
  buyer: {
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'buyer@stowbridge.example',
    companyName: 'Whitfield Capital Partners',
  },
};

export const KNOWN_ADDRESSES = Object.values(KNOWN).map(({ email }) => email);

/** Ids of the users by kind: administrators first, then sellers, then buyers. */
export const FIRST_SELLER = ADMINS + 1;
export const FIRST_BUYER = ADMINS + SELLERS + 1;

export const phoneIn = (stateCode: string, random: Random): string =>
  `${AREA_CODES[stateCode] ?? '303'}-555-01${String(random.int(0, 99)).padStart(2, '0')}`;

export const addressOn = (street: string, random: Random): string => `${random.int(101, 9899)} ${street}`;

export function makePeople(towns: readonly Town[], anchor: Date, random: Random): UserRow[] {
  const names = uniqueNames(ADMINS + SELLERS + BUYERS, random);
  const companies = random.shuffle(COMPANY_WORDS.flatMap((word) => [word, `${word} Point`, `${word} Creek`]));
  return names.map(([firstName, lastName], i): UserRow => {
    const id = i + 1;
    const kind = id <= ADMINS ? 1 : id < FIRST_BUYER ? 3 : 2;
    const known =
      id === 1 ? KNOWN.admin : id === FIRST_SELLER ? KNOWN.seller : id === FIRST_BUYER ? KNOWN.buyer : undefined;
    const base = { id, firstName, lastName, email: `${firstName}.${lastName}@example.com`.toLowerCase(), ...known };
    if (kind === 1) {
      return anAdministrator(base, LOCATIONS[[0, 1, 4, 5][i]], anchor, random);
    }
    return aMember(base, kind, random.pick(towns.slice(0, 500)), companies[i], anchor, random, known !== undefined);
  });
}

function uniqueNames(count: number, random: Random): [string, string][] {
  const first = random.shuffle(FIRST_NAMES);
  const last = random.shuffle(LAST_NAMES);
  return Array.from({ length: count }, (_, i) => [first[i % first.length], last[i % last.length]]);
}

type Base = Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'email'> & { companyName?: string };

function anAdministrator(base: Base, office: LocationRow, anchor: Date, random: Random): UserRow {
  return {
    ...base,
    email: base.id === 1 ? base.email : `${base.firstName}.${base.lastName}@stowbridge.example`.toLowerCase(),
    phoneNumber: phoneIn(office.stateCode, random),
    address1: office.address,
    city: office.city,
    stateCode: office.stateCode,
    zipCode: office.zipCode,
    companyName: 'Stowbridge',
    positionId: 3,
    position: null,
    isHavingSelfStorages: null,
    capitalSource: null,
    numberOfProperties: null,
    userTypeId: 1,
    roles: [1],
    statusId: 2,
    question: null,
    agentLocationId: office.id,
    createdAt: daysBefore(anchor, 420 + base.id * 9),
  };
}

const COMMENTS = [
  'Looking for drive-up facilities within two hours of home.',
  'We can close without financing on properties below six million.',
  'Interested in expansions and conversions.',
  'Please call in the afternoon.',
  'First purchase; we own apartments today.',
  'We have a 1031 exchange to place this year.',
  null,
  null,
  null,
  null,
] as const;
const CAPITAL = [
  'Private equity',
  'Family office',
  'Bank debt and own equity',
  '1031 exchange',
  'Syndicate of investors',
  'SBA loan',
] as const;

function aMember(
  base: Base,
  kind: 2 | 3,
  town: Town,
  company: string,
  anchor: Date,
  random: Random,
  known: boolean,
): UserRow {
  const zip = random.pick(town.zips);
  const order = kind === 3 ? base.id - FIRST_SELLER : base.id - FIRST_BUYER;
  const both = (order === 2 && kind === 2) || (order === 3 && kind === 2);
  const positionId =
    kind === 3
      ? random.weighted([1, 2, 4, 5, 7], [10, 4, 3, 1, 2])
      : random.weighted([1, 2, 3, 4, 5, 6], [4, 10, 3, 3, 1, 1]);
  const statusId = known || both ? 2 : random.weighted([2, 1, 3] as const, kind === 3 ? [22, 2, 1] : [30, 7, 3]);
  return {
    ...base,
    phoneNumber: phoneIn(town.stateCode, random),
    address1: addressOn(random.pick(STREETS), random),
    city: town.city,
    stateCode: town.stateCode,
    zipCode: zip.zip,
    companyName: base.companyName ?? `${company} ${random.pick(kind === 3 ? SELLER_COMPANIES : BUYER_COMPANIES)}`,
    positionId,
    position: positionId === 5 ? random.pick(['Trustee', 'Attorney', 'Asset manager']) : null,
    isHavingSelfStorages: kind === 3 || both || random.chance(0.4),
    capitalSource: kind === 2 ? random.pick(CAPITAL) : null,
    numberOfProperties: kind === 3 || both ? random.int(1, 9) : random.chance(0.4) ? random.int(1, 20) : null,
    userTypeId: kind,
    roles: both ? [2, 3] : [kind],
    statusId,
    question: random.pick(COMMENTS),
    agentLocationId: null,
    createdAt: daysBefore(anchor, known ? 330 : daysSince(statusId, random), random.int(14, 23), random.int(0, 59)),
  };
}

/** Who waits for the office has come lately. */
const daysSince = (statusId: 1 | 2 | 3, random: Random): number =>
  statusId === 1 ? random.int(1, 9) : random.int(20, 400);
