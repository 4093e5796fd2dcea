import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DocumentType } from '@stowbridge/contract/ids';
import { useEffect, useId, useRef, useState } from 'react';
import { ChooseFiles } from '../../components/choose-files';
import { useLookups } from '../../components/lookups/use-lookups';
import { useUnsavedGuard } from '../../components/use-unsaved-guard';
import type { DocumentTier } from '../../data-provider/property-files';
import { paths } from '../../paths';
import type { PropertyDocument } from '../../records/property';
import { acceptedDocuments, documentTiers, proposedTier } from './document-types';
import { filesOf, isNextVersion, isOpen, isToSend, progressOf } from './file-list';
import { UploadRow } from './upload-row';
import type { useFileList } from './use-file-list';

interface Props {
  propertyId: number;
  list: ReturnType<typeof useFileList>;
  documents: PropertyDocument[];
  onClose: () => void;
}

/** Files that were chosen or dropped at once: the type of each is confirmed here before they are sent [BEYA-132]. */
export function UploadList({ propertyId, list, documents, onClose }: Props) {
  const { files } = list;
  const { documentTypes } = useLookups();
  const types = documentTypes.filter(({ id }) => id !== DocumentType.Nda);
  const [tier, setTier] = useState(proposedTier);
  const [checked, setChecked] = useState(false);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const page = paths.property(propertyId);
  const guard = useUnsavedGuard({
    isUnsaved: () => files.some(isOpen),
    onClose,
    placeOf: (pathname) => (pathname.startsWith(`${page}/`) ? page : pathname),
  });
  const toSend = files.filter(isToSend);
  // What was pressed goes away with the press: the next thing to read is above the list.
  const toHeading = () => heading.current?.focus();
  useEffect(toHeading, []);

  const send = () => {
    const untyped = toSend.find(({ typeId }) => !types.some((type) => type.id === typeId));
    setChecked(Boolean(untyped));
    if (untyped) {
      document.getElementById(`${id}-${untyped.id}`)?.focus();
    } else {
      list.send(tier);
      toHeading();
    }
  };

  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ px: 5, py: 4, borderBottom: 1, borderColor: 'divider', bgcolor: (theme) => theme.tokens.paper }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
        <Typography variant="h3" id={id} ref={heading} tabIndex={-1} sx={{ scrollMarginTop: 96 }}>
          Upload Documents
        </Typography>
        <Box sx={{ ml: { sm: 'auto' }, display: 'flex', alignItems: 'center', gap: 3 }}>
          <Box
            component="span"
            aria-hidden
            sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap' }}
          >
            Opens to
          </Box>
          <TextField
            select
            value={tier}
            disabled={toSend.length === 0}
            onChange={({ target }) => setTier(Number(target.value) as DocumentTier)}
            slotProps={{ select: { SelectDisplayProps: { 'aria-label': 'Opens to: all files' } } }}
            sx={{ width: 220 }}
          >
            {documentTiers.map((choice) => (
              <MenuItem key={choice.id} value={choice.id}>
                {choice.name}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      </Box>
      <Box role="status" sx={{ my: 2, minHeight: 20, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
        {progressOf(files)}
      </Box>
      <Box component="ul" aria-label="Files to upload" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {files.map((listed, index) => (
          <UploadRow
            key={listed.id}
            listed={listed}
            selectId={`${id}-${listed.id}`}
            types={types}
            checked={checked}
            isNextVersion={isNextVersion(listed, documents, files.slice(0, index))}
            onType={(typeId) => list.setType(listed.id, typeId)}
            onAgain={() => {
              list.again(listed.id);
              toHeading();
            }}
            onRemove={() => {
              if (files.length === 1) {
                onClose();
              } else {
                list.remove(listed.id);
                toHeading();
              }
            }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end', mt: 4 }}>
        <ChooseFiles label="Add files" accept={acceptedDocuments} multiple onChoose={list.add} />
        <Button onClick={guard.close}>Close</Button>
        {toSend.length > 0 && (
          <Button variant="contained" onClick={send}>
            Send {filesOf(toSend.length)}
          </Button>
        )}
      </Box>
      {guard.dialog}
    </Box>
  );
}
