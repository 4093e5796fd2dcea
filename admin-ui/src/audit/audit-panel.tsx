import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useNavigate } from 'react-router';
import Button from '@mui/material/Button';
import { Facts } from '../components/facts';
import { dateAndTime, nothing } from '../components/format';
import { useLookupsAwaited } from '../components/lookups/use-lookups';
import { RecordLink } from '../components/record-link';
import { RecordPanel } from '../components/record-panel';
import { recordText } from '../records/record-path';
import { filtered, paths } from '../paths';
import { actionOf, actorText, personOf, subjectOf, type AuditEntry } from './audit-entry';
import { Changes } from './changes';
import { FieldValue, labelOf } from './field-value';

/** A button that carries a name may need more than one line. */
const named = { whiteSpace: 'normal', textAlign: 'start', py: 1 } as const;

/** One entry of the log, beside it: who, where from, and the values before and after. */
export function AuditPanel({ id, onClose }: { id?: number; onClose: () => void }) {
  return (
    <RecordPanel<AuditEntry>
      resource="audit"
      id={id}
      kind="Entry"
      titleOf={actionOf}
      width={600}
      gap={6}
      onClose={onClose}
    >
      {(entry) => <Entry entry={entry} />}
    </RecordPanel>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const navigate = useNavigate();
  const narrow = (filter: Record<string, unknown>) => void navigate(filtered(paths.auditLog, filter));
  const awaited = useLookupsAwaited();
  if (awaited) {
    return <Skeleton variant="rounded" height={280} />;
  }
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
