import { MATCHES_COUNTED } from '@stowbridge/contract/criteria';
import { FUNDS_KINDS, type FundsKind } from '@stowbridge/contract/funds';
import { PRIVACY_STATES, type PrivacyState } from '@stowbridge/contract/privacy';
import { ApiProperty } from '@nestjs/swagger';

/** A figure of one status. */
export class StatusFigureDto {
  id: number;
  name: string;
  count: number;
}

/** A person who waits for approval. */
export class WaitingBuyerDto {
  id: number;
  name: string;
  /** UTC. */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

/** An offer that has no final answer yet. */
export class WaitingOfferDto {
  dealId: number;
  propertyId: number | null;
  propertyName: string;
  /** Null for an offline buyer. */
  buyerId: number | null;
  buyerName: string;
  /** Whole dollars. */
  price: number | null;
  /** UTC. */
  @ApiProperty({ format: 'date-time' })
  submittedAt: string;
  /** YYYY-MM-DD, the day until which offers on the property are awaited. */
  offersDueDate: string | null;
  /** Submitted or In Process. */
  statusId: number;
  /** Who has to act next: the buyer who has a counter to answer or was asked to revise, the seller who has an offer or an agreement to answer, else the office. */
  @ApiProperty({ enum: ['buyer', 'seller', 'office'] })
  turn: 'buyer' | 'seller' | 'office';
}

/** A deal that has an offer and has not ended, and that the reader owns. */
export class OwnDealDto {
  dealId: number;
  propertyName: string;
  /** Null for an offline buyer. */
  buyerId: number | null;
  buyerName: string;
  /** Whole dollars. */
  price: number | null;
  /** Submitted, In Process or Accepted. */
  statusId: number;
  /** UTC, since when it is at this stage. */
  @ApiProperty({ format: 'date-time' })
  statusDate: string;
  /** YYYY-MM-DD, the first day that has passed without what was due on it; null when nothing is late. */
  lateSince: string | null;
}

/** A request for access that waits to be looked at. */
export class WaitingNdaDto {
  /** Of the NDA. */
  id: number;
  name: string;
  propertyId: number;
  propertyName: string;
  /** UTC. */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

/** What a visitor wrote and nobody has marked as handled. */
export class OpenEnquiryDto {
  id: number;
  name: string;
  /** UTC. */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

/** Something that came in during the last 24 hours. */
export class NewsItemDto {
  @ApiProperty({ enum: ['offer', 'revised-offer', 'nda', 'buyer', 'enquiry'] })
  kind: 'offer' | 'revised-offer' | 'nda' | 'buyer' | 'enquiry';
  /** Of the deal, of the property of an NDA, of the person, of the enquiry. */
  id: number;
  /** Of the property, or of the person. */
  name: string;
  /** Who offered or signed; the company of a person. */
  about: string | null;
  /** The account of who offered or signed; null for a company, and for an offer of somebody without an account. */
  aboutUserId: number | null;
  /** UTC. */
  @ApiProperty({ format: 'date-time' })
  at: string;
}

/** A property that is, or could be, for sale. */
export class OpenPropertyDto {
  id: number;
  name: string;
  city: string;
  stateCode: string;
}

/** An e-mail that was given up. */
export class FailedMailDto {
  id: number;
  recipient: string;
  subject: string;
}

/** A document that buyers cannot open, because its watermark is on and it cannot be stamped. */
export class DocumentToPrepareDto {
  id: number;
  /** Of its file. */
  name: string;
  propertyId: number;
  propertyName: string;
}

/** A question in the deal room that nobody has answered or declined. */
export class QuestionToAnswerDto {
  id: number;
  /** As it was asked. */
  @ApiProperty({ example: 'Is the roof on page 4 still under warranty?' })
  text: string;
  askerId: number;
  askerUserTypeId: number;
  @ApiProperty({ example: 'Nia Hart' })
  askerName: string;
  propertyId: number;
  propertyName: string;
  /** Null for a question about the property. */
  documentName: string | null;
  page: number | null;
  /** UTC. */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  /** UTC, by when it should be answered. */
  @ApiProperty({ format: 'date-time' })
  dueAt: string;
}

/** A task of the caller's own, not of a deal that has fallen through. */
export class DueTaskDto {
  id: number;
  @ApiProperty({ example: 'Order the title commitment' })
  title: string;
  /** YYYY-MM-DD; null while it is not set. */
  dueOn: string | null;
  dealId: number | null;
  /** Of the deal or the property that it is about. */
  propertyId: number | null;
  propertyName: string | null;
  /** Whose task it was until they were rejected. */
  @ApiProperty({ type: String, nullable: true, example: 'Sam Carter' })
  takenOverFrom: string | null;
}

/** A row of the evidence that is not as it was when it was sealed. */
export class BrokenEvidenceDto {
  table: string;
  /** Its id, as digits. */
  row: string;
  /** What became of it, such as `was changed after it was sealed`. */
  why: string;
  /** UTC, when it was found. */
  @ApiProperty({ format: 'date-time' })
  at: string;
}

/** A report that its seller is sent tomorrow. */
export class ReportOfTomorrowDto {
  propertyId: number;
  propertyName: string;
  sellerId: number;
  sellerName: string;
  /** What the broker says of the week. */
  note: string | null;
}

/** A new listing, and how many buyers it matches. */
export class NewMatchDto {
  propertyId: number;
  propertyName: string;
  /** UTC. */
  @ApiProperty({ format: 'date-time' })
  listedAt: string;
  /** Whose criteria it meets, counted up to 100. */
  @ApiProperty({ example: 3, maximum: MATCHES_COUNTED })
  buyers: number;
}

/** A proof of funds that nobody has decided on. */
export class FundsToCheckDto {
  id: number;
  userId: number;
  name: string;
  @ApiProperty({ enum: FUNDS_KINDS, example: 'bank statement' })
  kind: FundsKind;
  /** Whole dollars that it shows. */
  amount: number;
  /** UTC. */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

/** Somebody who asks to be deleted, and whom the office has to answer. */
export class PrivacyRequestToAnswerDto {
  id: number;
  /** Who asked; the e-mail address of a visitor. */
  name: string;
  /** Whether another administrator has to approve it, or it waits for its day. */
  @ApiProperty({ enum: PRIVACY_STATES, enumName: 'PrivacyState', example: 'to decide' })
  state: PrivacyState;
  /** Whole days until the answer is due, negative when it is late. */
  @ApiProperty({ type: 'integer', format: 'int32', example: 4 })
  daysLeft: number;
  /** UTC. */
  @ApiProperty({ format: 'date-time' })
  receivedAt: string;
}

export class WaitingBuyersDto {
  /** Counted up to 1000. */
  count: number;
  /** The five who have waited longest. */
  @ApiProperty({ type: [WaitingBuyerDto] })
  first: WaitingBuyerDto[];
}

export class WaitingNdasDto {
  /** Counted up to 1000. */
  count: number;
  /** The five that have waited longest. */
  @ApiProperty({ type: [WaitingNdaDto] })
  first: WaitingNdaDto[];
}

export class WaitingOffersDto {
  /** Counted up to 1000. */
  count: number;
  /** The five that have waited longest. */
  @ApiProperty({ type: [WaitingOfferDto] })
  first: WaitingOfferDto[];
}

export class OwnDealsDto {
  /** Counted up to 1000. */
  count: number;
  /** The five that have been late for longest, then those that have stood at their stage for longest. */
  @ApiProperty({ type: [OwnDealDto] })
  first: OwnDealDto[];
}

export class OpenEnquiriesDto {
  /** Counted up to 1000. */
  count: number;
  /** The five that have waited longest. */
  @ApiProperty({ type: [OpenEnquiryDto] })
  first: OpenEnquiryDto[];
}

export class NewsDto {
  /** Counted up to 1000. */
  count: number;
  /** The five newest. */
  @ApiProperty({ type: [NewsItemDto] })
  first: NewsItemDto[];
}

export class OpenPropertiesDto {
  /** Counted up to 1000. */
  count: number;
  /** The five newest. */
  @ApiProperty({ type: [OpenPropertyDto] })
  first: OpenPropertyDto[];
}

export class FailedMailsDto {
  /** Counted up to 1000. */
  count: number;
  /** The five newest. */
  @ApiProperty({ type: [FailedMailDto] })
  first: FailedMailDto[];
}

export class DocumentsToPrepareDto {
  /** Counted up to 1000. */
  count: number;
  /** The five that were uploaded first. */
  @ApiProperty({ type: [DocumentToPrepareDto] })
  first: DocumentToPrepareDto[];
}

export class QuestionsToAnswerDto {
  count: number;
  /** The five that are due first. */
  @ApiProperty({ type: [QuestionToAnswerDto] })
  first: QuestionToAnswerDto[];
}

export class MyTasksDto {
  /** Counted up to 1000. */
  count: number;
  /** The five that are due first. */
  @ApiProperty({ type: [DueTaskDto] })
  first: DueTaskDto[];
}

export class WaitingFundsDto {
  /** Counted up to 1000. */
  count: number;
  /** The five that have waited longest. */
  @ApiProperty({ type: [FundsToCheckDto] })
  first: FundsToCheckDto[];
}

export class PrivacyRequestsToAnswerDto {
  /** Counted up to 1000. */
  count: number;
  /** The five that are due first. */
  @ApiProperty({ type: [PrivacyRequestToAnswerDto] })
  first: PrivacyRequestToAnswerDto[];
}

export class ReportsOfTomorrowDto {
  /** Counted up to 1000. */
  count: number;
  /** Five, those without a sentence of the broker first. */
  @ApiProperty({ type: [ReportOfTomorrowDto] })
  first: ReportOfTomorrowDto[];
}

export class NewMatchesDto {
  /** How many of the five that were listed last match a buyer. */
  count: number;
  /** The newest first. */
  @ApiProperty({ type: [NewMatchDto] })
  first: NewMatchDto[];
}

export class BrokenEvidencesDto {
  count: number;
  /** The first row that the last verification has found broken; none when all was well. */
  @ApiProperty({ type: [BrokenEvidenceDto] })
  first: BrokenEvidenceDto[];
}

/** From looking to offering, over the last seven days of the office with today. */
export class FunnelDto {
  /** Views of property profiles. */
  views: number;
  /** NDAs signed. */
  ndas: number;
  /** How many of these NDAs have led to an offer of the signer on that property by now. */
  ndasWithOffer: number;
  /** Offers received. */
  offers: number;
}

/** What an administrator finds when the day begins. */
export class OfficeDayDto {
  pendingBuyers: WaitingBuyersDto;
  /** NDAs whose signers wait to be let in. */
  waitingNdas: WaitingNdasDto;
  /** Submitted and In Process, the oldest first. */
  openOffers: WaitingOffersDto;
  /** Open offers on properties whose offers were due before today. */
  overdueOffers: WaitingOffersDto;
  /** The deals of the reader that are on their way: Submitted, In Process and Accepted. */
  myDeals: OwnDealsDto;
  openEnquiries: OpenEnquiriesDto;
  /** What came in during the last 24 hours. */
  news: NewsDto;
  /** For sale, under LOI or under contract, without an NDA document that a buyer could sign. */
  propertiesWithoutNda: OpenPropertiesDto;
  failedMails: FailedMailsDto;
  /** Until the watermark is switched off, or another version is uploaded. */
  documentsToPrepare: DocumentsToPrepareDto;
  questionsToAnswer: QuestionsToAnswerDto;
  /** Of who asks. */
  myTasks: MyTasksDto;
  /** Proofs of funds to approve or decline. */
  fundsToCheck: WaitingFundsDto;
  /** Deletions that another administrator has to approve, and those whose answer is due within five days. */
  privacyRequests: PrivacyRequestsToAnswerDto;
  /** The weeks that sellers are told of tomorrow: on Sundays at the office, none on other days. */
  reportsOfTomorrow: ReportsOfTomorrowDto;
  /** Of the listings of the last seven days, those that match buyers. */
  newMatches: NewMatchesDto;
  brokenEvidence: BrokenEvidencesDto;
  /** People by status. */
  @ApiProperty({ type: [StatusFigureDto] })
  users: StatusFigureDto[];
  /** Properties by status. */
  @ApiProperty({ type: [StatusFigureDto] })
  properties: StatusFigureDto[];
  /** Deals by stage. */
  @ApiProperty({ type: [StatusFigureDto] })
  deals: StatusFigureDto[];
  week: FunnelDto;
}
