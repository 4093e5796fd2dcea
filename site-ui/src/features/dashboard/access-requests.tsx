import type { ListingNdaDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { REASON_MAX } from '@stowbridge/contract/access';
import { useState } from 'react';
import { textOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { AlertDialog, Dialog } from '../../components/dialog';
import { Section } from '../../components/section';
import { StageTag } from '../../components/stage-tag';
import tableStyles from '../../components/table.module.css';
import { showToast } from '../../components/toast';
import { Words } from '../../components/words';
import { AreaField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import { formIds } from '../../forms/form-ids';
import formStyles from '../../forms/form.module.css';
import { atMost } from '../../forms/rules';
import { useForm } from '../../forms/use-form';
import { accessStage } from '../../lib/access-stage';
import { formatFullDate } from '../../lib/format';
import styles from './people.module.css';

/** As many as a seller looks through; those that wait come first. */
const most = 100;

/** Somebody who has signed; by a name where the office lets the seller read names [BEYA-95]. */
export type Signer = ListingNdaDto & { name: string };

interface Question {
  nda: Signer;
  answer: 'approve' | 'decline';
  /** What the server said to it. */
  refusal?: string;
}

interface AccessRequestsProps {
  storeId: number;
  signers: Signer[];
  reload: () => Promise<void>;
}

/**
 * [BEYA-49] Who has signed the NDA of one's listing and what they may open, those first who wait; they are answered here
 * where the office lets the seller decide.
 */
export function AccessRequests({ storeId, signers, reload }: AccessRequestsProps) {
  const [question, setQuestion] = useState<Question>();
  const [sending, setSending] = useState(false);

  const done = async (text: string) => {
    setQuestion(undefined);
    await reload();
    showToast(text);
  };
  const approve = async ({ nda }: Question) => {
    setSending(true);
    try {
      await new MeResourceService(browserApi).approveNda({ id: storeId, ndaId: nda.ndaId });
      await done(`${nda.name} can read the documents now.`);
    } catch (failure) {
      // Somebody was quicker: what they decided stands in the list now.
      await reload();
      setQuestion({ nda, answer: 'approve', refusal: textOf(failure) });
    } finally {
      setSending(false);
    }
  };

  if (signers.length === 0) {
    return null;
  }
  return (
    <Section title="Access">
      <Signers signers={signers} onAnswer={(nda, answer) => setQuestion({ nda, answer })} />
      {question?.answer === 'approve' && (
        <AlertDialog
          text={question.refusal ?? `Let ${question.nda.name} in? They can read the documents at once, and are told.`}
          onClose={() => setQuestion(undefined)}
        >
          <Button small look="secondary" disabled={sending} onClick={() => setQuestion(undefined)}>
            {question.refusal ? 'Close' : 'Cancel'}
          </Button>
          {!question.refusal && (
            <Button small disabled={sending} onClick={() => void approve(question)}>
              Approve
            </Button>
          )}
        </AlertDialog>
      )}
      {question?.answer === 'decline' && (
        <Dialog title={`Decline ${question.nda.name}`} onClose={() => setQuestion(undefined)}>
          <DeclineForm
            storeId={storeId}
            nda={question.nda}
            onDeclined={() => done(`The request of ${question.nda.name} is declined.`)}
            onCancel={() => setQuestion(undefined)}
          />
        </Dialog>
      )}
    </Section>
  );
}

/** Those who wait first; each half the newest first. */
export async function findSigners(id: number): Promise<Signer[]> {
  const listed = await new MeResourceService(browserApi).listingNdas({ id, range: `[0,${most - 1}]` });
  const signers = listed.map((nda) => ({ ...nda, name: nda.name ?? 'A buyer' }));
  const waits = ({ state }: Signer) => state === 'pending';
  return [...signers.filter(waits), ...signers.filter((nda) => !waits(nda))];
}

interface SignersProps {
  signers: Signer[];
  onAnswer: (nda: Signer, answer: Question['answer']) => void;
}

const Signers = ({ signers, onAnswer }: SignersProps) => (
  <table className={`${tableStyles.table} ${tableStyles.stack}`}>
    <thead>
      <tr>
        <th scope="col">Buyer</th>
        <th scope="col">NDA signed</th>
        <th scope="col">Access</th>
        <th scope="col">
          <span className="hidden-text">Action</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {signers.map((nda) => (
        <tr key={nda.ndaId}>
          <td data-label="Buyer">
            <div className={styles.value}>
              <b>
                <Words text={nda.name} />
              </b>
              {nda.company && (
                <span className={styles.quiet}>
                  <Words text={nda.company} />
                </span>
              )}
            </div>
          </td>
          <td data-label="NDA signed" className="figures">
            <time dateTime={nda.signedAt}>{formatFullDate(nda.signedAt)}</time>
          </td>
          <td data-label="Access">
            <div className={styles.value}>
              <StageTag stage={accessStage(nda)} />
              {nda.state === 'open' && nda.expiresAt && (
                <span className={styles.quiet}>
                  {nda.ended ? 'since' : 'until'} {formatFullDate(nda.expiresAt)}
                </span>
              )}
            </div>
          </td>
          <td className={styles.answers}>
            {nda.state === 'pending' && nda.mayDecide && (
              <>
                <Button small aria-label={`Approve ${nda.name}`} onClick={() => onAnswer(nda, 'approve')}>
                  Approve
                </Button>
                <Button
                  small
                  look="secondary"
                  aria-label={`Decline ${nda.name}`}
                  onClick={() => onAnswer(nda, 'decline')}
                >
                  Decline
                </Button>
              </>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface DeclineProps {
  storeId: number;
  nda: Signer;
  onDeclined: () => Promise<void>;
  onCancel: () => void;
}

const rules = { Reason: atMost(REASON_MAX, 'Reason') };

function DeclineForm({ storeId, nda, onDeclined, onCancel }: DeclineProps) {
  const form = useForm<'Reason'>({
    id: formIds.decline(nda.ndaId),
    rules,
    onSubmit: async ({ Reason }) => {
      await new MeResourceService(browserApi).declineNda({
        id: storeId,
        ndaId: nda.ndaId,
        requestBody: { reason: Reason.trim() || undefined },
      });
      await onDeclined();
    },
  });
  return (
    <FormFrame form={form}>
      <p>{nda.name} is told, and reads your reason if you give one.</p>
      <AreaField form={form} name="Reason" label="Reason" optional rows={4} maxLength={REASON_MAX} />
      <div className={formStyles.actions}>
        <Button type="submit" look="danger" disabled={form.busy}>
          Decline
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </FormFrame>
  );
}
