import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useGetOne, type RaRecord } from 'react-admin';

interface Props<RecordType> {
  resource: string;
  /** Which record is open, if any. */
  id?: number;
  /** Said in the place of the title until the record is read, such as Entry. */
  kind: string;
  titleOf: (record: RecordType) => string;
  /** In pixels; on phones it takes the whole width. */
  width: number;
  gap?: number;
  onClose: () => void;
  children: (record: RecordType, isFetching: boolean) => ReactNode;
}

/** One record, beside the list it was picked from. */
export function RecordPanel<RecordType extends RaRecord>(props: Props<RecordType>) {
  const { id, width, onClose } = props;
  const title = useId();
  return (
    <Drawer
      anchor="right"
      open={id !== undefined}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': title, sx: { width: { xs: '100%', sm: width } } } }}
    >
      {id !== undefined && <Content {...props} id={id} title={title} />}
    </Drawer>
  );
}

function Content<RecordType extends RaRecord>({
  resource,
  id,
  title,
  kind,
  titleOf,
  gap = 5,
  onClose,
  children,
}: Props<RecordType> & { title: string }) {
  const { data, error, isFetching } = useGetOne<RecordType>(
    resource,
    { id },
    { onError: () => undefined, retry: false },
  );
  return (
    <Box sx={{ p: 6, display: 'grid', gap }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        <Typography id={title} variant="h2" sx={{ flex: 1, fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
          {data ? titleOf(data) : kind}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose} sx={{ mt: -1, mr: -2 }}>
          <Close />
        </IconButton>
      </Box>
      {error && <Alert severity="error">{`This ${kind.toLowerCase()} could not be opened.`}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={280} />}
      {data && children(data, isFetching)}
    </Box>
  );
}
