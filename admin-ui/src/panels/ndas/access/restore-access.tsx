import { TIER_NAMES } from '@stowbridge/contract/access-names';
import { useDataProvider } from 'react-admin';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { useTask } from '../../../components/use-task';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import type { Holder } from './access';
import { useDecision } from '../../../components/use-decision';

/** Gives back an access that was declined or revoked, as far as it went. */
export function RestoreAccess({ holder: { ndaId, name, access }, onClose }: { holder: Holder; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const decide = useDecision();
  const restore = useTask(async () => {
    await decide(() => dataProvider.restoreAccess(ndaId), `${name} is let in again.`);
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title="Restore access"
      about={TIER_NAMES[access.tier]}
      confirm="Restore"
      cancel="Cancel"
      running={restore.running}
      failure={restore.failure}
      onConfirm={() => void restore.run()}
      onClose={onClose}
    >
      {`Let ${name} in again? They are told.`}
    </ConfirmDialog>
  );
}
