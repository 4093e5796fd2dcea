import { Facts } from '../../components/facts';
import { nothing } from '../../components/format';
import { useLookups } from '../../components/lookups/use-lookups';
import { RecordLink } from '../../components/record-link';
import { addressOf, officeMoment, type Nda } from './nda';
import { Account, Agreement } from './nda-parts';

/** What was written under an agreement, when, from where and by whose account. */
export function NdaFacts({ nda }: { nda: Nda }) {
  const { timeZone } = useLookups();
  return (
    <Facts
      facts={[
        {
          label: 'Name',
          value: <RecordLink kind="user" id={nda.userId} name={nda.name} userTypeId={nda.userTypeId} />,
        },
        { label: 'Entity', value: nda.entity || nothing },
        { label: 'Email', value: nda.email },
        { label: 'Phone', value: nda.phone },
        { label: 'Address', value: addressOf(nda) },
        { label: 'Signed', value: officeMoment(nda.signedAt, timeZone) },
        { label: 'Signed from', value: nda.signedFrom || 'not recorded' },
        { label: 'Account', value: <Account nda={nda} /> },
        { label: 'Agreement', value: <Agreement nda={nda} /> },
      ]}
    />
  );
}
