/** Of the access of a person to a property; the NDA is their newest there. */
export interface AccessFact {
  ndaId: number;
  propertyId: number;
  userId: number;
}

/** A version of the terms of an offer. */
interface OfferFact {
  dealId: number;
  propertyId: number | null;
  version: number;
}

/** Of one deal in a round of offers. */
export interface RoundFact {
  roundId: number;
  dealId: number;
  propertyId: number;
}

/**
 * Every fact that others react to. Payloads hold ids only: a handler reads what it needs when it runs, so that a mail
 * tells the truth of that moment and no secret lies in a queue.
 */
export interface EventMap {
  'user.registered': { userId: number };
  /** Created by an administrator: the handler makes and mails the temporary password. */
  'user.created': { userId: number };
  /** From which status, where it can be undone. */
  'user.approved': { userId: number; fromStatusId?: number };
  'user.rejected': { userId: number; fromStatusId?: number };
  'password.forgotten': { userId: number };
  'password.changed': { userId: number };
  /** So many wrong passwords that unknown clients must wait; told once a day. */
  'sign-in.attacked': { userId: number };
  /** A refresh token was shown long after its replacement, and its session has ended. */
  'session.reused': { userId: number };
  'second-factor.added': { userId: number };
  'second-factor.removed': { userId: number };
  /** By the office, or by the command. */
  'second-factor.reset': { userId: number };
  /** A new address waits to be confirmed. */
  'email.change-asked': { changeId: number; userId: number };
  /** Its link is to be mailed to the new address once more. */
  'email.change-link-asked': { changeId: number; userId: number };
  /** One's own address is to be confirmed: by a link, or by a code where somebody waits for it. */
  'email.link-asked': { proofId: number; userId: number };
  'email.code-asked': { proofId: number; userId: number };
  'email.changed-by-office': { changeId: number; userId: number };
  /** The person is the one who made it. */
  'api-key.created': { keyId: number; userId: number };
  'api-key.revoked': { keyId: number; userId: number };
  'api-key.ending': { keyId: number; userId: number };
  /** By itself: its maker is told. */
  'webhook.disabled': { webhookId: number };
  /** A copy of somebody's data can be downloaded. */
  'privacy.ready': { requestId: number };
  /** Somebody wants their account to be deleted. */
  'privacy.asked': { requestId: number };
  /** A visitor asks: the link by which they confirm it is mailed. */
  'privacy.link-asked': { requestId: number };
  /** Somebody asks by e-mail who has an account. */
  'privacy.account-asked': { userId: number };
  /** The answer to a request is almost due. */
  'privacy.due': { requestId: number };
  'privacy.extended': { requestId: number };
  'privacy.refused': { requestId: number };
  /** An account was deleted. */
  'privacy.done': { requestId: number };
  /** Something that the search, the suggestions or the map show has changed (or is gone). */
  'property.changed': { propertyId: number };
  'property.published': { propertyId: number };
  /** Its public price is another than the last one, or the first. */
  'property.repriced': { propertyId: number };
  'property.assigned': { propertyId: number; sellerId: number };
  /** Uploaded and published. */
  'document.added': { documentId: number; propertyId: number };
  /** Some that were in the workspace, or withdrawn; all of one property at once. */
  'documents.published': { documentIds: number[]; propertyId: number };
  /** All that somebody may open of a property, too large to be sent at once; the link that is mailed names the id. */
  'documents.archive-asked': { archiveId: string; propertyId: number; userId: number };
  'nda.signed': { ndaId: number; propertyId: number; userId: number };
  /** Signed on paper, and recorded by the office. */
  'nda.recorded-outside': { ndaId: number; propertyId: number; userId: number };
  /** Its certificate is made. */
  'nda.certified': { ndaId: number; propertyId: number; userId: number };
  /** A signature waits for somebody to look at it. */
  'access.requested': AccessFact;
  /** Approved, or given back. */
  'access.granted': AccessFact;
  'access.declined': AccessFact;
  'access.revoked': AccessFact;
  /** How far it goes, or how long. */
  'access.changed': AccessFact;
  /** Its end is near. */
  'access.ending': AccessFact;
  /** Documents were added that it opens; once a day for each access. */
  'access.documents-added': AccessFact;
  'question.asked': { questionId: number; propertyId: number };
  /** An answer was published, or its correction. */
  'question.answered': { questionId: number; propertyId: number };
  'question.declined': { questionId: number; propertyId: number };
  /** What was published to all on a day; once for each person. */
  'questions.published': { digestId: number; userId: number };
  /** What is due on a day, or late; once for each person. */
  'tasks.due': { digestId: number; userId: number };
  /** The last day of what somebody buys has passed. */
  'criteria.expired': { criteriaId: number; userId: number };
  /** A proof of funds was approved or declined. */
  'funds.decided': { fundsProofId: number; userId: number };
  /** Its end is near; once for each proof. */
  'funds.expiring': { fundsProofId: number; userId: number };
  /** Properties that somebody looks for or keeps; once for each digest. */
  'listings.found': { digestId: number; userId: number };
  /** The week of all listings of a seller; once for each week. */
  'reports.made': { digestId: number; userId: number };
  /** Some of the readers of a campaign that is being sent; each is in one batch. */
  'campaign.batch-due': { campaignId: number; userIds: number[] };
  /** Somebody wants to see it as its readers do. */
  'campaign.test-asked': { campaignId: number; userId: number };
  /** By itself: its maker is told. */
  'campaign.stopped': { campaignId: number };
  'offer.submitted': { dealId: number; propertyId: number; version: number };
  /** Terms were put against those of the buyer. */
  'offer.countered': OfferFact;
  /** The buyer has agreed to the counter before this version. */
  'offer.agreed': OfferFact;
  /** By the buyer; the version is the newest that they have made or agreed to. */
  'offer.withdrawn': OfferFact;
  /** The moment by which this version is to be answered is near. */
  'offer.answer-due': OfferFact;
  'deal.moved': {
    dealId: number;
    propertyId: number | null;
    fromStatusId: number;
    toStatusId: number;
    actorId: number | null;
  };
  /** By somebody else than the new owner. */
  'deal.owner-changed': { dealId: number; propertyId: number | null; ownerId: number };
  /** The buyer was asked for an offer. */
  'round.invited': RoundFact;
  /** Offers are due at another moment; each deal that is invited. */
  'round.extended': RoundFact;
  /** Offers are due within a day; each deal that is invited and has not answered. */
  'round.due-soon': RoundFact;
  /** It is over, or was closed; each deal that is invited. */
  'round.closed': RoundFact;
  /** The office has chosen others, and says so. */
  'round.not-chosen': RoundFact;
  'message.sent': { messageId: number };
  'enquiry.received': { enquiryId: number };
  'enquiry.answered': { enquiryId: number; replyId: number };
}

export type EventName = keyof EventMap;

/** An event as a handler gets it. */
export interface EventOf<Name extends EventName> {
  id: string;
  name: Name;
  payload: EventMap[Name];
  at: Date;
}
