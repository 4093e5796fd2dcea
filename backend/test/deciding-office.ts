import type { AccessState } from '@stowbridge/contract/access';
import type { Property } from '../src/domains/properties/editing/property.entity';
import { aBuyer, anAdmin, aProperty, aSeller } from './builders';
import { aSignedNda, openAccess } from './ndas';
import { type Answer, startTestApp, type TestApp } from './test-app';
import { tokenOf } from './tokens';

export const ahead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

export interface Office {
  id: number;
  token: string;
  name: string;
}

export interface Signed {
  property: Property;
  sellerId: number;
  userId: number;
  ndaId: number;
}

/** An office that decides on the access of those who have signed. */
export class DecidingOffice {
  app: TestApp;
  office: Office;

  open = async (): Promise<this> => {
    this.app = await startTestApp({ DATABASE_POOL: '20' });
    this.office = await this.anOffice('Ana', 'Reyes');
    return this;
  };

  anOffice = async (firstName: string, lastName: string): Promise<Office> => {
    const { id } = await anAdmin(this.app.source, { firstName, lastName });
    return { id, token: await tokenOf(this.app, id), name: `${firstName} ${lastName}` };
  };

  /** A person who has signed, whose access is in this state. */
  aSigned = async (state: AccessState = 'pending', given: Partial<Property> = {}): Promise<Signed> => {
    const { source } = this.app;
    const seller = await aSeller(source);
    const property = await aProperty(source, { sellerId: seller.id, ndaMode: 'manual', ...given });
    const buyer = await aBuyer(source, { firstName: 'Nia', lastName: 'Hart' });
    await aSignedNda(source, property, buyer.id);
    await openAccess(source, property.id, buyer.id, state);
    return { property, sellerId: seller.id, userId: buyer.id, ndaId: await this.ndaOf(buyer.id) };
  };

  ndaOf = async (userId: number): Promise<number> =>
    (await this.app.source.query<{ id: number }[]>('select max(id) id from ndas where user_id = $1', [userId]))[0].id;

  post = (path: string, body: object = {}, token: string | undefined = this.office.token): Promise<Answer> =>
    this.app.call('POST', `/api/v1/${path}`, body, token);
  get = (path: string, token: string | undefined = this.office.token): Promise<Answer> =>
    this.app.call('GET', `/api/v1/${path}`, undefined, token);

  told = ({ status, ...answer }: Answer): unknown[] => [status, answer.json<{ detail?: string }>().detail];

  /** All of the row, and what has been written about it. */
  traces = async ({ userId, property }: Pick<Signed, 'userId' | 'property'>) =>
    (
      await this.app.source.query<{ row: object | null; audit: string[]; chain: string[]; events: string[] }[]>(
        `select (select to_jsonb(a) from nda_access a where a.user_id = $1 and a.property_id = $2) "row",
           array(select action from audit_log where subject_type = 'property' and subject_id = $2 and action like 'nda.%' order by id) audit,
           array(select e.kind from nda_events e join ndas n on n.id = e.nda_id where n.user_id = $1 and n.property_id = $2 order by e.nda_id, e.seq) chain,
           array(select name from events where name like 'access.%' and payload @> jsonb_build_object('userId', $1::int, 'propertyId', $2::int) order by id) events`,
        [userId, property.id],
      )
    )[0];
}
