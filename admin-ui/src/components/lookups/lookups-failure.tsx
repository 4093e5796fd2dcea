import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import { messageOf } from '../../data-provider/failure';
import { useLookupsQuery } from './use-lookups';

/** What the server said when the choices of a form could not be loaded [ERR-14], [ERR-09], with the way to ask again. */
export function LookupsFailure() {
  const { error, isFetching, refetch } = useLookupsQuery();
  if (!error) {
    return null;
  }
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  );
}
