import type { XlsxColumn } from '../../platform/common/xlsx';
import type { ListedNda } from './ndas.service';

/** The columns of the list of signatures as a spreadsheet; times are those at the office. */
export function ndaColumns(timeZone: string): XlsxColumn<ListedNda>[] {
  const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'long', timeZone });
  return [
    { heading: 'Signed', width: 26, value: (nda) => time.format(nda.signedAt) },
    { heading: 'Name', width: 24, value: (nda) => `${nda.firstName} ${nda.lastName}` },
    { heading: 'Entity', width: 26, value: (nda) => nda.entity },
    { heading: 'Email', width: 30, value: (nda) => nda.email },
    { heading: 'Phone', width: 16, value: (nda) => nda.phone },
    { heading: 'Address', width: 30, value: (nda) => [nda.address1, nda.address2].filter(Boolean).join(', ') },
    { heading: 'City', width: 18, value: (nda) => nda.city },
    { heading: 'State', width: 14, value: (nda) => nda.state?.code ?? '' },
    { heading: 'Zip Code', width: 10, value: (nda) => nda.zipCode },
    { heading: 'Signed From', width: 18, value: (nda) => nda.signedFrom },
    { heading: 'Account', width: 24, value: ({ user }) => (user ? `${user.firstName} ${user.lastName}` : '') },
    { heading: 'Account Email', width: 30, value: (nda) => nda.accountEmail },
    { heading: 'Property', width: 32, value: (nda) => nda.propertyName },
    { heading: 'Agreement (SHA-256)', width: 68, value: (nda) => nda.documentSha256 },
  ];
}
