import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** An e-mail address that breaks before `@` and `.` only; a longer part is cut, with the whole in the title [FOFF-27]. */
export function EmailText({ children }: { children: string }) {
  return (
    <Box
      component="span"
      title={children}
      sx={{
        display: 'inline-block',
        maxWidth: 260,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        overflowWrap: 'normal',
        verticalAlign: 'bottom',
      }}
    >
      {children.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Box>
  );
}
