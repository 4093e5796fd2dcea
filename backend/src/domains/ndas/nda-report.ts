import { accessWordOf } from '@stowbridge/contract/access';
import { spokenZone } from '../../platform/common/moments';
import { CLOCK, clockAt, type XlsxColumn } from '../../platform/common/xlsx';
import type { ListedNda } from './ndas.service';

/** The columns of the list of signatures as a spreadsheet; times are those at the office. */
export function ndaColumns(timeZone: string): XlsxColumn<ListedNda>[] {
  const clock = clockAt(timeZone);
  return [
    { heading: `Signed (${spokenZone(timeZone)})`, width: 26, value: (nda) => clock(nda.signedAt), format: CLOCK },
    { heading: 'Name', width: 24, value: (nda) => `${nda.firstName} ${nda.lastName}` },
    { heading: 'Entity', width: 32, value: (nda) => nda.entity },
    { heading: 'Email', width: 36, value: (nda) => nda.email },
    { heading: 'Phone', width: 16, value: (nda) => nda.phone },
    { heading: 'Address', width: 36, value: (nda) => [nda.address1, nda.address2].filter(Boolean).join(', ') },
    { heading: 'City', width: 22, value: (nda) => nda.city },
    { heading: 'State', width: 8, value: (nda) => nda.state?.code ?? '' },
    { heading: 'Zip Code', width: 10, value: (nda) => nda.zipCode },
    { heading: 'Signed From', width: 40, value: (nda) => nda.signedFrom },
    { heading: 'Account', width: 24, value: ({ user }) => (user ? `${user.firstName} ${user.lastName}` : '') },
    { heading: 'Account Email', width: 36, value: (nda) => nda.accountEmail },
    { heading: 'Property', width: 40, value: (nda) => nda.propertyName },
    { heading: 'Agreement (SHA-256)', width: 68, value: (nda) => nda.documentSha256 },
    { heading: 'Access', width: 12, value: ({ access }) => access && accessWordOf(access) },
    { heading: 'Tier', width: 6, value: ({ access }) => access?.tier },
    {
      heading: `Access Ends (${spokenZone(timeZone)})`,
      width: 26,
      value: ({ access }) => access?.expiresAt && clock(access.expiresAt),
      format: CLOCK,
    },
    { heading: 'Decided By', width: 24, value: ({ access }) => access?.decidedBy },
    { heading: 'Reason', width: 40, value: ({ access }) => access?.reason },
  ];
}
