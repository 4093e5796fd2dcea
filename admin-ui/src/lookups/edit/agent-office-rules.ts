import type { AgentLocationBodyDto, AgentLocationEntryDto } from '@stowbridge/api';

export interface OfficeForm {
  address: string;
  city: string;
  stateId: number | null;
  zipCode: string;
}

/** How long each text may be, in characters. */
export const officeLengths = { address: 200, city: 100, zipCode: 10 } as const;

/** An office as rows and questions call it. */
export const nameOfOffice = ({ address, city }: Pick<AgentLocationEntryDto, 'address' | 'city'>): string =>
  `${address}, ${city}`;

export const officeForm = (office?: AgentLocationEntryDto): OfficeForm => ({
  address: office?.address ?? '',
  city: office?.city ?? '',
  stateId: office?.stateId ?? null,
  zipCode: office?.zipCode ?? '',
});

/** The first thing wrong with each field; all of them are needed. */
export function officeErrors({
  address,
  city,
  stateId,
  zipCode,
}: OfficeForm): Partial<Record<keyof OfficeForm, string>> {
  return {
    ...(address?.trim() ? {} : { address: 'Address is required' }),
    ...(city?.trim() ? {} : { city: 'City is required' }),
    ...(stateId ? {} : { stateId: 'State is required' }),
    ...(zipCode?.trim() ? {} : { zipCode: 'Zip code is required' }),
  };
}

export const officeBody = ({ address, city, stateId, zipCode }: OfficeForm): AgentLocationBodyDto => ({
  address: address.trim(),
  city: city.trim(),
  stateId: Number(stateId),
  zipCode: zipCode.trim(),
});
