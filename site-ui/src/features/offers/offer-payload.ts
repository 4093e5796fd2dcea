import type { LookupItemDto, PropertyProfileDto, SubmitOfferDto } from '@stowbridge/api';
import { toNumber } from '@stowbridge/contract/rules';
import type { Values } from '../../forms/rules';
import { moreTerms } from '../../components/terms/more-terms';
import type { OfferField } from './offer-rules';

/** [OFF-25] */
export const offerSuccess = (product: string) =>
  `Offer Terms have been successfully submitted. Offer details are now available under submitted offers on your buyer account. A ${product} Agent will contact you shortly with next steps.`;

/** [OFF-27] [OFF-28] */
export function offerPayload(
  { StoreID, StoreName, StatusID }: Pick<PropertyProfileDto, 'StoreID' | 'StoreName' | 'StatusID'>,
  values: Values<OfferField>,
  offline: { states: LookupItemDto[] } | null,
  timeZone: string,
): SubmitOfferDto {
  const more = moreTerms(values, timeZone);
  const terms = {
    LOIName: values.LOIName.trim(),
    LOICompanyName: values.LOICompanyName.trim(),
    SourceOfFinancing: values.SourceOfFinancing.trim(),
    EarnestMoneyDeposit: Number(toNumber(values.EarnestMoneyDeposit)),
    DiligencePeriodID: Number(values.DiligencePeriodID),
    ClosingDays: more.closingDays,
    HardDepositDays: more.hardDepositDays,
    ExclusivityDays: more.exclusivityDays,
    CommissionBy: more.commissionBy,
    Contingencies: more.contingencies,
    Message: more.message,
    AnswerBy: more.answerBy,
  };
  const stateId = Number(values.OfflineBuyerStateID);
  return {
    Store: { StoreID, StoreName, Price: Number(toNumber(values.Offer)), StatusID },
    BuyerStore: offline
      ? {
          ...terms,
          OfflineBuyerFirstName: values.OfflineBuyerFirstName.trim(),
          OfflineBuyerLastName: values.OfflineBuyerLastName.trim(),
          OfflineBuyerEmail: values.OfflineBuyerEmail.trim(),
          OfflineBuyerCity: values.OfflineBuyerCity.trim(),
          OfflineBuyerStateID: stateId,
          OfflineBuyerState: offline.states.find(({ ID }) => ID === stateId)?.Name ?? '',
        }
      : terms,
    IsOffline: offline !== null,
  };
}
