import type { Answer, TestApp } from './test-app';
import { OFFICE_FILES } from './documents-made';
import { field, file, upload } from './uploads';

export const SIGNATURE = {
  ID: 0,
  DealName: 'P',
  NDAName: 'Nia',
  NDALastName: 'Hart',
  NDAEmail: 'nia@example.com',
  NDAAddress: '1 Elm St',
  NDACity: 'Denver',
  NDAStateID: 6,
  NDAZipCode: '80202',
  NDAPhone: '303-555-0199',
};

/** What the call answers that serves the text to be signed. */
export interface ServedText {
  Url: string;
  ActualFileName: string;
  DocumentSha256: string;
  ConsentText: string;
  ConsentVersion: string;
  AgreementSha256: string;
  AgreementDate: string;
  AgreementPages: number | null;
  CeremonyID: string | null;
  Disclosure: { Version: string; Text: string; AcceptedAt: string | null };
  LastSignature: Record<string, string | number | null> | null;
}

/** Signs the NDA of a property through the API, as the site does. */
export const sign = (app: TestApp, propertyId: number, token: string, more: object = {}): Promise<Answer> =>
  app.call('POST', '/api/buyer/property/add/dashboard', { ...SIGNATURE, StoreID: propertyId, ...more }, token);

/** The text that this person would sign. */
export const textOf = async (app: TestApp, propertyId: number, token: string): Promise<ServedText> =>
  (await app.call('GET', `/api/buyer/store/nda/${propertyId}`, undefined, token)).json<ServedText>();

/** A text of its own: the same PDF with another comment at its end. */
export const aText = (name: string): Buffer => Buffer.concat([OFFICE_FILES.pdf, Buffer.from(`% ${name}\n`)]);

/** Uploads a document as the NDA of a property; answers its id. */
export async function uploadNda(
  app: TestApp,
  propertyId: number,
  admin: string,
  content = OFFICE_FILES.pdf,
  name = 'nda.pdf',
  more: Record<string, string> = {},
): Promise<number> {
  const fields = Object.entries({ StoreID: String(propertyId), DocumentTypeID: '8', ...more }).map(([key, value]) =>
    field(key, value),
  );
  return (await upload(app, '/api/admin/upload/document', [...fields, file(content, name)], admin)).json<{
    ID: number;
  }>().ID;
}
