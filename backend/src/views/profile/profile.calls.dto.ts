import { ROUND_KINDS, type RoundKind } from '@stowbridge/contract/rounds';
import { READER_ACCESSES, type ReaderAccess } from '@stowbridge/contract/visibility';
import { ApiProperty } from '@nestjs/swagger';
import {
  BUILDING,
  CLIMATE,
  INCOME,
  OCCUPANCY,
  PROPERTY_FIELDS,
  SIZE_AND_PRICE,
  type WireFieldsOf,
} from '@stowbridge/contract/property-fields';
import { Fields, Having, type Here } from '../../domains/properties/editing/fields';
import {
  LockedDocumentDto,
  lockedDocumentDto,
  ProfileDocumentDto,
  profileDocumentDto,
} from '../../domains/deal-room/reader-document.calls.dto';
import { OfferDto, offerDto } from '../../domains/deals/offers.calls.dto';
import type { OwnRound } from '../../domains/deals/rounds/own-round';
import type { PropertyProfile, SellerContact, ViewerPart } from './property-profile.service';

export class ProfileImageDto {
  ID: number;
  FileName: string;
  Width: number;
  Height: number;
  /** Dominant colour, #rrggbb. */
  Color: string;
}

/** A public price, and from when it stood. */
export class PastPriceDto {
  At: Date;
  /** Whole dollars. */
  Price: number;
}

/** Whom to ask about a property [PROF-11]. */
export class BrokerContactDto {
  BrokerFirstName: string;
  BrokerLastName: string;
  BrokerPosition: string;
  BrokerPhoneNumber: string;
  BrokerEmail: string;
  AgentLocationId: number | null;
}

/** Who sells a property [PROF-47]. */
export class SellerContactDto {
  FirstName: string;
  LastName: string;
  PhoneNumber: string;
  Email: string;
  /** 2 means active. */
  StatusID: number;
}

/** A round of offers as one of its bidders reads it: nothing of the others [BEYC-30]. */
export class OffersRoundDto {
  @ApiProperty({ enum: ROUND_KINDS, example: 'call' })
  Kind: RoundKind;
  /** From this moment on offers are late. */
  DueAt: Date;
  /** Whether only the bidder reads the terms until then. */
  Sealed: boolean;
  @ApiProperty({ type: String, nullable: true, example: 'Please name your source of financing.' })
  Instructions: string | null;
  /** Whether the office has asked this viewer for an offer. */
  Invited: boolean;
}

const offersRoundDto = (round: OwnRound): OffersRoundDto => ({
  Kind: round.kind,
  DueAt: round.dueAt,
  Sealed: round.sealed,
  Instructions: round.instructions,
  Invited: round.invited,
});

/**
 * A property as the site shows it [PROF-47]. What depends on the viewer is null, false or empty for visitors: the
 * documents, the access key and the NDA need a signature.
 */
