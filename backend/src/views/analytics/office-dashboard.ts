import type { FundsKind } from '@stowbridge/contract/funds';
import type { PrivacyState } from '@stowbridge/contract/privacy';

/** What waits somewhere: how many, counted up to a thousand, and the first of them. */
export interface Waiting<Row> {
  count: number;
  first: Row[];
}

export interface StatusFigure {
  id: number;
  name: string;
  count: number;
}

export interface WaitingBuyer {
  id: number;
  name: string;
  /** As JSON has it; so are all moments here. */
  createdAt: string;
}

/** A request for access that waits to be looked at, by the newest NDA. */
export interface WaitingNda {
  id: number;
  name: string;
  propertyId: number;
  propertyName: string;
  createdAt: string;
}

/** An offer that has no final answer yet. */
export interface WaitingOffer {
  dealId: number;
  propertyId: number | null;
  propertyName: string;
  /** Null for an offline buyer. */
  buyerId: number | null;
  buyerName: string;
  price: number | null;
  submittedAt: string;
  offersDueDate: string | null;
  statusId: number;
  /** Who has to act next. */
  turn: 'buyer' | 'seller' | 'office';
}

/** A deal on its way that the reader owns. */
export interface OwnDeal {
  dealId: number;
  propertyName: string;
  buyerId: number | null;
  buyerName: string;
  price: number | null;
  statusId: number;
  statusDate: string;
  /** The first day that has passed without what was due; null when nothing is late. */
  lateSince: string | null;
}

export interface OpenEnquiry {
  id: number;
  name: string;
  createdAt: string;
}

/** Something that came in during the last 24 hours. */
export interface NewsItem {
  kind: 'offer' | 'revised-offer' | 'nda' | 'buyer' | 'enquiry';
  /** Of the deal, of the property of an NDA, of the person, of the enquiry. */
  id: number;
  name: string;
  about: string | null;
  aboutUserId: number | null;
  at: string;
}

export interface OpenProperty {
  id: number;
  name: string;
  city: string;
  stateCode: string;
}

/** An e-mail that was given up. */
export interface FailedMail {
  id: number;
  recipient: string;
  subject: string;
}

/** A document that buyers cannot open, because it cannot be stamped. */
export interface DocumentToPrepare {
  id: number;
  /** Of its file. */
  name: string;
  propertyId: number;
  propertyName: string;
}

/** A task of the caller's own. */
export interface DueTask {
  id: number;
  title: string;
  dueOn: string | null;
  dealId: number | null;
  propertyId: number | null;
  propertyName: string | null;
  takenOverFrom: string | null;
}

/** A question that nobody has answered or declined. */
export interface QuestionToAnswer {
  id: number;
  /** As it was asked. */
  text: string;
  askerId: number;
  askerUserTypeId: number;
  askerName: string;
  propertyId: number;
  propertyName: string;
  documentName: string | null;
  page: number | null;
  createdAt: string;
  dueAt: string;
}

/** A proof of funds that nobody has decided on. */
export interface FundsToCheck {
  id: number;
  userId: number;
  name: string;
  kind: FundsKind;
  amount: number;
  createdAt: string;
}

/** Somebody who asks to be deleted, and whom the office has to answer. */
export interface PrivacyRequestToAnswer {
  id: number;
  name: string;
  state: PrivacyState;
  daysLeft: number;
  receivedAt: string;
}

/** A report that its seller is sent tomorrow. */
export interface ReportOfTomorrow {
  propertyId: number;
  propertyName: string;
  sellerId: number;
  sellerName: string;
  /** What the broker says of the week. */
  note: string | null;
}

/** A new listing, and how many buyers it matches. */
export interface NewMatch {
  propertyId: number;
  propertyName: string;
  listedAt: string;
  buyers: number;
}

/** A row that is not as it was when it was sealed. */
export interface BrokenEvidence {
  table: string;
  row: string;
  why: string;
  at: string;
}

/** From looking to offering, over the last seven days of the office with today. */
export interface Funnel {
  views: number;
  ndas: number;
  /** How many of these NDAs have led to an offer of the signer on that property by now. */
  ndasWithOffer: number;
  offers: number;
}

/** What an administrator finds when the day begins. */
export interface OfficeDashboard {
  pendingBuyers: Waiting<WaitingBuyer>;
  waitingNdas: Waiting<WaitingNda>;
  openOffers: Waiting<WaitingOffer>;
  overdueOffers: Waiting<WaitingOffer>;
  myDeals: Waiting<OwnDeal>;
  openEnquiries: Waiting<OpenEnquiry>;
  news: Waiting<NewsItem>;
  propertiesWithoutNda: Waiting<OpenProperty>;
  failedMails: Waiting<FailedMail>;
  documentsToPrepare: Waiting<DocumentToPrepare>;
  questionsToAnswer: Waiting<QuestionToAnswer>;
  myTasks: Waiting<DueTask>;
  fundsToCheck: Waiting<FundsToCheck>;
  privacyRequests: Waiting<PrivacyRequestToAnswer>;
  /** On Sundays; none on other days. */
  reportsOfTomorrow: Waiting<ReportOfTomorrow>;
  newMatches: Waiting<NewMatch>;
  brokenEvidence: Waiting<BrokenEvidence>;
  users: StatusFigure[];
  properties: StatusFigure[];
  deals: StatusFigure[];
  week: Funnel;
}
