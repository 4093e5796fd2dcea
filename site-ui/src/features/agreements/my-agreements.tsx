import type { OwnNdaDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Button } from '../../components/button';
import { FileButton } from '../../components/file-button';
import { Icon } from '../../components/icon';
import { openInNewTab } from '../../components/new-tab';
import { StageTag } from '../../components/stage-tag';
import { PageSkeleton } from '../../components/skeleton';
import tableStyles from '../../components/table.module.css';
import { Words } from '../../components/words';
import { accessStage } from '../../lib/access-stage';
import { formatFullDate } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Link } from '../../router/link';
import styles from './my-agreements.module.css';
import { agreementAddress, certificatePath } from './my-signatures';

const load = () => new MeResourceService(browserApi).ndas();

/** Each of one's signatures, with the agreement as it was and its certificate. */
export function MyAgreements() {
  const { data, error, reload } = useLoad(load);
  return (
    <>
      {error && <p role="alert">{error}</p>}
      {!data && !error && <PageSkeleton />}
      {!data && error && (
        <Button look="secondary" onClick={() => void reload()}>
          Try again
        </Button>
      )}
      {data?.length === 0 && (
        <p className={tableStyles.empty}>
          <Icon name="document" /> When you sign the NDA of a property, its text and your certificate are kept here.
        </p>
      )}
      {data && data.length > 0 && <Table signatures={data} />}
    </>
  );
}

const Table = ({ signatures }: { signatures: OwnNdaDto[] }) => (
  <table className={`${tableStyles.table} ${tableStyles.stack} ${styles.table}`}>
    <thead>
      <tr>
        <th scope="col">Property</th>
        <th scope="col">Signed</th>
        <th scope="col">Access</th>
        <th scope="col">Agreement</th>
        <th scope="col">Certificate</th>
      </tr>
    </thead>
    <tbody>
      {signatures.map((signature) => (
        <tr key={signature.id}>
          <td data-label="Property">
            <b>
              <PropertyName signature={signature} />
            </b>
          </td>
          <td data-label="Signed" className="figures">
            <time dateTime={signature.signedAt}>{formatFullDate(signature.signedAt)}</time>
          </td>
          <td data-label="Access">{signature.access && <StageTag stage={accessStage(signature.access)} />}</td>
          <td data-label="Agreement">
            <Agreement signature={signature} />
          </td>
          <td data-label="Certificate">
            <FileButton
              label="Certificate (PDF)"
              of={signature.propertyName}
              path={certificatePath(signature.id)}
              name="certificate.pdf"
            />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const PropertyName = ({ signature: { propertyId, propertyName, isListed } }: { signature: OwnNdaDto }) =>
  isListed ? (
    <Link to={paths.property(propertyId, propertyName)}>
      <Words text={propertyName} />
    </Link>
  ) : (
    <Words text={propertyName} />
  );

function Agreement({ signature: { id, propertyName, agreementName } }: { signature: OwnNdaDto }) {
  if (agreementName === null) {
    return <span className={styles.quiet}>The text was not kept</span>;
  }
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={`Read the agreement of ${propertyName} (opens in a new tab)`}
      onClick={() => void openInNewTab(() => agreementAddress(id))}
    >
      Read the agreement <Icon name="out" size={16} />
    </button>
  );
}
