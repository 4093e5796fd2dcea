import type { Town } from './content/cities';
import { COMPANY_WORDS, STREETS } from './content/names';
import { TEAM } from './content/team';
import { CATEGORIES, TRADES } from './content/vendors';
import { addressOn } from './people';
import { type CategoryRow, daysBefore, type TeamRow, type VendorRow } from './plan';
import type { Random } from './random';

const VENDORS_PER_CATEGORY = 5;

/** Primary categories first, then their children. */
export function makeCategories(): CategoryRow[] {
  const primaries = CATEGORIES.map(({ name }, i): CategoryRow => ({
    id: i + 1,
    name,
    level: 1,
    primaryCategoryId: null,
  }));
  const children = CATEGORIES.flatMap(({ children }, i) => children.map((name) => ({ name, parent: i + 1 })));
  return [
    ...primaries,
    ...children.map(({ name, parent }, i): CategoryRow => ({
      id: primaries.length + i + 1,
      name,
      level: 2,
      primaryCategoryId: parent,
    })),
  ];
}

/** Five companies for each child category; some work in a second one, which their name fits as well. */
export function makeVendors(
  categories: readonly CategoryRow[],
  towns: readonly Town[],
  anchor: Date,
  random: Random,
): VendorRow[] {
  const children = categories.filter((category) => category.level === 2);
  const words = random.shuffle([...COMPANY_WORDS, ...COMPANY_WORDS.map((word) => `New ${word}`)]);
  return children.flatMap((category, c) => {
    const trade = TRADES[category.name];
    return Array.from({ length: VENDORS_PER_CATEGORY }, (_, i): VendorRow => {
      const id = c * VENDORS_PER_CATEGORY + i + 1;
      const town = random.pick(towns.slice(0, 300));
      const ending = trade.endings[i % trade.endings.length];
      const companyName = `${words[id - 1]} ${ending}`;
      const lines = [trade.lines[i % trade.lines.length], trade.lines[(i + 1) % trade.lines.length]];
      return {
        id,
        companyName,
        address1: addressOn(random.pick(STREETS), random),
        city: town.city,
        stateCode: town.stateCode,
        zipCode: random.pick(town.zips).zip,
        description: `${lines.join(' ')} Based in ${town.city}, ${town.stateName}, and working for storage owners since ${random.int(1979, 2019)}.`,
        website: `https://www.${companyName
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '')}.example`,
        categoryIds: children.filter(({ name }) => TRADES[name].endings.includes(ending)).map((child) => child.id),
        active: id % 23 !== 0,
        createdAt: daysBefore(anchor, random.int(5, 400)),
      };
    });
  });
}

export function makeTeam(): TeamRow[] {
  return TEAM.map((member, i) => ({
    id: i + 1,
    firstName: member.firstName,
    lastName: member.lastName,
    title: member.title,
    position: i + 1,
    phoneNumber: `${['303', '303', '619', '303', '619', '602', '303', '704'][i]}-555-01${40 + i}`,
    email: `${member.firstName}.${member.lastName}@stowbridge.example`.toLowerCase(),
    description: `${member.bio.map((text) => `<p>${text}</p>`).join('')}<ul>${member.points.map((text) => `<li>${text}</li>`).join('')}</ul>`,
  }));
}
