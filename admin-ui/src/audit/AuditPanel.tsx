import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useListContext } from 'react-admin';
import Button from '@mui/material/Button';
import { Facts } from '../components/Facts';
import { dateAndTime, nothing } from '../components/format';
import { RecordLink } from '../links/RecordLink';
import { recordText } from '../links/recordPath';
import { actionOf, actorText, personOf, subjectOf, type AuditEntry } from './auditEntry';
import { Changes } from './Changes';
import { FieldValue, labelOf } from './FieldValue';

/** One entry of the log, beside it: who, where from, and what stood there before and after. */
export function AuditPanel({ entry, onClose }: { entry?: AuditEntry; onClose: () => void }) {
  const title = useId();
  return (
    <Drawer anchor="right" open={entry !== undefined} onClose={onClose} slotProps={{ paper: { role: 'dialog', 'aria-labelledby': title, sx: { width: { xs: '100%', sm: 600 } } } }}>
      {entry && <Content entry={entry} title={title} onClose={onClose} />}
    </Drawer>
  );
}

function Content({ entry, title, onClose }: { entry: AuditEntry; title: string; onClose: () => void }) {
  const { setFilters } = useListContext();
  const narrow = (filter: Record<string, unknown>) => {
    setFilters(filter);
    onClose();
  };
  const { subjectType: of, related } = entry;
  const [person, subject] = [personOf(entry), subjectOf(entry)];
  const details = Object.entries(entry.detail).map(([field, value]) => ({ label: labelOf(of, field), value: value == null || value === '' ? nothing : <FieldValue of={of} field={field} value={value} related={related} /> }));
  return (
    <Box sx={{ p: 6, display: 'grid', gap: 6 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        <Typography id={title} variant="h2" sx={{ flex: 1, fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
          {actionOf(entry)}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose} sx={{ mt: -1, mr: -2 }}>
          <Close />
        </IconButton>
      </Box>
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
        {entry.subjectId !== null && <Button onClick={() => narrow({ subjectType: entry.subjectType, record: String(entry.subjectId) })}>{`All about ${recordText(subject)}`}</Button>}
        {entry.actorId !== null && <Button onClick={() => narrow({ actorId: entry.actorId })}>{`All by ${actorText(entry)}`}</Button>}
      </Box>
    </Box>
  );
}
