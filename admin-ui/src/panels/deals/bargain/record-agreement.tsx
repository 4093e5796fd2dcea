import { useDataProvider } from 'react-admin';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { money } from '../../../components/format';
import { useDecision } from '../../../components/use-decision';
import { useTask } from '../../../components/use-task';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import type { Deal, TermsVersion } from '../../../records/deal';

interface Props {
  deal: Deal;
  counter: TermsVersion;
  onClose: () => void;
}

/** Notes that a buyer without an account agrees to the newest counter [BEYC-14]. */
export function RecordAgreement({ deal: { id, buyerName }, counter, onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const decide = useDecision();
  const { version, price, bindingOnAgreement } = counter;
  const agree = useTask(async () => {
    await decide(() => dataProvider.recordAgreement(id, version), `${buyerName} has agreed to version ${version}.`);
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title="Record agreement"
      confirm="Record"
      cancel="Cancel"
      running={agree.running}
      failure={agree.failure}
      onConfirm={() => void agree.run()}
      onClose={onClose}
    >
      {`Has ${buyerName} agreed to version ${version} at ${money(price)}? `}
      {bindingOnAgreement
        ? 'The seller has said that this is enough: the deal is accepted with it.'
        : 'The seller decides then.'}
    </ConfirmDialog>
  );
}
