import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Fragment, type RefObject } from 'react';
import { goTo, labelOf } from './fields';

/** Something wrong with one field. */
export interface Wrong {
  field: string;
  message: string;
  /** Found by the server; what the form itself finds is said at the field and only named here. */
  byServer: boolean;
}

interface Props {
  form: HTMLFormElement | null;
  /** Said of the whole form. */
  failure: string;
  /** In the order of the screen. */
  wrong: Wrong[];
  place: RefObject<HTMLDivElement | null>;
}

/** Long lists scroll by themselves, so that the fields keep most of the room. */
export const onTop = { mx: 6, mb: 3, flex: 'none', maxHeight: 'min(32vh, 240px)', overflowY: 'auto' } as const;

/** Why a form was not saved, above its fields and outside of what scrolls; each field is a link to it [ERR-05], [ERR-15]. */
export function Summary({ form, failure, wrong, place }: Props) {
  if (!failure && !wrong.length) {
    return null;
  }
  const link = ({ field }: Wrong) => (
    <Link
      component="button"
      type="button"
      onClick={() => goTo(form, field)}
      sx={{
        color: 'inherit',
        font: 'inherit',
        fontWeight: 600,
        minHeight: 24,
        textAlign: 'left',
        textDecoration: 'underline',
      }}
    >
      {labelOf(form, field)}
    </Link>
  );
  const found = wrong.filter(({ byServer }) => !byServer);
  return (
    <Alert ref={place} severity="error" tabIndex={-1} sx={onTop}>
      {failure.split('\n').map((line) => line && <Box key={line}>{line}</Box>)}
      {wrong.map(
        (one) =>
          one.byServer && (
            <Box key={one.field}>
              {link(one)}: {one.message}
            </Box>
          ),
      )}
      {found.length > 0 && (
        <Box>
          Please check{' '}
          {found.map((one, index) => (
            <Fragment key={one.field}>
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {link(one)}
                {index < found.length - 1 && ','}
              </Box>{' '}
            </Fragment>
          ))}
        </Box>
      )}
    </Alert>
  );
}
