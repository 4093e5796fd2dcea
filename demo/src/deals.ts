import { Stage, type StageId } from '@stowbridge/contract/ids';
import { canBeAnswered } from '@stowbridge/contract/stages';
import { bargain } from './bargains';
import { FINANCING, LOSS_REASONS, OFFLINE_BUYERS, goesHardIn } from './content/offers';
import { FIRST_BUYER, FIRST_SELLER } from './people';
import { DAY, type DealRow, type HistoryRow, type NdaRow, type PropertyRow, type TermsRow, type UserRow } from './plan';
import { lacksNda } from './properties';
import type { Random } from './random';

export interface DealBook {
  ndas: NdaRow[];
  deals: DealRow[];
  terms: TermsRow[];
  history: HistoryRow[];
}

const { Accepted, Rejected, InProcess, Interested, Sold, Submitted, Withdrawn } = Stage;

/** Ways a deal has gone so far, all allowed by the transition table; the last stage is where it stands. */
const WON: StageId[][] = [
  [Interested, Submitted, Accepted],
  [Interested, Submitted, InProcess, Accepted],
  [Interested, Submitted, Submitted, Accepted],
];
const LOST: StageId[][] = [
  [Interested, Submitted, Rejected],
  [Interested, Submitted, InProcess, Rejected],
  [Interested, Rejected],
];
const ALIVE: StageId[][] = [
  [Interested],
  [Interested],
  [Interested],
  [Interested, Submitted],
  [Interested, Submitted, Submitted],
  [Interested, Submitted, InProcess],
  [Interested, InProcess],
  [Interested, Submitted, Withdrawn],
  [Interested, Submitted, Accepted, Rejected],
  [Interested, Submitted, Rejected],
];
/** What the known buyer has on the first properties for sale, so that every stage is there to be looked at. */
const KNOWN_BUYER: StageId[][] = [
  [Interested],
  [Interested, Submitted],
  [Interested, Submitted, InProcess],
  [Interested],
  [Interested, Submitted, Submitted],
  [Interested, Submitted, Rejected],
  [Interested, Submitted, Withdrawn],
  [Interested],
];

/** Signed NDAs and deals for every property, in keeping with its status. Sets `closedAt` and `modifiedAt` of the properties. */
export function makeDeals(
  properties: readonly PropertyRow[],
  users: readonly UserRow[],
  anchor: Date,
  random: Random,
): DealBook {
  const book: DealBook = { ndas: [], deals: [], terms: [], history: [] };
  const buyers = users.filter((user) => user.roles.includes(2) && user.statusId === 2 && user.id !== FIRST_BUYER);
  const known = users[FIRST_BUYER - 1];
  let turn = 0;
  let won = 0;
  for (const property of properties) {
    if (!property.listedAt || (property.statusId === 1 && !property.active)) {
      continue;
    }
    if (lacksNda(property.id)) {
      continue;
    }
    const own = random.fork(`deals of ${property.id}`);
    const age = (anchor.getTime() - property.listedAt.getTime()) / DAY;
    const takers = own.sample(
      buyers.filter((buyer) => buyer.id !== property.sellerId),
      interestIn(property, age, own),
    );
    const paths = takers.map(() =>
      own.pick(
        property.statusId === 1
          ? ALIVE
          : property.statusId === 4
            ? [...LOST, [Interested]]
            : [...LOST, [Interested], [Interested, Submitted]],
      ),
    );
    if (property.statusId !== 1 && paths.length > 0) {
      paths[0] = property.statusId === 4 ? [...own.pick(WON), Sold] : own.pick(WON);
    }
    const pairs = takers.map((taker, i): [UserRow, StageId[]] => [taker, paths[i]]);
    if (property.statusId === 1 && property.id % 4 === 1 && turn < KNOWN_BUYER.length) {
      pairs.push([known, KNOWN_BUYER[turn++]]);
    } else if (property.statusId !== 1 && won < 3 && pairs.length > 0) {
      pairs[0][0] = known;
      won += 1;
    }
    for (const [buyer, path] of pairs) {
      follow(book, property, buyer, path, anchor, own);
    }
    if (property.statusId === 1 && own.chance(0.08)) {
      followOffline(book, property, anchor, own);
    }
  }
  bargain(book, properties, anchor);
  return book;
}

/** How many buyers signed: more for older and for featured listings; a property that was accepted has at least one. */
function interestIn(property: PropertyRow, age: number, random: Random): number {
  if (property.statusId !== 1) {
    return random.int(1, 4);
  }
  if (property.sellerId === FIRST_SELLER) {
    return random.int(2, 4);
  }
  if (age < 3) {
    return random.int(0, 1);
  }
  return random.weighted([0, 1, 2, 3, 4], property.featured ? [1, 3, 4, 3, 2] : [40, 26, 16, 6, 2]);
}

/**
 * Moments for each step, in order, from a while after the listing to yesterday; what waits for an answer has not waited long,
 * and what is accepted is some weeks on its way to closing.
 */
function moments(property: PropertyRow, path: StageId[], anchor: Date, random: Random): Date[] {
  const accepted = path.at(-1) === Accepted;
  const end = anchor.getTime() - (accepted ? 14 * DAY : 2 * 3_600_000);
  const waits = accepted || canBeAnswered(path.at(-1) as StageId);
  const start = Math.max((property.listedAt as Date).getTime() + 6 * 3_600_000, waits ? end - 40 * DAY : 0);
  const span = Math.max(3_600_000, end - start);
  const marks = Array.from({ length: path.length }, () => random.between(0.06, 0.98)).sort((a, b) => a - b);
  return marks.map((mark, i) => new Date(Math.round((start + span * mark + i * 60_000) / 60_000) * 60_000));
}

