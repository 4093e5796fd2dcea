import type { BaseHttpRequest, DealTermsDto, OfferDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';

/** The terms of the newest of one's offers on a property: those before it have ended. */
export async function loadTerms(api: BaseHttpRequest, offers: OfferDto[]): Promise<DealTermsDto | undefined> {
  return offers.length > 0
    ? new MeResourceService(api).terms({ id: Math.max(...offers.map(({ ID }) => ID)) })
    : undefined;
}
