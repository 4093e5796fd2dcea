import { aBuyer, anAdmin, aProperty, aSeller } from './builders';
import { plain } from './agreement-files';
import { aSignedNda } from './ndas';
import { startTestApp, type TestApp } from './test-app';
import { tokenOf } from './tokens';
import { field, file, upload } from './uploads';
import type { NoAnswer } from '../src/platform/common/limited-process';
import { PdfProcesses } from '../src/platform/pdf/pdf-processes';
import type { DocumentDto } from '../src/domains/documents/document.dto';
import type { Property } from '../src/domains/properties/editing/property.entity';
import type { OfficeDayDto } from '../src/views/analytics/office-dashboard.resource.dto';

export interface Person {
  id: number;
  token: string;
  email: string;
}

/** An office that sends documents with a watermark, and people who read them. */
export class WatermarkingOffice {
  app: TestApp;
  admin: string;
  seller: Person;
  /** Of three pages. */
  pages: Buffer;
  property: Property;

  open = async (): Promise<this> => {
    this.app = await startTestApp();
    this.admin = await tokenOf(this.app, (await anAdmin(this.app.source)).id);
    const { id, email } = await aSeller(this.app.source);
    this.seller = { id, email, token: await tokenOf(this.app, id) };
    this.pages = await plain(3);
    return this;
  };

  aProperty = async (): Promise<Property> => {
    this.property = await aProperty(this.app.source, { sellerId: this.seller.id });
    return this.property;
  };

  aReader = async (firstName = 'Nia'): Promise<Person> => {
    const { id, email } = await aBuyer(this.app.source, { firstName, lastName: 'Hart' });
    await aSignedNda(this.app.source, this.property, id);
    return { id, email, token: await tokenOf(this.app, id) };
  };

  send = (content: Buffer, { name = 'Memo.pdf', typeId = 1, ...more }: Record<string, string | number> = {}) =>
    upload(
      this.app,
      '/api/admin/upload/document',
      [
        field('StoreID', this.property.id),
        field('DocumentTypeID', typeId),
        ...Object.entries({ Watermark: 'true', ...more }).map(([key, value]) => field(key, value)),
        file(content, String(name)),
      ],
      this.admin,
    );
  sent = async (content = this.pages, more: Record<string, string | number> = {}) =>
    (await this.send(content, more)).json<DocumentDto>();
  read = async (
    { FileName }: Pick<DocumentDto, 'FileName'>,
    token: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
    server = this.app.app,
  ) => {
    const answer = await server.inject({
      method,
      url: `/StoreDocuments/${FileName}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    return { status: answer.statusCode, bytes: answer.rawPayload, text: answer.body, headers: answer.headers };
  };
  change = (id: number, body: object) =>
    this.app.call('PUT', `/api/v1/documents/${id}`, { tier: 1, ...body }, this.admin);
  rowsOf = (documentId: number) =>
    this.app.source.query<{ code: string; text: string; sha256: string; bytes: number }[]>(
      'select code, text, sha256, bytes from watermarks where document_id = $1 order by id',
      [documentId],
    );
  toPrepare = async () =>
    (await this.app.call('GET', '/api/v1/office/day', undefined, this.admin)).json<OfficeDayDto>().documentsToPrepare;
  stampsFail = (...reasons: NoAnswer[]) => {
    const stamp = jest.spyOn(this.app.app.get(PdfProcesses), 'stamp');
    reasons.forEach((reason) => stamp.mockRejectedValueOnce(reason));
    return stamp;
  };
}
