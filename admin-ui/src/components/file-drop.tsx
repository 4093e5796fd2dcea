import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';

interface Props {
  onDrop: (files: File[]) => void;
  /** How far outside of its content the line is that says so, in pixels. */
  lineAt: number;
  children: ReactNode;
}

/** Takes files that are dropped on it; who cannot drag has a button for the same. */
export function FileDrop({ onDrop, lineAt, children }: Props) {
  const [over, setOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (event.dataTransfer.files.length) {
          onDrop([...event.dataTransfer.files]);
        }
      }}
      sx={{
        borderRadius: '8px',
        outline: over ? '2px dashed' : 'none',
        outlineColor: (theme) => theme.tokens.accent,
        outlineOffset: lineAt,
      }}
    >
      {children}
    </Box>
  );
}
