import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { fileSize } from '../../components/file-size';
import { RowAction } from '../../components/list/row-actions';
import type { Choice } from '../../components/lookups/use-lookups';
import { StateChip } from '../../components/state-chip';
import type { ListedFile } from './file-list';
import { looksLikeNda } from './proposed-type';

interface Props {
  listed: ListedFile;
  /** Of the type, so that it can be led to. */
  selectId: string;
  types: Choice[];
  /** Whether a type that is missing is said. */
  checked: boolean;
  isNextVersion: boolean;
  onType: (typeId: number) => void;
  onAgain: () => void;
  onRemove: () => void;
}

const small = { fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const;

/** One file of the list: what it is to be, and how far it has come. */
export function UploadRow({ listed, selectId, types, checked, isNextVersion, onType, onAgain, onRemove }: Props) {
  const { file, typeId, problem, state, failure, notices } = listed;
  const editable = state === 'chosen' || state === 'failed';
  const chosen = types.some(({ id }) => id === typeId);
  const untyped = checked && !chosen;
  const notes = [
    ...(!chosen && looksLikeNda(file.name) ? ['This looks like an NDA, which is uploaded by itself.'] : []),
    ...(editable && chosen && isNextVersion ? ['It becomes the next version of the document of this name.'] : []),
    ...notices,
  ];
  return (
    <Box
      component="li"
      aria-label={file.name}
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        gridTemplateAreas: { xs: '"file remove" "type type" "state state"', md: '"file type state remove"' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 220px 190px 36px' },
      }}
    >
      <Box sx={{ gridArea: 'file', minWidth: 0 }}>
        <Box sx={{ fontWeight: 540, overflowWrap: 'anywhere' }}>{file.name}</Box>
        <Box sx={{ ...small, color: 'text.secondary' }}>{fileSize(file.size)}</Box>
        {!problem &&
          notes.map((note) => (
            <Box key={note} sx={{ ...small, color: 'text.secondary' }}>
              {note}
            </Box>
          ))}
        {(problem || failure) && <Box sx={{ ...small, color: 'error.main' }}>{problem ?? failure}</Box>}
      </Box>
      {!problem && (
        <TextField
          select
          value={chosen ? typeId : ''}
          disabled={!editable}
          error={untyped}
          helperText={untyped && 'Type is required'}
          onChange={({ target }) => onType(Number(target.value))}
          slotProps={{
            select: {
              displayEmpty: true,
              renderValue: (id) => types.find((type) => type.id === id)?.name ?? 'Choose a type',
              SelectDisplayProps: { id: selectId, 'aria-label': `Type: ${file.name}` },
            },
          }}
          sx={{ gridArea: 'type' }}
        >
          {types.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ gridArea: 'state', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Progress {...listed} />
        {state === 'failed' && (
          <Button size="small" aria-label={`Try again: ${file.name}`} onClick={onAgain}>
            Try again
          </Button>
        )}
      </Box>
      <Box sx={{ gridArea: 'remove' }}>
        {(editable || state === 'waiting') && (
          <RowAction label="Remove" of={file.name} icon={Close} onClick={onRemove} />
        )}
      </Box>
    </Box>
  );
}

function Progress({ file, state, problem, share }: ListedFile) {
  if (problem) {
    return <StateChip tone="danger" label="Cannot be sent" />;
  }
  switch (state) {
    case 'chosen':
      return null;
    case 'waiting':
      return <StateChip tone="neutral" label="Waits" />;
    case 'sending':
      return (
        <LinearProgress
          variant="determinate"
          value={share * 100}
          aria-label={`Sending ${file.name}`}
          sx={{ flex: 1, minWidth: 80 }}
        />
      );
    case 'sent':
      return <StateChip tone="success" label="Sent" />;
    case 'failed':
      return <StateChip tone="danger" label="Failed" />;
  }
}
