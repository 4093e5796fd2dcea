import type { PropertyLookupDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { type Frequency, SEARCHES_MAX, TOO_MANY_SEARCHES } from '@stowbridge/contract/saved-searches';
import type { Filters } from '@stowbridge/contract/search-address';
import type { ReactNode } from 'react';
import { browserApi } from '../../../api/browser-api';
import { useLoad } from '../../../api/use-load';
import { ButtonLink } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { FormActions } from '../../../components/form-actions';
import { PartSkeleton } from '../../../components/skeleton';
import { showToast } from '../../../components/toast';
import { ChoiceField, TextField } from '../../../forms/field';
import { FormFrame } from '../../../forms/form-frame';
import { formIds } from '../../../forms/form-ids';
import formStyles from '../../../forms/form.module.css';
import { required } from '../../../forms/rules';
import { useForm } from '../../../forms/use-form';
import { useSession } from '../../../session/use-session';
import {
  frequencyChoices,
  loadSearches,
  savedSearchesOf,
  searchName,
} from '../../../components/searches/saved-searches';
import { suggestedName } from './suggested-name';

interface SaveDialogProps {
  address: string;
  filters: Filters;
  lookup: PropertyLookupDto;
  onClose: () => void;
}

/** Where a search is named and kept, unless it is kept already or there is no room for another [BEYB-39]. */
export default function SaveDialog({ address, filters, lookup, onClose }: SaveDialogProps) {
  const { data, error } = useLoad(loadSearches);
  const kept = data?.find((search) => search.address === address);
  return (
    <Dialog title="Save search" onClose={onClose}>
      {!data && !error ? (
        <PartSkeleton />
      ) : kept ? (
        <Kept onClose={onClose}>
          You have saved this search as <b>{kept.name}</b>.
        </Kept>
      ) : data && data.length >= SEARCHES_MAX ? (
        <Kept onClose={onClose}>{TOO_MANY_SEARCHES}</Kept>
      ) : error ? (
        <p role="alert">{error}</p>
      ) : (
        <SaveForm address={address} name={suggestedName(filters, lookup)} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Kept({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const session = useSession();
  return (
    <div className={formStyles.form}>
      <p>{children}</p>
      <div className={formStyles.actions}>
        {session && (
          <ButtonLink to={savedSearchesOf(session.role)} onClick={onClose}>
            See saved searches
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

const rules = {
  Name: searchName,
  Frequency: required('Please choose how often'),
};

function SaveForm({ address, name, onClose }: { address: string; name: string; onClose: () => void }) {
  const form = useForm<keyof typeof rules>({
    id: formIds.search(address),
    rules,
    keep: true,
    onSubmit: async ({ Name, Frequency: frequency }) => {
      await new MeResourceService(browserApi).saveSearch({
        requestBody: { name: Name, address, frequency: frequency as Frequency },
      });
      onClose();
      showToast('Your search has been saved. It is on your dashboard.');
    },
  });
  return (
    <FormFrame form={form}>
      <TextField form={form} name="Name" label="Name" defaultValue={name} autoComplete="off" />
      <ChoiceField
        form={form}
        name="Frequency"
        label="Mails"
        help="When something new fits: at once, each morning, on Mondays, or never."
        choices={frequencyChoices}
        defaultValue="daily"
      />
      <FormActions form={form} submit="Save" onClose={onClose} />
    </FormFrame>
  );
}