function follow(
  book: DealBook,
  property: PropertyRow,
  buyer: UserRow,
  path: StageId[],
  anchor: Date,
  random: Random,
): void {
  const times = moments(property, path, anchor, random);
  book.ndas.push({
    id: book.ndas.length + 1,
    propertyId: property.id,
    propertyName: property.name,
    userId: buyer.id,
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    email: buyer.email,
    address1: buyer.address1 ?? '',
    city: buyer.city ?? '',
    stateCode: buyer.stateCode,
    zipCode: buyer.zipCode ?? '',
    phone: buyer.phoneNumber,
    entity: buyer.companyName,
    signedAt: times[0],
  });
  const deal = openDeal(book, property, path, times, buyer.id);
  walk(
    book,
    deal,
    property,
    path,
    times,
    { name: `${buyer.firstName} ${buyer.lastName}`, company: buyer.companyName ?? 'Private buyer', id: buyer.id },
    random,
  );
}

/** An offer that an administrator took down for a buyer without an account. */
function followOffline(book: DealBook, property: PropertyRow, anchor: Date, random: Random): void {
  const person = random.pick(OFFLINE_BUYERS);
  const path: StageId[] = random.pick([
    [Interested, Submitted],
    [Interested, Submitted, InProcess],
    [Interested, Submitted, Rejected],
  ]);
  const times = moments(property, path, anchor, random);
  const deal = openDeal(book, property, path, times, null);
  Object.assign(deal, {
    isOffline: true,
    offlineBuyerFirstName: person.firstName,
    offlineBuyerLastName: person.lastName,
    offlineBuyerEmail: person.email,
    offlineBuyerCity: person.city,
    offlineBuyerStateCode: person.stateCode,
  } satisfies Partial<DealRow>);
  walk(
    book,
    deal,
    property,
    path,
    times,
    { name: `${person.firstName} ${person.lastName}`, company: person.company, id: 1 },
    random,
  );
}

function openDeal(
  book: DealBook,
  property: PropertyRow,
  path: StageId[],
  times: Date[],
  buyerId: number | null,
): DealRow {
  const deal: DealRow = {
    id: book.deals.length + 1,
    dealName: property.name,
    description: null,
    propertyId: property.id,
    propertyName: property.name,
    buyerId,
    price: null,
    dealStatusId: path[path.length - 1],
    statusAt: times[times.length - 1],
    isOffline: false,
    offlineBuyerFirstName: null,
    offlineBuyerLastName: null,
    offlineBuyerEmail: null,
    offlineBuyerCity: null,
    offlineBuyerStateCode: null,
    submittedAt: null,
    createdAt: times[0],
  };
  book.deals.push(deal);
  return deal;
}

/** Writes a history row for each step, and a version of the terms at each submission. */
function walk(
  book: DealBook,
  deal: DealRow,
  property: PropertyRow,
  path: StageId[],
  times: Date[],
  buyer: { name: string; company: string; id: number },
  random: Random,
): void {
  const asking = property.price ?? (property.noi ? property.noi / 0.066 : 1_500_000);
  const further = random.fork(`further terms of ${deal.id}`);
  let version = 0;
  let price = round(asking * random.between(0.84, 0.97));
  const seller = property.sellerId ?? 1;
  path.forEach((stage, i) => {
    const by =
      stage === Interested || stage === Submitted
        ? buyer.id
        : stage === Accepted || (stage === Rejected && path[i - 1] !== Interested && path[i - 1] !== Accepted)
          ? seller
          : 1;
    book.history.push({
      dealId: deal.id,
      fromStatusId: i === 0 ? null : path[i - 1],
      toStatusId: stage,
      actorId: by,
      reason:
        (stage === Rejected || stage === Withdrawn) && path[i - 1] !== Interested
          ? further.pick(LOSS_REASONS[stage])
          : null,
      at: times[i],
    });
    if (stage === Submitted) {
      if (version > 0) {
        price = round(Math.min(asking * 1.01, price * random.between(1.015, 1.06)));
      }
      version += 1;
      deal.price = price;
      deal.submittedAt ??= times[i];
      const diligencePeriodId = random.weighted([1, 2, 3, 4, 5], [1, 4, 5, 4, 1]);
      book.terms.push({
        dealId: deal.id,
        version,
        price,
        loiName: buyer.name,
        loiCompanyName: buyer.company,
        diligencePeriodId,
        earnestMoneyDeposit: random.pick([1, 1.5, 2, 2.5, 3, 5]),
        sourceOfFinancing: random.pick(FINANCING),
        createdById: buyer.id,
        createdAt: times[i],
        kind: 'offer',
        authorSide: deal.isOffline ? 'office' : 'buyer',
        answersVersion: null,
        answerBy: null,
        closingDays: path.includes(Accepted) || further.chance(0.7) ? further.pick([75, 90, 105]) : null,
        hardDepositDays: further.chance(0.3) ? goesHardIn(further.pick([30, 45]), diligencePeriodId) : null,
        message: null,
      });
    }
    if (stage === Accepted || stage === Sold) {
      property.modifiedAt = times[i];
    }
    if (stage === Sold) {
      property.closedAt = times[i];
    }
  });
}

const round = (value: number): number => Math.max(50_000, Math.round(value / 5000) * 5000);
