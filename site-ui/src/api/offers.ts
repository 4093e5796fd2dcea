import type { SubmitOfferDto } from '@stowbridge/api';
import type { Api } from './api';

/** [OFF-27] [OFF-28] [OFF-29] The offered price travels as `Store.Price`. */
export type OfferPayload = SubmitOfferDto;

export const submitOffer = (api: Api, offer: OfferPayload, key: string) => api.post('buyer/store/deal', offer, key);
