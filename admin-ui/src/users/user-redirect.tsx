import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Navigate, useParams } from 'react-router';
import { BackLink } from '../components/back-link';
import { PageFrame } from '../components/page-frame';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { paths } from '../paths';

/** Where a link leads that does not know the role of a person: it looks the person up, and theirs takes its place [FOFF-14]. */
export default function UserRedirect() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const id = Number(useParams().userId);
  const { data, error, refetch } = useQuery({
    queryKey: ['people', id],
    enabled: id > 0,
    queryFn: () => dataProvider.person(id),
    retry: false,
  });
  if (data) {
    return <Navigate to={data.to} replace />;
  }
  const missing = !(id > 0) || (error as { status?: number } | null)?.status === 404;
  return (
    <PageFrame title="User" above={<BackLink to={paths.dashboard()}>Back to Dashboard</BackLink>}>
      {missing ? (
        <Alert severity="error">There is no user at this address.</Alert>
      ) : error ? (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          This user could not be opened.
        </Alert>
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </PageFrame>
  );
}
