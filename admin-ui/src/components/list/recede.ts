import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

/** Records that are out of use step back in their list. */
export function recede({ active }: { active: boolean }): SystemStyleObject<Theme> {
  return active
    ? {}
    : {
        bgcolor: 'background.default',
        '& td, & button, & .quiet': { color: 'text.secondary' },
        '& img': { filter: 'grayscale(1)' },
      };
}
