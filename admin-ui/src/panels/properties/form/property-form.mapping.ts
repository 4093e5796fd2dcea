import { takesGuidance, type Guidance } from '@stowbridge/contract/guidance';
import { PriceAlternative, PropertyStatus } from '@stowbridge/contract/ids';
import { valueOf } from '@stowbridge/contract/property-field-rules';
import {
  PROPERTY_FIELDS,
  type FieldsOf,
  type PropertyField,
  type PropertyFieldName,
} from '@stowbridge/contract/property-fields';
import { toNumber } from '@stowbridge/contract/rules';
import { toTypedDate, toWireDate } from '../../../dates';
import { withSeparators } from '../../../components/numbers';
import type { PropertyInput } from '../../../data-provider/properties';
import type { Property } from '../../../records/property';
import type { PropertyForm } from './property-rules';

/** A text for each plain field. */
function texts(textOf: (field: PropertyField) => string) {
  return Object.fromEntries(PROPERTY_FIELDS.map((field) => [field.name, textOf(field)])) as Record<
    PropertyFieldName,
    string
  >;
}

/** A year has no separators. */
const typed = ({ kind }: PropertyField, value: number | string | null | undefined): string =>
  kind === 'year' || kind === 'text' ? String(value || '') : withSeparators(value);

export const emptyForm: PropertyForm = {
  name: '',
  address1: '',
  address2: '',
  city: '',
  stateId: null,
  zipCode: '',
  country: 'USA',
  storeTypeId: null,
  alternatePriceOptionId: null,
  alternatePriceOptionDate: '',
  guidanceLow: '',
  guidanceHigh: '',
  figuresShown: 'everyone',
  offersDueDate: '',
  roomForExpansion: null,
  featured: false,
  statusId: null,
  ndaMode: 'automatic',
  accessDays: '',
  sellerDecides: false,
  confidential: false,
  teaserName: '',
  sellerSeesNames: true,
  questionsUntil: '',
  ...texts(() => ''),
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
    alternatePriceOptionId: property.alternatePriceOptionId ?? null,
    alternatePriceOptionDate: toTypedDate(property.alternatePriceOptionDate),
    guidanceLow: withSeparators(property.guidanceLow),
    guidanceHigh: withSeparators(property.guidanceHigh),
    figuresShown: property.figuresShown ?? emptyForm.figuresShown,
    offersDueDate: toTypedDate(property.offersDueDate),
    roomForExpansion: property.roomForExpansion ?? null,
    featured: property.featured ?? false,
    statusId: property.statusId,
    ndaMode: property.ndaMode ?? emptyForm.ndaMode,
    accessDays: withSeparators(property.accessDays),
    sellerDecides: property.sellerDecides ?? false,
    confidential: property.confidential ?? false,
    teaserName: property.teaserName ?? '',
    sellerSeesNames: property.sellerSeesNames ?? true,
    questionsUntil: toTypedDate(property.questionsUntil),
    ...texts((field) => typed(field, property[field.name as PropertyFieldName])),
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
    alternatePriceOptionId: form.alternatePriceOptionId || null,
    alternatePriceOptionDate: auction ? toWireDate(form.alternatePriceOptionDate) : null,
    ...guidanceOf(form),
    figuresShown: form.figuresShown,
    offersDueDate: toWireDate(form.offersDueDate),
    roomForExpansion: form.roomForExpansion,
    featured: Boolean(form.featured),
    ndaMode: form.ndaMode,
    accessDays: form.accessDays ? toNumber(form.accessDays) : null,
    sellerDecides: Boolean(form.sellerDecides),
    confidential: Boolean(form.confidential),
    teaserName: (form.teaserName ?? '').trim() || null,
    sellerSeesNames: Boolean(form.sellerSeesNames),
    questionsUntil: toWireDate(form.questionsUntil),
    ...valuesOf(form),
  };
}

/** The range beside the words; with any other option it is cleared [BEYB-89]. */
function guidanceOf(form: Partial<PropertyForm>): Guidance {
  const given = takesGuidance(form.alternatePriceOptionId);
  const dollars = (typed: string | undefined) => (given && typed ? toNumber(typed) : null);
  return { guidanceLow: dollars(form.guidanceLow), guidanceHigh: dollars(form.guidanceHigh) };
}

const valuesOf = (form: PropertyForm) =>
  Object.fromEntries(PROPERTY_FIELDS.map((field) => [field.name, valueOf(field, form[field.name])])) as FieldsOf<
    typeof PROPERTY_FIELDS
  >;
