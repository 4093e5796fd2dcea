import { propertyLengths } from '@stowbridge/contract/fields';
import { PriceAlternative } from '@stowbridge/contract/ids';
import { SIZE_AND_PRICE, type WireFieldsOf } from '@stowbridge/contract/property-fields';
import { OptionalId, OptionalText, RequiredId, RequiredText } from '../../../platform/http/rules';
import { amountsOf, Fields, Having, type Here } from './fields';
import type { PropertyInput } from './property-input';
import { AuctionDate, OptionalDate, OptionalDegrees, OptionalFlag, RequiredOnCreation } from './property.rules';

const isUpdate = (fields: Record<string, unknown>): boolean => fields.StoreID !== undefined;

/** The property form of the documents [APROP-42 to APROP-67]. Without a StoreID it creates. */
export class StoreFormDto extends Having<Partial<WireFieldsOf<typeof SIZE_AND_PRICE>>>() {
  /** Absent or 0 on creation [APROP-97]. */
  @OptionalId('StoreID')
  StoreID?: number;
  @RequiredText('Property Name', propertyLengths.name)
  StoreName: string;
  @RequiredText('Address Line 1', propertyLengths.address1)
  Address1: string;
  @OptionalText('Address Line 2', propertyLengths.address2)
  Address2?: string;
  @RequiredOnCreation('City', propertyLengths.city, isUpdate)
  City?: string;
  @RequiredId('State is required')
  StateID: number;
  @RequiredOnCreation('Zip', propertyLengths.zipCode, isUpdate)
  ZipCode?: string;
  /** USA when it is not given [CONST-10]. */
  @OptionalText('Country', propertyLengths.country)
  Country?: string;
  @RequiredId('Property Type is required')
  StoreTypeID: number;
  @Fields('form', SIZE_AND_PRICE, {
    rentableSqft: 'Square feet; thousand separators are fine.',
    price: 'Whole dollars; thousand separators are fine.',
  })
  declare readonly sizeAndPrice?: Here;
  @OptionalId('Price Alternative')
  AlternatePriceOptionID?: number;
  /** MM-dd-yyyy or ISO; only with option 6, where it is required. */
  @AuctionDate('AlternatePriceOptionID')
  AlternatePriceOptionDate?: string | null;
  /** MM-dd-yyyy or ISO. */
  @OptionalDate('Offers Due Date')
  OffersDueDate?: string | null;
  /** Required on update [APROP-65]. */
  @OptionalFlag('Room For Expansion')
  IsRoomForExpansion?: boolean;
  @OptionalFlag('Feature Listing')
  IsFeatureListing?: boolean;
  /** `Save` sends true; `Save As Draft` false [APROP-29, APROP-30]. */
  @OptionalFlag('Active')
  ISActive?: boolean;
  @OptionalId('Status')
  StatusID?: number;
  @OptionalDegrees('Latitude', 90)
  Latitude?: number;
  @OptionalDegrees('Longitude', 180)
  Longitude?: number;
}

/** Choosing any option other than 6 clears the date [APROP-63]. */
export const dateOfAlternative = (
  optionId: number | null | undefined,
  date: string | null | undefined,
): string | null => (optionId === PriceAlternative.Auction ? (date ?? null) : null);

export function inputOfForm(form: StoreFormDto): PropertyInput {
  return {
    name: form.StoreName,
    address1: form.Address1,
    address2: form.Address2 || null,
    city: form.City || undefined,
    stateId: form.StateID,
    zipCode: form.ZipCode || undefined,
    country: form.Country || undefined,
    storeTypeId: form.StoreTypeID,
    ...amountsOf(SIZE_AND_PRICE, form, 'wire'),
    roomForExpansion: form.IsRoomForExpansion,
    featured: form.IsFeatureListing,
    active: form.ISActive,
    statusId: form.StatusID,
    latitude: form.Latitude,
    longitude: form.Longitude,
    alternatePriceOptionId: form.AlternatePriceOptionID ?? null,
    alternatePriceOptionDate: dateOfAlternative(form.AlternatePriceOptionID, form.AlternatePriceOptionDate),
    offersDueDate: form.OffersDueDate ?? null,
  };
}
