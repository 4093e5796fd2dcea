import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { APPROVED_AT_ONCE } from '@stowbridge/contract/access';
import { useState } from 'react';
import { useDataProvider, useNotify, type RaRecord } from 'react-admin';
import { FormDialog } from '../../../components/form/form-dialog';
import { number } from '../../../components/format';
import { useSelected } from '../../../components/list/use-selected';
import { useLookups } from '../../../components/lookups/use-lookups';
import { Names } from '../../../components/names';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import type { Holder } from './access';
import { endOfProperty } from './approve-access';
import { approvalOf, extentErrors, firstExtent, type ExtentForm } from './extent';
import { ExtentInputs } from './extent-inputs';

const peopleAreIn = (count: number): string =>
  count === 1 ? '1 person is let in.' : `${number(count)} people are let in.`;

/** Lets in those who are selected, all as far and as long [BEYA-48]. */
export function BulkApprove<RecordType extends RaRecord>({
  holderOf,
}: {
  holderOf: (record: RecordType) => Omit<Holder, 'access'>;
}) {
  const selected = useSelected<RecordType>();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const { timeZone } = useLookups();
  const [asking, setAsking] = useState(false);
  const people = selected.records.map(holderOf);
  const tooMany = people.length > APPROVED_AT_ONCE;
  const save = async (form: ExtentForm) => {
    const ids = people.map(({ ndaId }) => ndaId);
    const { approved, leftOut } = await dataProvider.approveAccesses(ids, approvalOf(form, timeZone));
    const said = peopleAreIn(approved.length);
    if (leftOut.length) {
      // It names people who have to be looked at, so it stays until it has been read.
      const others = leftOut.map(({ name, text }) => `${name}: ${text}`);
      notify([said, ...others].join('\n'), { type: 'warning', autoHideDuration: null, multiLine: true });
    } else {
      notify(said, { type: 'success' });
    }
    return undefined;
  };
  return (
    <>
      <Button onClick={() => setAsking(true)} disabled={tooMany} aria-haspopup="dialog" sx={{ minHeight: 30 }}>
        Approve
      </Button>
      {tooMany && <Box sx={{ color: 'text.secondary' }}>At most {APPROVED_AT_ONCE} at once</Box>}
      {asking && (
        <FormDialog<ExtentForm>
          title={people.length === 1 ? 'Approve 1 person' : `Approve ${number(people.length)} people`}
          submit="Approve"
          maxWidth="xs"
          start={firstExtent}
          validate={(form) => extentErrors(form, timeZone)}
          save={save}
          onSaved={selected.clear}
          onClose={() => setAsking(false)}
        >
          <Names names={people.map(({ ndaId, name }) => ({ key: ndaId, name }))} />
          <ExtentInputs open={endOfProperty} />
        </FormDialog>
      )}
    </>
  );
}
