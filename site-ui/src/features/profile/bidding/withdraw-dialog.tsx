import type { DealTermsDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { reasonLength } from '@stowbridge/contract/fields';
import { useState } from 'react';
import { textOf } from '../../../api/api';
import { browserApi } from '../../../api/browser-api';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { showToast } from '../../../components/toast';
import { CountedArea } from '../../../forms/counted-area';
import { FormFrame } from '../../../forms/form-frame';
import { formIds } from '../../../forms/form-ids';
import formStyles from '../../../forms/form.module.css';
import { atMost } from '../../../forms/rules';
import { useForm } from '../../../forms/use-form';
import { formatMoney } from '../../../lib/format';

interface WithdrawDialogProps {
  terms: DealTermsDto;
  reload: () => Promise<void>;
  onClose: () => void;
}

const rules = { Reason: atMost(reasonLength, 'Reason') };

/** Takes one's offer back, with a reason if one likes. */
export function WithdrawDialog({ terms, reload, onClose }: WithdrawDialogProps) {
  const [{ dealId: id, version, price, propertyName }] = useState(terms);
  const form = useForm<'Reason'>({
    id: formIds.withdraw(id),
    rules,
    onSubmit: async ({ Reason }) => {
      await new MeResourceService(browserApi).withdraw({
        id,
        requestBody: { version, reason: Reason.trim() || undefined },
      });
      await reload();
      showToast('Your offer is withdrawn.');
      onClose();
    },
    explain: (failure) => {
      // How it stands now is shown behind the refusal.
      void reload();
      return textOf(failure);
    },
  });
  return (
    <Dialog title="Withdraw your offer" onClose={onClose}>
      <FormFrame form={form}>
        <p>
          Your offer of {formatMoney(price ?? 0)} on {propertyName} ends, and the seller is told at once. This cannot be
          undone.
        </p>
        <CountedArea form={form} name="Reason" label="Reason" optional help="The seller reads it." rows={4} />
        <div className={formStyles.actions}>
          <Button type="submit" look="danger" disabled={form.busy}>
            Withdraw offer
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  );
}
