import type { LookupItemDto, PropertyProfileDto, SubmitOfferDto } from '@stowbridge/api';
import { toNumber } from '@stowbridge/contract/rules';
import type { Values } from '../../forms/rules';
import type { OfferField } from './offer-rules';

/** [OFF-25] */
export const offerSuccess = (product: string) =>
  `Offer Terms have been successfully submitted. Offer details are now available under submitted offers on your buyer account. A ${product} Agent will contact you shortly with next steps.`;

/** [OFF-27] [OFF-28] */
export function offerPayload(
  { StoreID, StoreName, StatusID }: Pick<PropertyProfileDto, 'StoreID' | 'StoreName' | 'StatusID'>,
  values: Values<OfferField>,
  offline: { states: LookupItemDto[] } | null,
): SubmitOfferDto {
  const terms = {
    LOIName: values.LOIName.trim(),
    LOICompanyName: values.LOICompanyName.trim(),
    SourceOfFinancing: values.SourceOfFinancing.trim(),
    EarnestMoneyDeposit: Number(toNumber(values.EarnestMoneyDeposit)),
    DiligencePeriodID: Number(values.DiligencePeriodID),
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
