import type { PropertyProfileDto } from '@stowbridge/api';
import { DOCUMENTS_ANCHOR } from '@stowbridge/contract/addresses';
import { Icon } from '../../components/icon';
import { Section } from '../../components/section';
import tableStyles from '../../components/table.module.css';
import { formatFullDate } from '../../lib/format';
import type { LoadedProfile } from './load-profile';
import styles from './materials.module.css';

interface DocumentsProps {
  loaded: LoadedProfile;
  open: boolean;
  /** Whether this person may ask about them. */
  asks: boolean;
}

/**
 * [PROF-06] [PROF-16] [PROF-19] What this person may read, what asks for more than they have, and what stands between them
 * and the rest.
 */
export function Documents({ loaded: { profile, parts }, open, asks }: DocumentsProps) {
  const { Documents: documents, LockedDocuments: locked, NDASignedDate: signedAt } = profile;
  return (
    <Section title="Documents" id={DOCUMENTS_ANCHOR}>
      {signedAt && <p>NDA signed on {formatFullDate(signedAt)}</p>}
      {parts && (documents.length > 0 || (open && locked.length === 0)) && (
        <parts.Table propertyId={profile.StoreID} documents={documents} asks={asks} />
      )}
      {locked.length > 0 && (
        <ul className={styles.locked} aria-label="Documents that are not open to you">
          {locked.map(({ Title }, index) => (
            <li key={`${index} ${Title}`}>
              <Icon name="lock" size={16} /> {Title}
            </li>
          ))}
        </ul>
      )}
      {!open && <Locked profile={profile} />}
    </Section>
  );
}

function Locked({ profile: { AccessText, AccessReason } }: { profile: PropertyProfileDto }) {
  return (
    <div className={tableStyles.empty}>
      <Icon name="lock" />
      <div>
        <p>{AccessText ?? 'You need to sign the NDA in order to view the documents.'}</p>
        {AccessReason && <p className={styles.reason}>{AccessReason}</p>}
      </div>
    </div>
  );
}
