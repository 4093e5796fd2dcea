import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useGetOne } from 'react-admin';
import { useNavigate } from 'react-router';
import Button from '@mui/material/Button';
import { Facts } from '../components/facts';
import { dateAndTime, nothing } from '../components/format';
import { RecordLink } from '../components/record-link';
import { recordText } from '../records/record-path';
import { filtered, paths } from '../paths';
import { actionOf, actorText, personOf, subjectOf, type AuditEntry } from './audit-entry';
import { Changes } from './changes';
import { FieldValue, labelOf } from './field-value';

/** A button that carries a name may need more than one line. */
const named = { whiteSpace: 'normal', textAlign: 'start', py: 1 } as const;

/** One entry of the log, beside it: who, where from, and the values before and after. */
export function AuditPanel({ id, onClose }: { id?: number; onClose: () => void }) {
  const title = useId();
  return (
    <Drawer
      anchor="right"
      open={id !== undefined}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': title, sx: { width: { xs: '100%', sm: 600 } } } }}
    >
      {id !== undefined && <Content id={id} title={title} onClose={onClose} />}
    </Drawer>
  );
}

function Content({ id, title, onClose }: { id: number; title: string; onClose: () => void }) {
  const { data: entry, error } = useGetOne<AuditEntry>('audit', { id }, { onError: () => undefined, retry: false });
  return (
    <Box sx={{ p: 6, display: 'grid', gap: 6 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        <Typography id={title} variant="h2" sx={{ flex: 1, fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
          {entry ? actionOf(entry) : 'Entry'}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose} sx={{ mt: -1, mr: -2 }}>
          <Close />
        </IconButton>
      </Box>
      {error && <Alert severity="error">This entry could not be opened.</Alert>}
      {!entry && !error && <Skeleton variant="rounded" height={280} />}
      {entry && <Entry entry={entry} />}
    </Box>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const navigate = useNavigate();
  const narrow = (filter: Record<string, unknown>) => void navigate(filtered(paths.auditLog, filter));
  const { subjectType: of, related } = entry;
  const [person, subject] = [personOf(entry), subjectOf(entry)];
  const details = Object.entries(entry.detail).map(([field, value]) => ({
    label: labelOf(of, field),
    value:
      value == null || value === '' ? nothing : <FieldValue of={of} field={field} value={value} related={related} />,
  }));
  return (
    <>
      <Facts
        facts={[
          { label: 'Who', value: person ? <RecordLink {...person} numbered /> : actorText(entry) },
          ...(entry.actorEmail ? [{ label: 'E-mail', value: entry.actorEmail }] : []),
          { label: 'Record', value: <RecordLink {...subject} numbered gone={entry.subjectGone} /> },
          { label: 'Time', value: dateAndTime(entry.createdAt) },
          { label: 'Address', value: entry.address ?? nothing },
          ...details,
        ]}
      />
      <Changes entry={entry} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {entry.subjectId !== null && (
          <Button
            sx={named}
            onClick={() => narrow({ subjectType: entry.subjectType, record: String(entry.subjectId) })}
          >{`All about ${recordText(subject)}`}</Button>
        )}
        {entry.actorId !== null && (
          <Button sx={named} onClick={() => narrow({ actorId: entry.actorId })}>{`All by ${actorText(entry)}`}</Button>
        )}
      </Box>
    </>
  );
}
