import { randomUUID } from 'node:crypto';
import { DataSource, DeepPartial } from 'typeorm';
import { hashToken } from '../src/domains/accounts/sign-in/passwords';
import { Role, RoleId, Status } from '../src/platform/access/permissions';
import { Session } from '../src/domains/accounts/sign-in/session.entity';
import { recordText } from '../src/domains/documents/agreements';
import { PropertyDocument } from '../src/domains/documents/document.entity';
import { Property } from '../src/domains/properties/editing/property.entity';
import { User, UserRole } from '../src/domains/accounts/users/user.entity';

let counter = 0;

async function aUser(source: DataSource, roles: RoleId[], given: DeepPartial<User> = {}): Promise<User> {
  counter += 1;
  const user = await source.getRepository(User).save({
    firstName: 'Robin',
    lastName: `Tester${counter}`,
    email: `person${counter}-${randomUUID().slice(0, 8)}@example.com`,
    phoneNumber: '303-555-0100',
    companyName: 'Test Storage LLC',
    city: 'Denver',
    stateId: 6,
    positionId: 2,
    userTypeId: roles[0],
    statusId: Status.Approved,
    isConfirmed: true,
    ...given,
  } as User);
  await source.getRepository(UserRole).insert(roles.map((roleId) => ({ userId: user.id, roleId, isDefault: true })));
  return user;
}

export const aBuyer = (source: DataSource, given?: DeepPartial<User>): Promise<User> =>
  aUser(source, [Role.Buyer], given);
export const aSeller = (source: DataSource, given?: DeepPartial<User>): Promise<User> =>
  aUser(source, [Role.Seller], given);
export const aBuyerAndSeller = (source: DataSource, given?: DeepPartial<User>): Promise<User> =>
  aUser(source, [Role.Buyer, Role.Seller], given);
export const anAdmin = (source: DataSource, given?: DeepPartial<User>): Promise<User> =>
  aUser(source, [Role.Admin], given);

/** A published property that is for sale. */
export function aProperty(source: DataSource, given: DeepPartial<Property> = {}): Promise<Property> {
  counter += 1;
  return source.getRepository(Property).save({
    name: `Storage Depot ${counter}`,
    address1: '100 Main St',
    city: 'Denver',
    stateId: 6,
    zipCode: '80202',
    storeTypeId: 1,
    rentableSqft: 40_000,
    price: 4_000_000,
    active: true,
    statusId: 1,
    latitude: 39.75,
    longitude: -104.99,
    listedAt: new Date(),
    ...given,
  } as Property);
}

/** A document row of its own line without a stored file; type 8 is the NDA, whose text is kept under the hash of these letters. */
export async function aDocument(
  source: DataSource,
  propertyId: number,
  documentTypeId = 8,
  text = 'pdf',
): Promise<PropertyDocument> {
  const sha256 = hashToken(text);
  const [{ id }] = await source.query<[{ id: number }]>("select nextval('documents_id_seq')::int id");
  return source.getRepository(PropertyDocument).save({
    id,
    lineId: id,
    agreementId: documentTypeId === 8 ? await anAgreement(source, sha256) : null,
    propertyId,
    documentTypeId,
    fileName: `${randomUUID()}.pdf`,
    actualFileName: 'agreement.pdf',
    contentType: 'application/pdf',
    bytes: 3,
    sha256,
  });
}

function anAgreement(source: DataSource, sha256: string): Promise<number> {
  return recordText(source.manager, {
    sha256,
    fileName: `${sha256}.pdf`,
    actualFileName: 'agreement.pdf',
    contentType: 'application/pdf',
    bytes: 3,
    pages: null,
    firstUploadedAt: new Date(),
    uploadedById: null,
  });
}

/** An open session of this user; sign its id to get a token. */
export async function aSession(source: DataSource, userId: number, given: DeepPartial<Session> = {}): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  await source.getRepository(Session).insert({
    id,
    userId,
    refreshHash: hashToken(id),
    signedInAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + 86_400_000),
    ...(given as object),
  });
  return id;
}
