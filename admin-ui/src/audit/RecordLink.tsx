import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { AdminDataProvider } from '../dataProvider/dataProvider';
import { paths } from '../paths';
import { recordOf, type AuditEntry } from './auditEntry';

/** The record an entry is about, leading to its page where it has one. */
export function RecordLink({ entry }: { entry: AuditEntry }) {
  const { subjectId: id, subjectType } = entry;
  const dataProvider = useDataProvider<AdminDataProvider>();
  const isUser = subjectType === 'user' && id !== null;
  const { data: person } = useQuery({ queryKey: ['people', id], enabled: isUser, queryFn: () => dataProvider.person(id ?? 0) });
  if (id === null) return recordOf(entry);
  const to = { property: paths.property(id), deal: `${paths.deals}?view=${id}`, vendor: paths.vendor(id), user: person?.to }[subjectType];
  const text = person ? `${recordOf(entry)}, ${person.name}` : recordOf(entry);
  if (!to) return text;
  return (
    <Link component={RouterLink} to={to}>
      {text}
    </Link>
  );
}
