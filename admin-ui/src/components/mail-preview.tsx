import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { safeNodesOf } from './safe-nodes';

/** How an e-mail looks. It is drawn in a shadow tree of its own, so that neither page nor e-mail styles the other. */
export function MailPreview({ html, text }: { html?: string; text?: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current || !html) {
      return;
    }
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    root.replaceChildren(safeNodesOf(html));
  }, [html]);
  const frame = { border: 1, borderColor: 'divider', borderRadius: '8px', overflow: 'auto' };
  if (html) {
    return (
      <Box
        ref={host}
        role="document"
        aria-label="Preview"
        tabIndex={0}
        sx={{ ...frame, bgcolor: '#ffffff', color: '#14213d' }}
      />
    );
  }
  return (
    <Box
      component="pre"
      tabIndex={0}
      sx={{ ...frame, p: 4, m: 0, font: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {text || 'There is no preview of this e-mail.'}
    </Box>
  );
}
