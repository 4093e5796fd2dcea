import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { TIER_NAMES } from '@stowbridge/contract/access-names';
import { DocumentType } from '@stowbridge/contract/ids';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { usePropertyRefresh } from '../../components/use-property-refresh';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { messageOf } from '../../data-provider/failure';
import type { DocumentTier } from '../../data-provider/property-files';
import type { PropertyDocument } from '../../records/property';
import { documentTiers } from './document-types';

/** To whom a document opens, changed in its row; an NDA opens to whoever may sign it. */
export function TierChoice({ document: { ID, ActualFileName, DocumentTypeID, Tier } }: { document: PropertyDocument }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = usePropertyRefresh();
  const [chosen, setChosen] = useState<DocumentTier>();
  const change = useTask(async (tier: DocumentTier) => {
    setChosen(tier);
    try {
      await dataProvider.setDocumentTier(ID, tier);
      notify(`${ActualFileName} opens to: ${TIER_NAMES[tier]}.`, { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    await refresh();
    setChosen(undefined);
  });
  if (DocumentTypeID === DocumentType.Nda) {
    return null;
  }
  return (
    <TextField
      select
      value={chosen ?? Tier}
      disabled={change.running}
      onChange={({ target }) => void change.run(Number(target.value) as DocumentTier)}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': `Opens to: ${ActualFileName}` } } }}
      sx={{ width: 188, '& .MuiInputBase-root': { minHeight: 30, fontSize: '0.8125rem' } }}
    >
      {documentTiers.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
