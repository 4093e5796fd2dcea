import { PriceAlternative, PropertyStatus } from '@stowbridge/contract/ids';
import { toNumber } from '@stowbridge/contract/rules';
import { toTypedDate, toWireDate } from '../../components/dates';
import { withSeparators } from '../../components/numbers';
import type { PropertyInput } from '../../data-provider/properties';
import type { Property } from '../property';
import type { PropertyForm } from './property-rules';

export const emptyForm: PropertyForm = {
  name: '',
  address1: '',
  address2: '',
  city: '',
  stateId: null,
  zipCode: '',
  country: 'USA',
  storeTypeId: null,
  rentableSqft: '',
  acreage: '',
  price: '',
  alternatePriceOptionId: null,
  alternatePriceOptionDate: '',
  offersDueDate: '',
  roomForExpansion: null,
  featured: false,
  statusId: null,
  noi: '',
  physicalOccupancyUnits: '',
  physicalOccupancyArea: '',
  economicOccupancy: '',
  unitCount: '',
  yearBuilt: '',
  climateControlledShare: '',
};

/** A property as the form shows it. */
export function formOf(property: Property): PropertyForm {
  return {
    ...emptyForm,
    name: property.name,
    address1: property.address1,
    address2: property.address2 ?? '',
    city: property.city,
    stateId: property.stateId,
    zipCode: property.zipCode,
    country: property.country ?? 'USA',
    storeTypeId: property.storeTypeId,
    rentableSqft: withSeparators(property.rentableSqft),
    acreage: withSeparators(property.acreage),
    price: withSeparators(property.price),
    alternatePriceOptionId: property.alternatePriceOptionId ?? null,
    alternatePriceOptionDate: toTypedDate(property.alternatePriceOptionDate),
    offersDueDate: toTypedDate(property.offersDueDate),
    roomForExpansion: property.roomForExpansion ?? null,
    featured: property.featured ?? false,
    statusId: property.statusId,
    noi: withSeparators(property.noi),
    physicalOccupancyUnits: withSeparators(property.physicalOccupancyUnits),
    physicalOccupancyArea: withSeparators(property.physicalOccupancyArea),
    economicOccupancy: withSeparators(property.economicOccupancy),
    unitCount: withSeparators(property.unitCount),
    yearBuilt: property.yearBuilt ? String(property.yearBuilt) : '',
    climateControlledShare: withSeparators(property.climateControlledShare),
  };
}

/**
 * What is sent for a new property. `Save` creates it active and For Sale [APROP-29]; `Save As Draft` creates it
 * inactive, as a draft [APROP-30].
 */
export function newProperty(form: PropertyForm, draft: boolean): PropertyInput {
  return {
    ...fieldsOf(form),
    active: !draft,
    statusId: draft ? PropertyStatus.Draft : PropertyStatus.ForSale,
  };
}

/**
 * What is sent for a changed property: the whole of it, because a field that is left out is cleared. Description, people
 * and radius have their own places and stay as they are.
 */
export function changedProperty(form: PropertyForm, before: Property): PropertyInput {
  return {
    ...fieldsOf(form),
    active: before.active,
    statusId: form.statusId ?? before.statusId,
    latitude: before.latitude,
    longitude: before.longitude,
    unitMix: before.unitMix,
  };
}

/** Numbers lose their separators [APROP-67]; any price option but 6 loses its date [APROP-63]. */
function fieldsOf(form: PropertyForm): PropertyInput {
  const auction = form.alternatePriceOptionId === PriceAlternative.Auction;
  return {
    name: form.name.trim(),
    address1: form.address1.trim(),
    address2: (form.address2 ?? '').trim(),
    city: form.city.trim(),
    stateId: Number(form.stateId),
    zipCode: form.zipCode.trim(),
    country: form.country || 'USA',
    storeTypeId: Number(form.storeTypeId),
    rentableSqft: toNumber(form.rentableSqft),
    acreage: toNumber(form.acreage),
    price: toNumber(form.price),
    alternatePriceOptionId: form.alternatePriceOptionId || null,
    alternatePriceOptionDate: auction ? toWireDate(form.alternatePriceOptionDate) : null,
    offersDueDate: toWireDate(form.offersDueDate),
    roomForExpansion: form.roomForExpansion,
    featured: Boolean(form.featured),
    ...metricsOf(form),
  };
}

function metricsOf(form: PropertyForm) {
  return {
    noi: toNumber(form.noi),
    physicalOccupancyUnits: toNumber(form.physicalOccupancyUnits),
    physicalOccupancyArea: toNumber(form.physicalOccupancyArea),
    economicOccupancy: toNumber(form.economicOccupancy),
    unitCount: toNumber(form.unitCount),
    yearBuilt: toNumber(form.yearBuilt),
    climateControlledShare: toNumber(form.climateControlledShare),
  };
}
