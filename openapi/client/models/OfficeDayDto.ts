/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BrokenEvidencesDto } from './BrokenEvidencesDto';
import type { DocumentsToPrepareDto } from './DocumentsToPrepareDto';
import type { FailedMailsDto } from './FailedMailsDto';
import type { FunnelDto } from './FunnelDto';
import type { MyTasksDto } from './MyTasksDto';
import type { NewMatchesDto } from './NewMatchesDto';
import type { NewsDto } from './NewsDto';
import type { OpenEnquiriesDto } from './OpenEnquiriesDto';
import type { OpenPropertiesDto } from './OpenPropertiesDto';
import type { OwnDealsDto } from './OwnDealsDto';
import type { PrivacyRequestsToAnswerDto } from './PrivacyRequestsToAnswerDto';
import type { QuestionsToAnswerDto } from './QuestionsToAnswerDto';
import type { ReportsOfTomorrowDto } from './ReportsOfTomorrowDto';
import type { StatusFigureDto } from './StatusFigureDto';
import type { WaitingBuyersDto } from './WaitingBuyersDto';
import type { WaitingFundsDto } from './WaitingFundsDto';
import type { WaitingNdasDto } from './WaitingNdasDto';
import type { WaitingOffersDto } from './WaitingOffersDto';
export type OfficeDayDto = {
    /**
     * People by status.
     */
    users: Array<StatusFigureDto>;
    /**
     * Properties by status.
     */
    properties: Array<StatusFigureDto>;
    /**
     * Deals by stage.
     */
    deals: Array<StatusFigureDto>;
    pendingBuyers: WaitingBuyersDto;
    /**
     * NDAs whose signers wait to be let in.
     */
    waitingNdas: WaitingNdasDto;
    /**
     * Submitted and In Process, the oldest first.
     */
    openOffers: WaitingOffersDto;
    /**
     * Open offers on properties whose offers were due before today.
     */
    overdueOffers: WaitingOffersDto;
    /**
     * The deals of the reader that are on their way: Submitted, In Process and Accepted.
     */
    myDeals: OwnDealsDto;
    openEnquiries: OpenEnquiriesDto;
    /**
     * What came in during the last 24 hours.
     */
    news: NewsDto;
    /**
     * For sale, under LOI or under contract, without an NDA document that a buyer could sign.
     */
    propertiesWithoutNda: OpenPropertiesDto;
    failedMails: FailedMailsDto;
    /**
     * Until the watermark is switched off, or another version is uploaded.
     */
    documentsToPrepare: DocumentsToPrepareDto;
    questionsToAnswer: QuestionsToAnswerDto;
    /**
     * Of who asks.
     */
    myTasks: MyTasksDto;
    /**
     * Proofs of funds to approve or decline.
     */
    fundsToCheck: WaitingFundsDto;
    /**
     * Deletions that another administrator has to approve, and those whose answer is due within five days.
     */
    privacyRequests: PrivacyRequestsToAnswerDto;
    /**
     * The weeks that sellers are told of tomorrow: on Sundays at the office, none on other days.
     */
    reportsOfTomorrow: ReportsOfTomorrowDto;
    /**
     * Of the listings of the last seven days, those that match buyers.
     */
    newMatches: NewMatchesDto;
    brokenEvidence: BrokenEvidencesDto;
    week: FunnelDto;
};

