import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { safeNodesOf } from '../../components/safe-nodes';

const prose = {
  maxWidth: '70ch',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '& > *': { m: 0 },
  '& > * + *': { mt: 3 },
  '& h2, & h3, & h4': { fontSize: '0.9375rem', fontWeight: 620, mt: 4 },
  '& ul, & ol': { pl: 5 },
  '& table': { borderCollapse: 'collapse' },
  '& td, & th': { border: 1, borderColor: 'divider', px: 2, py: 1, textAlign: 'left' },
};

/** A stored description as it reads. */
export function Description({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(safeNodesOf(html)), [html]);
  return <Box ref={place} sx={prose} />;
}
