import type { DeepPartial } from 'typeorm';
import type { PropertyState } from '@stowbridge/contract/visibility';
import { hashToken } from '../../src/domains/accounts/sign-in/passwords';
import { Storage } from '../../src/platform/storage/storage';
import { PagesService } from '../../src/pages/pages.service';
import type { NdaAccess } from '../../src/domains/ndas/nda-access.entity';
import type { Property } from '../../src/domains/properties/editing/property.entity';
import type { User } from '../../src/domains/accounts/users/user.entity';
import { aTieredDocument, changeAccess } from '../access';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../builders';
import { aDeal } from '../deals';
import { aSignedNda } from '../ndas';
import { startTestApp, TestApp } from '../test-app';
import { rebuildSearch } from '../test-database';
import { tokenOf } from '../tokens';
import { Kind, KIND_NAMES, KINDS, STATE_NAMES, STATES, ViewerLetter, VIEWERS } from './table';

const OLD_TEXT = 'the text that all but B and T have signed';
/** Whose signatures there are. */
const SIGNERS = ['W', 'N', 'P', 'D', 'E'] as const;

export interface Cell {
  state: PropertyState;
  kind: Kind;
  property: Property;
  /** The planted figures, found nowhere else. */
  price: number;
  noi: number;
  ndaIds: Partial<Record<ViewerLetter, number>>;
  /** Only of the price kind `shown`. */
  documents?: {
    memo: { id: number; fileName: string };
    signedNda: { id: number };
    /** By their tiers. */
    tiered: Record<number, { id: number }>;
  };
}

export interface World {
  app: TestApp;
  people: Record<Exclude<ViewerLetter, 'V'>, User>;
  tokens: Record<ViewerLetter, string | undefined>;
  cells: Cell[];
  /** What the product shows of any of the properties is asked around here. */
  centre: Property;
}

/**
 * A property of each state and price kind, with planted figures, and a person of each kind who looks at them.
 * @param kinds all of them unless named
 * @param changes of every property
 */
export async function makeWorld(kinds: readonly Kind[] = KIND_NAMES, changes: Partial<Property> = {}): Promise<World> {
  const app = await startTestApp({}, (http) => http.get(PagesService).register());
  const { source } = app;
  const people = {
    A: await anAdmin(source),
    O: await aSeller(source),
    W: await aBuyer(source),
    N: await aBuyer(source),
    P: await aBuyer(source),
    D: await aBuyer(source),
    E: await aBuyer(source),
    B: await aBuyer(source),
    T: await aSeller(source),
  };
  const tokens = {} as World['tokens'];
  for (const letter of VIEWERS) {
    tokens[letter] = letter === 'V' ? undefined : await tokenOf(app, people[letter].id);
  }
  const cells: Cell[] = [];
  for (const state of STATE_NAMES) {
    for (const kind of kinds) {
      const [price, noi] = [11_020_003 + cells.length * 101_021, 910_007 + cells.length * 1013];
      const property = await aProperty(source, {
        ...STATES[state],
        name: `Zq${String(cells.length).padStart(3, '0')} Storage`,
        sellerId: people.O.id,
        noi,
        featured: true,
        offersDueDate: '2099-01-02',
        physicalOccupancyUnits: 91,
        price: kind === 'none, null' ? null : kind === 'none, 0' ? 0 : price,
        alternatePriceOptionId: KINDS[kind].alternatePriceOptionId,
        alternatePriceOptionDate: kind === 'words 6' ? '2099-03-04' : null,
        ...changes,
      });
      const documents = kind === 'shown' ? await someDocuments(app, property) : undefined;
      const ndaIds: Cell['ndaIds'] = {};
      for (const letter of SIGNERS) {
        await aSignedNda(source, property, people[letter].id, hashToken(OLD_TEXT));
        [{ id: ndaIds[letter] }] = await source.query<{ id: number }[]>(
          'select id from ndas where user_id = $1 and property_id = $2',
          [people[letter].id, property.id],
        );
      }
      const access = (letter: (typeof SIGNERS)[number], change: DeepPartial<NdaAccess>): Promise<unknown> =>
        changeAccess(app, property.id, people[letter].id, change);
      await access('W', { tier: 3 });
      await access('P', { state: 'pending' });
      await access('D', { state: 'declined' });
      // By a person, and by itself.
      await access('E', cells.length % 2 === 0 ? { state: 'revoked' } : { expiresAt: new Date(0) });
      await aDeal(source, property, people.W.id, state === 'closed' ? 5 : 1);
      cells.push({ state, kind, property, price, noi, ndaIds, documents });
    }
  }
  await rebuildSearch(app);
  return { app, people, tokens, cells, centre: await aProperty(source, { active: false, statusId: 2 }) };
}

async function someDocuments(testApp: TestApp, property: Property): Promise<Cell['documents']> {
  const { app, source } = testApp;
  const memo = await aDocument(source, property.id, 1);
  await app.get(Storage).put('StoreDocuments', memo.fileName, Buffer.from('pdf'), 'application/pdf');
  const signedNda = await aDocument(source, property.id, 8, OLD_TEXT);
  await aDocument(source, property.id);
  const tiered: Record<number, { id: number }> = {};
  for (const tier of [0, 2, 3, 9] as const) {
    tiered[tier] = await aTieredDocument(testApp, property.id, 2, tier);
  }
  return { memo, signedNda, tiered };
}
