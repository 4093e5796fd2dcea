import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

/** The name of a record, which opens it beside or above its list. */
export function NameButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Link
      component="button"
      type="button"
      onClick={onClick}
      sx={{ font: 'inherit', fontWeight: 560, color: 'text.primary', textAlign: 'left', overflowWrap: 'anywhere' }}
    >
      {children}
    </Link>
  );
}
