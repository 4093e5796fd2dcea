import type { NdaAccessDto } from '@stowbridge/api';
import type { AccessTier } from '@stowbridge/contract/access';
import { TIER_NAMES } from '@stowbridge/contract/access-names';
import { useDataProvider } from 'react-admin';
import { FormDialog } from '../../../components/form/form-dialog';
import { useLookups } from '../../../components/lookups/use-lookups';
import { useVersioned } from '../../../components/use-versioned';
import { ndaAccess } from '../../../data-provider/accesses';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import type { Versioned } from '../../../records/versioned';
import type { Holder } from './access';
import { changeOf, extentErrors, extentForm, type ExtentForm } from './extent';
import { ExtentInputs } from './extent-inputs';
import { useDecision } from '../../../components/use-decision';

/** Changes how far somebody who is in gets, and how long, unless somebody else has changed it meanwhile. */
export function ChangeAccess({ holder: { ndaId, name }, onClose }: { holder: Holder; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { timeZone } = useLookups();
  const { record, form } = useVersioned<NdaAccessDto & Versioned & { id: number }, never>(ndaAccess, ndaId);
  const decide = useDecision();
  const before = record && extentForm(record, timeZone);
  const save = async (typed: ExtentForm) => {
    if (!before) {
      throw new Error('An access that was not read is not changed.');
    }
    const extent = changeOf(typed, before, timeZone);
    await decide(() => dataProvider.changeAccess(ndaId, extent, record.etag), `The access of ${name} is changed.`);
    return undefined;
  };
  return (
    <FormDialog<ExtentForm>
      title={`Access of ${name}`}
      maxWidth="xs"
      {...form((access) => extentForm(access, timeZone))}
      validate={(typed) => extentErrors(typed, timeZone, before?.lastDay)}
      save={save}
      describe={(field, value) => (field === 'tier' ? TIER_NAMES[value as AccessTier] : undefined)}
      refresh={() => undefined}
      onClose={onClose}
    >
      <ExtentInputs open="Without a day it has no end." />
    </FormDialog>
  );
}
