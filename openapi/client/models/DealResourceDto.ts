/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DealStepDto } from './DealStepDto';
import type { TermsVersionDto } from './TermsVersionDto';
export type DealResourceDto = {
    /**
     * The version of this record, to be sent as `If-Match` as it is. Lists have it; of a record by itself the header `ETag` says it.
     */
    readonly etag?: string;
    /**
     * Of the newest terms.
     */
    kind: 'offer' | 'counter' | 'agreed' | null;
    /**
     * Which side wrote it.
     */
    authorSide: 'buyer' | 'seller' | 'office' | null;
    /**
     * Who has to act next.
     */
    turn: 'buyer' | 'seller' | 'office' | 'nobody';
    /**
     * The id of the record.
     */
    id: number;
    /**
     * The name of the deal.
     */
    dealName: string;
    /**
     * What there is to say of it.
     */
    description: string | null;
    /**
     * The id of the property.
     */
    propertyId: number | null;
    /**
     * The name of the property.
     */
    propertyName: string;
    /**
     * The city.
     */
    city: string | null;
    /**
     * The two letters of one of the United States.
     */
    stateCode: string | null;
    /**
     * The ZIP code.
     */
    zipCode: string | null;
    /**
     * The id of the buyer.
     */
    buyerId: number | null;
    /**
     * The name of the buyer.
     */
    buyerName: string;
    /**
     * The e-mail address of the buyer.
     */
    buyerEmail: string | null;
    /**
     * The phone of the buyer.
     */
    buyerPhone: string | null;
    /**
     * Whole dollars.
     */
    price: number | null;
    /**
     * When the price and the terms can be read; null where they can be.
     */
    sealedUntil: string | null;
    /**
     * The id of its stage, as lookups list it.
     */
    statusId: number;
    /**
     * The name of its stage.
     */
    statusName: string;
    /**
     * Since when it is at its stage.
     */
    statusDate: string;
    /**
     * When it was created.
     */
    createdAt: string;
    /**
     * Whether the buyer has no account.
     */
    offline: boolean;
    /**
     * The first name of a buyer without an account.
     */
    offlineBuyerFirstName: string | null;
    /**
     * The last name of a buyer without an account.
     */
    offlineBuyerLastName: string | null;
    /**
     * The city of a buyer without an account.
     */
    offlineBuyerCity: string | null;
    /**
     * The state of a buyer without an account.
     */
    offlineBuyerState: string | null;
    /**
     * The id of that state.
     */
    offlineBuyerStateId: number | null;
    /**
     * The name of the loi.
     */
    loiName: string | null;
    /**
     * The name of the loi company.
     */
    loiCompanyName: string | null;
    /**
     * The id of the diligence period.
     */
    diligencePeriodId: number | null;
    /**
     * How long the buyer examines the property.
     */
    diligencePeriod: string | null;
    /**
     * Percent of the price that is deposited.
     */
    earnestMoneyDeposit: number | null;
    /**
     * Where the money for it comes from.
     */
    sourceOfFinancing: string | null;
    /**
     * The administrator who takes care of it; null: nobody in particular.
     */
    ownerId: number | null;
    /**
     * The name of who looks after it.
     */
    ownerName: string | null;
    /**
     * Of the newest terms, which can be a counter; null before the first ones. The terms above are the newest that the buyer has made or agreed to.
     */
    version: number | null;
    /**
     * Null when it is nobody's turn.
     */
    turnSince: string | null;
    /**
     * Until when the newest terms can be answered.
     */
    answerBy: string | null;
    /**
     * That moment has passed.
     */
    lapsed: boolean;
    /**
     * Since when the buyer is asked to revise the offer; null when they are not, or have done so.
     */
    revisionAskedAt: string | null;
    /**
     * It is on its way to closing, and one of its dates has passed that is not done.
     */
    late: boolean;
    /**
     * What the buyer has shown of their money; null where that is nothing, and once the deal is over.
     */
    funds: {
        /**
         * YYYY-MM-DD, the last day on which it holds.
         */
        until: string;
        /**
         * Whole dollars, as the office has approved them.
         */
        limit: number;
        /**
         * Whether its time is over.
         */
        expired: boolean;
        /**
         * Of its file; null for a reader who may not open it.
         */
        proofId: number | null;
    } | null;
    /**
     * Ids of the stages that may follow.
     */
    next: Array<number>;
    /**
     * Oldest first; only on a single deal.
     */
    history?: Array<DealStepDto>;
    /**
     * All terms of both sides, the newest first; none while they are sealed, and only on a single deal.
     */
    versions?: Array<TermsVersionDto>;
};

