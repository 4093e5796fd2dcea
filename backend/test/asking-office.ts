import { Tier, type TierId } from '@stowbridge/contract/access';
import type { Property } from '../src/domains/properties/editing/property.entity';
import type { User } from '../src/domains/accounts/users/user.entity';
import { changeAccess } from './access';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from './builders';
import { aSignedNda } from './ndas';
import { type Answer, startTestApp, type TestApp } from './test-app';
import { tokenOf } from './tokens';

export interface Member extends Pick<User, 'id' | 'email'> {
  token: string;
}

interface Version {
  version: number;
  text: string;
  authorName: string;
  state: string;
  publishedTo: string | null;
  publishedQuestion: string | null;
  at: string;
}

export interface Asked {
  id: number;
  text: string;
  state: string;
  askerName: string | null;
  askerCompany: string | null;
  declineReason: string | null;
  answers: Version[];
}

export interface Read {
  id: number;
  documentId: number | null;
  documentName: string | null;
  documentVersion: number | null;
  page: number | null;
  question: string;
  yours: boolean;
  state: string;
  answer: string | null;
  reason: string | null;
}

/** An office with one listing, about which people ask. */
export class AskingOffice {
  app: TestApp;
  admin: string;
  seller: Member;
  property: Property;

  open = async (): Promise<this> => {
    this.app = await startTestApp({ DATABASE_POOL: '20', CALL_RATE_LIMIT: '0' });
    this.admin = (await this.anAdmin('Ana', 'Reyes')).token;
    const { id, email } = await aSeller(this.app.source, { firstName: 'Leo', lastName: 'Marsh' });
    this.seller = { id, email, token: await tokenOf(this.app, id) };
    return this;
  };

  anAdmin = async (firstName: string, lastName: string): Promise<Member> => {
    const { id, email } = await anAdmin(this.app.source, { firstName, lastName });
    return { id, email, token: await tokenOf(this.app, id) };
  };

  aProperty = async (given: Partial<Property> = {}): Promise<Property> => {
    this.property = await aProperty(this.app.source, { sellerId: this.seller.id, ...given });
    return this.property;
  };

  aDocument = async (tier: TierId = Tier.Signed, propertyId = this.property.id): Promise<number> => {
    const { id } = await aDocument(this.app.source, propertyId, 1, `${propertyId} ${tier}`);
    await this.app.source.query('update documents set tier = $2 where id = $1', [id, tier]);
    return id;
  };

  /** A buyer whose name and company stand in nothing else; without access unless a tier is given. */
  aBuyer = async (tier: 0 | 1 | 2 | 3 = Tier.Signed, firstName = 'Zephyrine'): Promise<Member> => {
    const { id, email } = await aBuyer(this.app.source, {
      firstName,
      lastName: 'Quill',
      companyName: 'Quillfeather Holdings, LLC',
    });
    if (tier) {
      await aSignedNda(this.app.source, this.property, id);
      await changeAccess(this.app, this.property.id, id, { tier });
    }
    return { id, email, token: await tokenOf(this.app, id) };
  };

  post = (path: string, body: object, token = this.admin): Promise<Answer> =>
    this.app.call('POST', `/api/v1/${path}`, body, token);
  get = (path: string, token = this.admin): Promise<Answer> =>
    this.app.call('GET', `/api/v1/${path}`, undefined, token);

  ask = (asker: Pick<Member, 'token'>, body: object = {}): Promise<Answer> =>
    this.post(`me/properties/${this.property.id}/questions`, { text: 'Is the roof new?', ...body }, asker.token);
  asked = async (asker: Pick<Member, 'token'>, body: object = {}): Promise<number> =>
    (await this.ask(asker, body)).json<{ id: number }>().id;
  read = (reader: Pick<Member, 'token'>): Promise<Answer> =>
    this.get(`me/properties/${this.property.id}/questions`, reader.token);
  questionsOf = async (reader: Pick<Member, 'token'>): Promise<Read[]> =>
    (await this.read(reader)).json<{ questions: Read[] }>().questions;

  question = async (id: number): Promise<Asked> => (await this.get(`questions/${id}`)).json<Asked>();
  draft = async (id: number, text: string): Promise<number> =>
    (await this.post(`questions/${id}/answers`, { text })).json<Asked>().answers.at(-1)?.version as number;
  publish = (id: number, version: number, body: object = {}, token = this.admin): Promise<Answer> =>
    this.post(`questions/${id}/publish`, { version, to: 'all', question: 'How old is the roof?', ...body }, token);
  answered = async (id: number, text = 'Ten years.', body: object = {}): Promise<void> => {
    await this.publish(id, await this.draft(id, text), body);
  };
  problem = ({ status, ...answer }: Answer): unknown[] => [status, answer.json<{ detail?: string }>().detail];
}
