import Box from '@mui/material/Box';
import { DocumentType } from '@stowbridge/contract/ids';
import { number } from '../../components/format';
import type { PropertyDocument } from '../../records/property';

/** How many of those with access now have opened a document; an NDA is signed, whether opened as a file or not. */
export function ReadBy({ document: { DocumentTypeID, ReadBy: readBy, Readers } }: { document: PropertyDocument }) {
  return DocumentTypeID !== DocumentType.Nda && Readers > 0 ? (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>{`Read by ${number(readBy)} of ${number(Readers)}`}</Box>
  ) : null;
}
