import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { somethingWentWrong } from '../data-provider/failure';

/** Keeps the menu usable when a page breaks, for example because its code could not be fetched. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.broken) {
      return this.props.children;
    }
    return (
      <Box sx={{ p: 8, maxWidth: 560 }}>
        <Alert severity="error" action={<Button onClick={() => window.location.reload()}>Try again</Button>}>
          {somethingWentWrong}
        </Alert>
      </Box>
    );
  }
}
