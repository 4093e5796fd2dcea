import { type AccessState, type AccessTier, Tier, type TierId } from '@stowbridge/contract/access';
import type { DeepPartial } from 'typeorm';
import { NdaAccess } from '../src/domains/ndas/nda-access.entity';
import type { Property } from '../src/domains/properties/editing/property.entity';
import { Storage } from '../src/platform/storage/storage';
import type { PropertyProfileDto } from '../src/views/profile/profile.calls.dto';
import { aBuyer, aDocument, anAdmin } from './builders';
import { aSignedNda } from './ndas';
import type { TestApp } from './test-app';
import { tokenOf } from './tokens';

/** Changes the access of this person to this property, as a decision would. */
export const changeAccess = (
  { source }: TestApp,
  propertyId: number,
  userId: number,
  change: DeepPartial<NdaAccess>,
): Promise<unknown> => source.getRepository(NdaAccess).update({ propertyId, userId }, change as Partial<NdaAccess>);

export interface StoredDocument {
  id: number;
  fileName: string;
}

/** A document of this type and tier with a stored file of three bytes. */
export async function aTieredDocument(
  { app, source }: TestApp,
  propertyId: number,
  documentTypeId: number,
  tier: TierId,
): Promise<StoredDocument> {
  const { id, fileName } = await aDocument(source, propertyId, documentTypeId, `${documentTypeId} of tier ${tier}`);
  await source.query('update documents set tier = $2 where id = $1', [id, tier]);
  await app.get(Storage).put('StoreDocuments', fileName, Buffer.from('pdf'), 'application/pdf');
  return { id, fileName };
}

/** Gives the property one listing agent of this name. */
export async function anAgent(
  { source }: TestApp,
  propertyId: number,
  firstName: string,
  lastName: string,
): Promise<void> {
  const { id } = await anAdmin(source, { firstName, lastName });
  await source.query('insert into property_agents (property_id, user_id, position) values ($1, $2, 1)', [
    propertyId,
    id,
  ]);
}

export interface Person {
  id: number;
  token: string;
}

export async function aPerson(app: TestApp): Promise<Person> {
  const { id } = await aBuyer(app.source);
  return { id, token: await tokenOf(app, id) };
}

/** Who has signed the NDA of the property, with this access. */
export async function aSigner(
  app: TestApp,
  property: Pick<Property, 'id' | 'name'>,
  tier: AccessTier = Tier.Signed,
  state: AccessState = 'open',
): Promise<Person> {
  const person = await aPerson(app);
  await aSignedNda(app.source, property, person.id);
  await changeAccess(app, property.id, person.id, { tier, state });
  return person;
}

export const profileOf = async (app: TestApp, propertyId: number, token: string): Promise<PropertyProfileDto> =>
  (await app.call('GET', `/api/home/store/profile/${propertyId}`, undefined, token)).json<PropertyProfileDto>();

type Asked = [status: number, refusal: string][];

/** What the link, the file and a part of it answer. */
export async function askedFor(app: TestApp, { id, fileName }: StoredDocument, token?: string): Promise<Asked> {
  const answers = [
    await app.call('GET', `/api/home/document/link/${id}`, undefined, token),
    await app.call('GET', `/StoreDocuments/${fileName}`, undefined, token),
    await app.call('GET', `/StoreDocuments/${fileName}`, undefined, token, { range: 'bytes=0-1' }),
  ];
  return answers.map(({ status, text }) => [status, status < 300 ? '' : text]);
}
export const OPENED: Asked = [
  [200, ''],
  [200, ''],
  [206, ''],
];
export const refused = (status: number, text: string): Asked => Array.from({ length: 3 }, () => [status, text]);

/** How often the document was taken. */
export const downloadsOf = async ({ source }: TestApp, documentId: number): Promise<number> =>
  (
    await source.query<[{ n: number }]>('select count(*)::int n from document_opens where document_id = $1', [
      documentId,
    ])
  )[0].n;
