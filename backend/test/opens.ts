import type { User } from '../src/domains/accounts/users/user.entity';
import type { Property } from '../src/domains/properties/editing/property.entity';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from './builders';
import { aSignedNda } from './ndas';
import { type Answer, startTestApp, type TestApp } from './test-app';
import { tokenOf } from './tokens';

export interface Listing {
  property: Property;
  seller: User;
  asSeller: string;
  documentId: number;
}

/** An office that reads who opened what. */
export class OpensOffice {
  app: TestApp;
  office: User;
  admin: string;

  start = async (): Promise<this> => {
    this.app = await startTestApp();
    this.office = await anAdmin(this.app.source, { firstName: 'Ana', lastName: 'Reyes' });
    this.admin = await tokenOf(this.app, this.office.id);
    return this;
  };

  aListing = async (given: Partial<Property> = {}): Promise<Listing> => {
    const { app } = this;
    const seller = await aSeller(app.source);
    const property = await aProperty(app.source, { sellerId: seller.id, ...given });
    const { id: documentId } = await aDocument(app.source, property.id, 1);
    return { property, seller, asSeller: await tokenOf(app, seller.id), documentId };
  };

  /** A buyer who has signed, of a name and company that stand in nothing else. */
  aSigner = async (property: Property): Promise<User> => {
    const buyer = await aBuyer(this.app.source, {
      firstName: 'Zephyrine',
      lastName: 'Quill',
      companyName: 'Quillfeather Holdings',
    });
    await aSignedNda(this.app.source, property, buyer.id);
    return buyer;
  };

  open = (
    { property, documentId }: Pick<Listing, 'property' | 'documentId'>,
    { id }: Pick<User, 'id'>,
    { at = new Date().toISOString(), kind = 'view' } = {},
  ): Promise<unknown> =>
    this.app.source.query(
      `insert into document_opens (document_id, version, property_id, user_id, session_id, address, user_agent, at, kind)
       values ($1, 1, $2, $3, 'a session', '198.51.100.7', 'A browser', $4, $5)`,
      [documentId, property.id, id, at, kind],
    );

  get = (path: string, token: string | undefined, filter?: object): Promise<Answer> =>
    this.app.call(
      'GET',
      `/api/v1/${path}${filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : ''}`,
      undefined,
      token,
    );
}
