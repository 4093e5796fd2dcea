import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ErrorArea } from '../../components/ErrorArea';
import { PlainForm } from '../../components/PlainForm';
import { useLookups } from '../../lookups/useLookups';
import { usePropertyRefresh } from '../actions/usePropertyRefresh';
import { AddressNotFound } from '../form/AddressNotFound';
import { emptyForm, newProperty } from '../form/formMapping';
import { PropertyInputs } from '../form/PropertyInputs';
import { propertyErrors, type PropertyForm } from '../form/propertyRules';
import { useSaveProperty } from '../form/useSaveProperty';
import { dropDraft, readDraft, writeDraft } from './draft';

/** Step 1: the form with `Save` or `Save As Draft` [APROP-28]. */
export function FormStep({ onSaved }: { onSaved: (id: number, draft: boolean) => void }) {
  const [kept, setKept] = useState(readDraft);
  const [start, setStart] = useState<PropertyForm>({ ...emptyForm, ...kept });
  const asDraft = useRef(false);
  const save = useSaveProperty();
  const notify = useNotify();
  const { timeZone } = useLookups();
  const refresh = usePropertyRefresh();

  const submit = async (form: PropertyForm) => {
    const draft = asDraft.current;
    const saved = await save.run(undefined, newProperty({ ...emptyForm, ...form }, draft));
    if (!saved.ok) return;
    dropDraft();
    notify(draft ? 'The property is saved as a draft.' : 'The property is saved.', { type: 'success' });
    onSaved(saved.value, draft);
    void refresh();
  };

  return (
    <PlainForm<PropertyForm> defaultValues={start} validate={(form) => propertyErrors(form, { timeZone })} onSubmit={submit}>
      <DraftKeeper />
      {kept && (
        <Alert
          severity="info"
          sx={{ mb: 4 }}
          action={
            <Button
              variant="text"
              onClick={() => {
                dropDraft();
                setKept(undefined);
                setStart({ ...emptyForm });
              }}
            >
              Start over
            </Button>
          }
        >
          What you typed last time is still here.
        </Alert>
      )}
      <Card sx={{ p: { xs: 4, sm: 6 } }}>
        <PropertyInputs updating={false} />
      </Card>
      <Box sx={{ display: 'grid', gap: 3, mt: 4 }}>
        <ErrorArea text={save.failure} onClose={save.forget} />
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" color="primary" loading={save.running} onClick={() => (asDraft.current = false)}>
            Save
          </Button>
          <Button type="submit" disabled={save.running} onClick={() => (asDraft.current = true)}>
            Save As Draft
          </Button>
        </Box>
      </Box>
      <AddressNotFound open={save.addressUnknown} onClose={save.closeAddressDialog} />
    </PlainForm>
  );
}

/** Writes down what is typed, a moment after each change, so that nothing typed is ever lost. */
function DraftKeeper() {
  const { watch } = useFormContext<PropertyForm>();
  useEffect(() => {
    let timer = 0;
    const watching = watch((form, { name }) => {
      if (!name) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => writeDraft(form), 300);
    });
    return () => {
      window.clearTimeout(timer);
      watching.unsubscribe();
    };
  }, [watch]);
  return null;
}
