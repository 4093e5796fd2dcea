import type { OwnFundsProofDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { fundsKindWords, fundsStateWords } from '@stowbridge/contract/funds';
import { useState } from 'react';
import { textOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { showAlert } from '../../components/alerts';
import { Button } from '../../components/button';
import { AlertDialog } from '../../components/dialog';
import { FileButton } from '../../components/file-button';
import { Icon } from '../../components/icon';
import { PageSkeleton } from '../../components/skeleton';
import { StageTag } from '../../components/stage-tag';
import tableStyles from '../../components/table.module.css';
import { showToast } from '../../components/toast';
import { formatDate, formatMoney } from '../../lib/format';
import type { Stage } from '../../lib/property-status';
import styles from './my-funds.module.css';
import { SendProof } from './send-proof';

const api = new MeResourceService(browserApi);
const load = () => api.fundsProofs();

/** What one has shown of one's money, what the office said to it, and a form for more. */
export function MyFunds() {
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
          <Icon name="document" /> A proof of funds tells sellers what you can pay. They read its limit and its end
          beside your offers, and never the file unless you let them.
        </p>
      )}
      {data && data.length > 0 && <Proofs proofs={data} reload={reload} />}
      {data && <SendProof onSent={reload} />}
    </>
  );
}

interface ProofsProps {
  proofs: OwnFundsProofDto[];
  reload: () => Promise<void>;
}

function Proofs({ proofs, reload }: ProofsProps) {
  const [asked, setAsked] = useState<OwnFundsProofDto>();
  const [busy, setBusy] = useState(false);
  const remove = async (id: number) => {
    setBusy(true);
    try {
      await api.deleteFundsProof({ id });
      setAsked(undefined);
      await reload();
      showToast('The proof of funds is deleted.');
    } catch (failure) {
      await showAlert(textOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <table className={`${tableStyles.table} ${tableStyles.stack} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">Proof</th>
            <th scope="col">Amount</th>
            <th scope="col">Until</th>
            <th scope="col">State</th>
            <th scope="col">Sellers may open it</th>
            <th scope="col">
              <span className="hidden-text">File</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {proofs.map((proof) => (
            <Row key={proof.id} proof={proof} onDelete={() => setAsked(proof)} reload={reload} />
          ))}
        </tbody>
      </table>
      {asked && (
        <AlertDialog
          text={`Delete ${nameOf(asked)}? Its file is removed, and your offers are shown without it.`}
          onClose={() => setAsked(undefined)}
        >
          <Button small look="secondary" disabled={busy} onClick={() => setAsked(undefined)}>
            Cancel
          </Button>
          <Button small look="danger" disabled={busy} onClick={() => void remove(asked.id)}>
            Delete
          </Button>
        </AlertDialog>
      )}
    </>
  );
}

const nameOf = ({ kind, amount }: OwnFundsProofDto) => `${fundsKindWords[kind]}, ${formatMoney(amount)}`;

function stageOf({ state, expired }: OwnFundsProofDto): Stage {
  if (state === 'approved') {
    return expired ? { label: 'Expired', tone: 'quiet' } : { label: fundsStateWords.approved, tone: 'success' };
  }
  return { label: fundsStateWords[state], tone: state === 'sent' ? 'warning' : 'danger' };
}

function Row({
  proof,
  onDelete,
  reload,
}: {
  proof: OwnFundsProofDto;
  onDelete: () => void;
  reload: () => Promise<void>;
}) {
  const { id, kind, amount, asOf, until, limit, reason, actualFileName } = proof;
  return (
    <tr>
      <td data-label="Proof">
        <span>
          <b>{fundsKindWords[kind]}</b>
          <small className={styles.quiet}>as of {formatDate(asOf)}</small>
        </span>
      </td>
      <td data-label="Amount" className="figures">
        {formatMoney(amount)}
      </td>
      <td data-label="Until" className="figures">
        {formatDate(until)}
      </td>
      <td data-label="State">
        <span>
          <StageTag stage={stageOf(proof)} />
          {limit !== null && <small className={`${styles.quiet} figures`}>up to {formatMoney(limit)}</small>}
          {reason && <small className={styles.quiet}>{reason}</small>}
        </span>
      </td>
      <td data-label="Sellers may open it">
        <Share key={id} proof={proof} reload={reload} />
      </td>
      <td data-label="File">
        <span className={styles.deeds}>
          <FileButton label="File" of={nameOf(proof)} path={`/api/v1/funds-proofs/${id}/file`} name={actualFileName} />
          <Button small look="quiet" aria-label={`Delete ${nameOf(proof)}`} aria-haspopup="dialog" onClick={onDelete}>
            Delete
          </Button>
        </span>
      </td>
    </tr>
  );
}

/** Kept at once. */
function Share({ proof, reload }: { proof: OwnFundsProofDto; reload: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const { id, fileForSellers } = proof;
  const change = async () => {
    setBusy(true);
    try {
      await api.shareFundsProof({ id, requestBody: { fileForSellers: !fileForSellers } });
      await reload();
    } catch (failure) {
      await showAlert(textOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <label className={styles.share}>
      <input
        type="checkbox"
        checked={fileForSellers}
        disabled={busy}
        aria-label={`Sellers may open the file of ${nameOf(proof)}`}
        onChange={() => void change()}
      />
    </label>
  );
}