export class PropertyProfileDto extends Having<WireFieldsOf<typeof PROPERTY_FIELDS>>() {
  StoreID: number;
  StoreName: string;
  Address1: string;
  Address2: string | null;
  City: string;
  StateID: number;
  StateCode: string;
  ZipCode: string;
  Country: string;
  StoreTypeID: number;
  StoreType: string;
  @Fields('answer', SIZE_AND_PRICE, {
    rentableSqft: 'Net rentable square feet.',
    price: 'Whole dollars; null when words stand instead of it, when unpriced or closed [PROF-21].',
  })
  declare readonly sizeAndPrice?: Here;
  IsRoomForExpansion: boolean | null;
  IsFeatureListing: boolean;
  Latitude: number | null;
  Longitude: number | null;
  ISActive: boolean;
  StatusID: number;
  Status: string;
  AlternatePriceOptionID: number | null;
  AlternatePriceOptionName: string | null;
  /** YYYY-MM-DD */
  AlternatePriceOptionDate: string | null;
  /** YYYY-MM-DD */
  OffersDueDate: string | null;
  /** From this moment on offers are late: the end of that day, or a time on it. Null where no call for offers is open. */
  OffersDueAt: Date | null;
  /** What the time zone is called in which that day ends, for example Mountain Time. */
  OffersDueZone: string;
  VideoCode: string | null;
  /** HTML, sanitised when it was stored. */
  Description: string;
  /** Explorer radius in miles. */
  MVPRadius: number;
  /** Null when closed [PROF-22]. */
  CreatedDate: Date | null;
  ModifiedDate: Date;
  /** Comma list of the listing agents' ids. */
  BrokerIds: string;
  BrokerNames: string;
  Brokers: BrokerContactDto[];
  /** Null when closed [PROF-22]. */
  DaysListed: number | null;
  DaysListedType: string | null;
  StoreImages: ProfileImageDto[];
  /** For administrators and the owning seller only; null for everyone else. */
  SellerID: number | null;
  @Fields('answer', INCOME, { noi: 'Net operating income a year, whole dollars; never of a closed property.' })
  declare readonly income?: Here;
  /** NOI / price, percent with two decimals; like NOI and occupancies null where figures are kept for those who have signed the NDA. */
  CapRate: number | null;
  /** Dollars and cents. */
  PricePerSQFT: number | null;
  /** The public range beside words that stand instead of the price, whole dollars; null where there is none. */
  GuidanceLow: number | null;
  GuidanceHigh: number | null;
  /** When the price was reduced that is shown; null where it was not, or was raised since. */
  PriceReducedOn: Date | null;
  /** What was asked for in public, the oldest first; empty while no price is shown. */
  PriceHistory: PastPriceDto[];
  @Fields('answer', [...OCCUPANCY, ...BUILDING, ...CLIMATE])
  declare readonly metrics?: Here;
  /** Whether there is an NDA that can be signed. */
  HasNDA: boolean;
  /** Whether another name stands for the property, without its street and about where it lies: this viewer's access is not open. */
  IsConfidential: boolean;
  /** Percent; of the viewer's newest terms. */
  EarnestMoneyDeposit: number | null;
  /** For administrators, the owning seller and the buyer whose offer was accepted: for all others the broker is the contact. */
  Seller: SellerContactDto | null;
  /** Opaque, made for this viewer; opens the market analysis through buyer/store/accesskey. */
  AccessKey: string | null;
  NDASignedDate: Date | null;
  BuyerStoreNDAID: number | null;
  IsInterested: boolean;
  DealStatusID: number | null;
  /** Why this viewer, who has signed the NDA, can submit no terms any more; null while they can. */
  OffersClosed: string | null;
  /** The round in which this viewer, who has signed the NDA, can submit terms; null outside of rounds, and for those who are not invited. */
  OffersRound: OffersRoundDto | null;
  /** This viewer's own address, while it is not known to be theirs; null once it is confirmed. */
  EmailToConfirm: string | null;
  /** Those that open for this viewer. */
  Documents: ProfileDocumentDto[];
  /** Those that would open with a higher tier, for viewers to whom the others open. */
  LockedDocuments: LockedDocumentDto[];
  /** What became of the viewer's request for access; null where nothing that counts is signed, and for the office. */
  @ApiProperty({ type: 'string', enum: READER_ACCESSES, nullable: true })
  Access: ReaderAccess | null;
  /** What is said of an access that is not open. */
  AccessText: string | null;
  /** Why it was declined or ended, where a reason was given. */
  AccessReason: string | null;
  Offers: OfferDto[];
}

const sellerContactDto = (seller: SellerContact): SellerContactDto => ({
  FirstName: seller.firstName,
  LastName: seller.lastName,
  PhoneNumber: seller.phoneNumber,
  Email: seller.email,
  StatusID: seller.statusId,
});

const viewerFields = (viewer: ViewerPart) => ({
  SellerID: viewer.sellerId,
  EarnestMoneyDeposit: viewer.earnestMoneyDeposit,
  AccessKey: viewer.accessKey,
  NDASignedDate: viewer.ndaSignedAt,
  BuyerStoreNDAID: viewer.ndaId,
  IsInterested: viewer.isInterested,
  DealStatusID: viewer.dealStatusId,
  OffersClosed: viewer.offersClosed,
  OffersRound: viewer.offersRound && offersRoundDto(viewer.offersRound),
  EmailToConfirm: viewer.emailToConfirm,
  Seller: viewer.seller && sellerContactDto(viewer.seller),
  Documents: viewer.documents.readable.map(profileDocumentDto),
  LockedDocuments: viewer.documents.locked.map(lockedDocumentDto),
  Access: viewer.access,
  AccessText: viewer.accessText,
  AccessReason: viewer.accessReason,
  Offers: viewer.offers.map(offerDto),
});

/** A `PropertyProfileDto` as JSON text: what Postgres made of the property, and the rest after it. */
export function profileText({ property, listed, zone, viewer }: PropertyProfile): string {
  const rest: Partial<PropertyProfileDto> = {
    DaysListed: listed.daysListed,
    DaysListedType: listed.daysListedType,
    OffersDueZone: zone,
    ...viewerFields(viewer),
  };
  return `${property.slice(0, -1)},${JSON.stringify(rest).slice(1)}`;
}
