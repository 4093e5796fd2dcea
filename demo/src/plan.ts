import type { FieldsOf, PROPERTY_FIELDS } from '@stowbridge/contract/property-fields';
import type { Side, TermsKind } from '@stowbridge/contract/turns';
import type { UnitMixRow } from '@stowbridge/backend/domains/properties/editing/property.entity';
import type { Look } from './pictures';

/**
 * The demo data as plain rows, ids included, before anything touches a database. Names follow the entities; states
 * are given by code, because their ids belong to the schema. Times are relative to `anchor`, midnight UTC.
 */
export interface DemoPlan {
  seed: number;
  anchor: Date;
  locations: LocationRow[];
  users: UserRow[];
  properties: PropertyRow[];
  looks: Look[];
  agents: { propertyId: number; userId: number; position: number }[];
  ndas: NdaRow[];
  deals: DealRow[];
  terms: TermsRow[];
  history: HistoryRow[];
  messages: MessageRow[];
  reads: { messageId: number; userId: number; readAt: Date }[];
  categories: CategoryRow[];
  vendors: VendorRow[];
  team: TeamRow[];
  enquiries: EnquiryRow[];
}

export interface LocationRow {
  id: number;
  address: string;
  city: string;
  zipCode: string;
  stateCode: string;
}

export interface UserRow {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  address1: string | null;
  city: string | null;
  stateCode: string;
  zipCode: string | null;
  companyName: string | null;
  positionId: number | null;
  position: string | null;
  isHavingSelfStorages: boolean | null;
  capitalSource: string | null;
  numberOfProperties: number | null;
  userTypeId: 1 | 2 | 3;
  /** Roles held; the first is the list they are found on. */
  roles: (1 | 2 | 3)[];
  statusId: 1 | 2 | 3;
  question: string | null;
  agentLocationId: number | null;
  createdAt: Date;
}

export interface PropertyRow extends FieldsOf<typeof PROPERTY_FIELDS> {
  id: number;
  name: string;
  address1: string;
  address2: string | null;
  city: string;
  stateCode: string;
  zipCode: string;
  description: string;
  storeTypeId: number;
  roomForExpansion: boolean;
  featured: boolean;
  active: boolean;
  statusId: number;
  latitude: number;
  longitude: number;
  sellerId: number | null;
  alternatePriceOptionId: number | null;
  alternatePriceOptionDate: string | null;
  offersDueDate: string | null;
  videoCode: string | null;
  radiusMiles: number;
  unitMix: UnitMixRow[] | null;
  listedAt: Date | null;
  closedAt: Date | null;
  createdAt: Date;
  modifiedAt: Date;
}

export interface NdaRow {
  id: number;
  propertyId: number;
  propertyName: string;
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  address1: string;
  city: string;
  stateCode: string;
  zipCode: string;
  phone: string;
  entity: string | null;
  signedAt: Date;
}

export interface DealRow {
  id: number;
  dealName: string;
  description: string | null;
  propertyId: number;
  propertyName: string;
  buyerId: number | null;
  price: number | null;
  dealStatusId: number;
  statusAt: Date;
  isOffline: boolean;
  offlineBuyerFirstName: string | null;
  offlineBuyerLastName: string | null;
  offlineBuyerEmail: string | null;
  offlineBuyerCity: string | null;
  offlineBuyerStateCode: string | null;
  submittedAt: Date | null;
  createdAt: Date;
}

export interface TermsRow {
  dealId: number;
  version: number;
  price: number;
  loiName: string;
  loiCompanyName: string;
  diligencePeriodId: number;
  earnestMoneyDeposit: number;
  sourceOfFinancing: string;
  createdById: number;
  createdAt: Date;
  kind: TermsKind;
  authorSide: Side;
  answersVersion: number | null;
  answerBy: Date | null;
  closingDays: number | null;
  hardDepositDays: number | null;
  message: string | null;
}

export interface HistoryRow {
  dealId: number;
  fromStatusId: number | null;
  toStatusId: number;
  actorId: number | null;
  reason: string | null;
  at: Date;
}

export interface MessageRow {
  id: number;
  mailSubject: string;
  mailContent: string;
  fromUserId: number | null;
  fromUserTypeId: number;
  toUserId: number | null;
  toUserTypeId: number;
  parentMessageId: number | null;
  propertyId: number | null;
  /** What it speaks of, and which deal. */
  place: 'property' | 'offer';
  dealId: number | null;
  createdAt: Date;
}

export interface CategoryRow {
  id: number;
  name: string;
  level: 1 | 2;
  primaryCategoryId: number | null;
}

export interface VendorRow {
  id: number;
  companyName: string;
  address1: string;
  city: string;
  stateCode: string;
  zipCode: string;
  description: string;
  website: string;
  categoryIds: number[];
  active: boolean;
  createdAt: Date;
}

export interface TeamRow {
  id: number;
  firstName: string;
  lastName: string;
  title: string;
  phoneNumber: string;
  email: string;
  description: string;
  position: number;
}

export interface EnquiryRow {
  id: number;
  kind: 'sell' | 'contact' | 'property';
  name: string;
  phone: string;
  email: string;
  message: string;
  detail: Record<string, string>;
  createdAt: Date;
  handledAt: Date | null;
  /** What was asked about, and the agent who is asked. */
  propertyId: number | null;
  propertyName: string | null;
  ownerId: number | null;
}

export interface PlanOptions {
  seed: number;
  /** The moment the data is made for; rounded to the day. */
  now: Date;
  properties: number;
}

export const DAY = 86_400_000;
/** `days` before the anchor, at an hour of the working day in the office's zone. */
export const daysBefore = (anchor: Date, days: number, hour = 17, minute = 0): Date =>
  new Date(anchor.getTime() - days * DAY + hour * 3_600_000 + minute * 60_000);
export const dateText = (date: Date): string => date.toISOString().slice(0, 10);
