import type { Town } from './content/cities';
import { makeDeals } from './deals';
import { makeCategories, makeTeam, makeVendors } from './directory';
import { makeEnquiries, makeMessages } from './messages';
import { LOCATIONS, makePeople } from './people';
import { DAY, type DemoPlan, type NdaRow, type PlanOptions, type PropertyRow, type UserRow } from './plan';
import { makeProperties } from './properties';
import { Random } from './random';

/** All of the demo data; equal towns and options give equal plans. */
export function makePlan(towns: readonly Town[], { seed, now, properties: count }: PlanOptions): DemoPlan {
  const random = new Random(seed);
  const anchor = new Date(Math.floor(now.getTime() / DAY) * DAY);
  const users = makePeople(towns, anchor, random.fork('people'));
  const listed = makeProperties(towns, count, users, anchor, random.fork('properties'));
  const book = makeDeals(listed.properties, users, anchor, random.fork('deals'));
  joinBeforeActing(users, listed.properties, book.ndas);
  const categories = makeCategories();
  return {
    seed,
    anchor,
    locations: LOCATIONS,
    users,
    ...listed,
    ...book,
    ...makeMessages(listed.properties, users, book, anchor, random.fork('messages')),
    categories,
    vendors: makeVendors(categories, towns, anchor, random.fork('vendors')),
    team: makeTeam(),
    enquiries: makeEnquiries(70, listed, anchor, random.fork('enquiries')),
  };
}

/** Nobody signs or lists before they have an account: accounts move back to some days before their first act. */
function joinBeforeActing(
  users: readonly UserRow[],
  properties: readonly PropertyRow[],
  ndas: readonly NdaRow[],
): void {
  const acts = [
    ...properties.flatMap(({ sellerId, createdAt }) =>
      sellerId === null ? [] : [{ userId: sellerId, at: createdAt }],
    ),
    ...ndas.map(({ userId, signedAt }) => ({ userId, at: signedAt })),
  ];
  for (const { userId, at } of acts) {
    const user = users[userId - 1];
    const latest = at.getTime() - (2 + (userId % 9)) * DAY;
    if (user.createdAt.getTime() > latest) {
      user.createdAt = new Date(latest);
    }
  }
}
