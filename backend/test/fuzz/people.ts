import { PropertyDocument } from '../../src/domains/documents/document.entity';
import { Nda } from '../../src/domains/ndas/nda.entity';
import { Property } from '../../src/domains/properties/editing/property.entity';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from '../builders';
import { aDeal } from '../deals';
import { aSignedNda } from '../ndas';
import type { TestApp } from '../test-app';
import { tokenOf } from '../tokens';

export const ROLES = ['nobody', 'buyer', 'seller', 'admin'] as const;
export type FuzzRole = (typeof ROLES)[number];

const MAKERS = { buyer: aBuyer, seller: aSeller, admin: anAdmin };
const PROPERTIES = 6;

/** Those who send the requests. What they send may delete, reject or sign out anyone, so that they are looked after. */
export class People {
  private readonly ids = new Map<FuzzRole, number>();
  private readonly tokens = new Map<FuzzRole, string>();

  constructor(private readonly app: TestApp) {}

  token(role: string): string | undefined {
    return this.tokens.get(role as FuzzRole);
  }

  /** Everyone is signed in again, and there are properties, documents, NDAs and offers with low ids. */
  async refresh(): Promise<void> {
    for (const role of ROLES) {
      if (role !== 'nobody') {
        await this.signIn(role);
      }
    }
    const { source } = this.app;
    const buyerId = this.ids.get('buyer') as number;
    const present = new Set((await source.getRepository(Property).find({ select: { id: true } })).map(({ id }) => id));
    for (let id = 1; id <= PROPERTIES; id += 1) {
      if (present.has(id)) {
        continue;
      }
      const property = await aProperty(source, { id, sellerId: this.ids.get('seller') });
      await aDocument(source, id, 1);
      await aDocument(source, id);
      if (!(await source.getRepository(Nda).existsBy({ propertyId: id, userId: buyerId }))) {
        await aSignedNda(source, property, buyerId);
      }
      await aDeal(source, property, buyerId, id % 2 === 0 ? 6 : 4);
    }
  }

  /** Names of stored documents, for the addresses of files. */
  async fileNames(): Promise<string[]> {
    return (await this.app.source.getRepository(PropertyDocument).find({ take: 5, order: { id: 'ASC' } })).map(
      ({ fileName }) => fileName,
    );
  }

  private async signIn(role: Exclude<FuzzRole, 'nobody'>): Promise<void> {
    const { source } = this.app;
    const known = this.ids.get(role);
    const [alive] = known
      ? await source.query<unknown[]>('select 1 from users where id = $1 and status_id = 2', [known])
      : [];
    const id = alive && known ? known : (await MAKERS[role](source)).id;
    this.ids.set(role, id);
    this.tokens.set(role, await tokenOf(this.app, id));
  }
}
