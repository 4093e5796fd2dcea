import { useDataProvider } from 'react-admin';
import { OwnerInput } from '../components/owner-input';
import type { AdminDataProvider } from '../data-provider/data-provider';
import type { Enquiry } from './enquiry';

/** Which administrator takes care of an enquiry. */
export function EnquiryOwner({ enquiry: { id, ownerId, ownerName } }: { enquiry: Enquiry }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return (
    <OwnerInput ownerId={ownerId} ownerName={ownerName} assign={(chosen) => dataProvider.assignEnquiry(id, chosen)} />
  );
}
