import { aSigner, type Person, profileOf } from './access';
import { aDocument, anAdmin, aProperty, aSeller } from './builders';
import { aText } from './signatures';
import { type Answer, startTestApp, type TestApp } from './test-app';
import { tokenOf } from './tokens';
import type { Property } from '../src/domains/properties/editing/property.entity';
import { download, field, file, upload, type UploadPart } from './uploads';

export const ROLL = 2;

/** A version of a document, as /api/v1 answers it. */
export interface Item {
  id: number;
  lineId: number;
  version: number;
  replaces: number | null;
  fileName: string;
  actualFileName: string;
  documentTypeId: number;
  tier: number;
  watermark: boolean;
  position: number;
  sha256: string;
  publishedAt: string | null;
  withdrawnAt: string | null;
}

/** For an upload that stays with the office. */
export const waiting = field('Published', 'false');

/** An office that uploads versions, and one property at a time with its owner and a reader. */
export class Versions {
  app: TestApp;
  admin: string;
  owner: string;
  property: Property;
  reader: Person;

  start = async (): Promise<void> => {
    this.app = await startTestApp();
    this.admin = await tokenOf(this.app, (await anAdmin(this.app.source)).id);
  };

  aProperty = async (): Promise<this> => {
    const seller = await aSeller(this.app.source);
    this.owner = await tokenOf(this.app, seller.id);
    this.property = await aProperty(this.app.source, { sellerId: seller.id });
    await aDocument(this.app.source, this.property.id);
    this.reader = await aSigner(this.app, this.property);
    return this;
  };

  post = (path: string, body: object = {}, token = this.admin): Promise<Answer> =>
    this.app.call('POST', `/api/v1/documents/${path}`, body, token);

  sent = async (text: string, name = 'roll.pdf', ...more: UploadPart[]): Promise<Item> => {
    const parts = [field('StoreID', this.property.id), field('DocumentTypeID', ROLL), ...more];
    return (await upload(this.app, '/api/v1/documents', [...parts, file(aText(text), name)], this.admin)).json<Item>();
  };

  next = (id: number, text: string, name = 'roll.pdf', ...more: UploadPart[]): Promise<Answer> =>
    upload(this.app, `/api/v1/documents/${id}/versions`, [...more, file(aText(text), name)], this.admin);

  replaced = async (id: number, text: string, name?: string, ...more: UploadPart[]): Promise<Item> =>
    (await this.next(id, text, name, ...more)).json<Item>();

  link = (id: number, token: string, query = ''): Promise<Answer> =>
    this.app.call('GET', `/api/home/document/link/${id}${query}`, undefined, token);

  /** What the address of a link gives. */
  opened = async (id: number, token: string, query = ''): Promise<string> => {
    const { bytes } = await download(this.app, (await this.link(id, token, query)).json<{ Url: string }>().Url);
    return bytes.toString('latin1');
  };

  listed = async (token = this.reader.token): Promise<number[]> =>
    (await profileOf(this.app, this.property.id, token)).Documents.filter(
      ({ DocumentTypeID }) => DocumentTypeID !== 8,
    ).map(({ ID }) => ID);

  /** Of its link and of its address. */
  statuses = async ({ id, fileName }: Item, token: string, query = ''): Promise<number[]> => [
    (await this.link(id, token, query)).status,
    (await download(this.app, `/StoreDocuments/${fileName}${query}`, token)).status,
  ];

  rowsOf = (lineId: number): Promise<Item[]> =>
    this.app.source.query<Item[]>('select *, xmin::text from documents where line_id = $1 order by version', [lineId]);
}
