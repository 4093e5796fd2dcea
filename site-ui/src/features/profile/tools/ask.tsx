import type { PropertyProfileDto } from '@stowbridge/api';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/button';
import { late } from '../../../components/late';
import { formIds } from '../../../forms/form-ids';
import { useOpenForm } from '../../../forms/use-open-form';

const AskDialog = late(() => import('./ask-dialog'));

/** [BEYB-86] Beside the brokers: whoever looks may ask, with or without an account. */
export default function Ask({ profile }: { profile: PropertyProfileDto }) {
  const [open, setOpen] = useState(false);
  useOpenForm(formIds.ask(profile.StoreID), true, () => setOpen(true));
  return (
    <>
      <Button look="secondary" wide onClick={() => setOpen(true)}>
        Ask about this property
      </Button>
      <Suspense>{open && <AskDialog profile={profile} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
