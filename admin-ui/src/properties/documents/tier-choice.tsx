import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { TIER_NAMES } from '@stowbridge/contract/access-names';
import { DocumentType } from '@stowbridge/contract/ids';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { DocumentTier } from '../../data-provider/property-files';
import type { PropertyDocument } from '../../records/property';
import { documentTiers } from './document-types';
import { useDocumentChange } from './use-document-change';

/** To whom a document opens, changed in its row; an NDA opens to whoever may sign it. */
export function TierChoice({ document: { ID, ActualFileName, DocumentTypeID, Tier } }: { document: PropertyDocument }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { chosen, running, choose } = useDocumentChange(
    (tier: DocumentTier) => dataProvider.setDocumentTier(ID, tier),
    (tier) => `${ActualFileName} opens to: ${TIER_NAMES[tier]}.`,
  );
  if (DocumentTypeID === DocumentType.Nda) {
    return null;
  }
  return (
    <TextField
      select
      value={chosen ?? Tier}
      disabled={running}
      onChange={({ target }) => choose(Number(target.value) as DocumentTier)}
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
