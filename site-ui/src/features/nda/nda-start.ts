import type { NdaLinkDto, ProfileDto } from '@stowbridge/api';
import type { NdaField } from './nda-rules';

type Written = Exclude<NdaField, 'Agreement' | 'Disclosure' | 'EmailCode'>;
export type NdaStart = Record<Written, string | number>;

export type NdaAccount = Pick<
  ProfileDto,
  'FirstName' | 'LastName' | 'Email' | 'PhoneNumber' | 'CompanyName' | 'City' | 'StateId'
>;

/** The form as it was signed the last time, on whatever property; before the first time what the account knows. */
export function ndaStart({ LastSignature: last }: NdaLinkDto, account: NdaAccount): NdaStart {
  return {
    NDAName: last?.NDAName ?? account.FirstName,
    NDALastName: last?.NDALastName ?? account.LastName,
    NDAEmail: last?.NDAEmail ?? account.Email,
    NDAPhone: last?.NDAPhone ?? account.PhoneNumber ?? '',
    NDAEntity: last ? (last.NDAEntity ?? '') : (account.CompanyName ?? ''),
    NDAAddress: last?.NDAAddress ?? '',
    NDAAddress2: last?.NDAAddress2 ?? '',
    NDACity: last?.NDACity ?? account.City ?? '',
    NDAStateID: last?.NDAStateID ?? account.StateId ?? '',
    NDAZipCode: last?.NDAZipCode ?? '',
  };
}
