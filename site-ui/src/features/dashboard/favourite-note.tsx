import type { FavouriteDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { favouriteNoteLength } from '@stowbridge/contract/favourites';
import { useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { FormActions } from '../../components/form-actions';
import { showToast } from '../../components/toast';
import { CountedArea } from '../../forms/counted-area';
import { FormFrame } from '../../forms/form-frame';
import { formIds } from '../../forms/form-ids';
import { atMost } from '../../forms/rules';
import { useForm } from '../../forms/use-form';
import styles from './my-favourites.module.css';

type Noted = Pick<FavouriteDto, 'propertyId' | 'name' | 'note'>;

/** What its owner noted on a favourite, and the way to change it while it is one. */
export function FavouriteNote({ favourite, kept }: { favourite: Noted; kept: boolean }) {
  const [note, setNote] = useState(favourite.note);
  const [open, setOpen] = useState(false);
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      <Button look="secondary" small disabled={!kept} onClick={() => setOpen(true)}>
        {note ? 'Edit note' : 'Add note'}
        <span className="hidden-text">: {favourite.name}</span>
      </Button>
      {open && <NoteDialog favourite={{ ...favourite, note }} onSaved={setNote} onClose={() => setOpen(false)} />}
    </>
  );
}

interface NoteDialogProps {
  favourite: Noted;
  onSaved: (note: string | null) => void;
  onClose: () => void;
}

function NoteDialog({ favourite: { propertyId, name, note }, onSaved, onClose }: NoteDialogProps) {
  const form = useForm<'Note'>({
    id: formIds.note(propertyId),
    rules: { Note: atMost(favouriteNoteLength, 'Note') },
    keep: true,
    onSubmit: async ({ Note }) => {
      const saved = await new MeResourceService(browserApi).keepFavourite({ propertyId, requestBody: { note: Note } });
      onSaved(saved.note);
      onClose();
      showToast('Your note has been saved.');
    },
  });
  return (
    <Dialog title={`Note: ${name}`} onClose={onClose}>
      <FormFrame form={form}>
        <CountedArea form={form} name="Note" label="Note" help="Only you read it." rows={4} defaultValue={note ?? ''} />
        <FormActions form={form} submit="Save" onClose={onClose} />
      </FormFrame>
    </Dialog>
  );
}
