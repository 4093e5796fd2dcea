import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

/** The style of rows whose record is out of use. */
export function mutedRow({ active }: { active: boolean }): SystemStyleObject<Theme> {
  return active
    ? {}
    : {
        bgcolor: 'background.default',
        '& td, & button, & .quiet': { color: 'text.secondary' },
        '& img': { filter: 'grayscale(1)' },
      };
}
