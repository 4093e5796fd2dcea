import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

/** The area in which the text of a refusal is shown [ERR-05]; each line of a longer text is a line there. */
export function ErrorArea({ text, onClose }: { text: string; onClose?: () => void }) {
  if (!text) {
    return null;
  }
  return (
    <Alert severity="error" onClose={onClose}>
      {text.split('\n').map((line) => (
        <Box key={line}>{line}</Box>
      ))}
    </Alert>
  );
}
