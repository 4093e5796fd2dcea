import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface Props {
  submit: 'Search' | 'Submit';
  reset: 'Reset' | 'Clear';
  onReset: () => void;
  /** Beside the two buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The fields of a search beside each other, and its two buttons; what is said below a field moves nothing else. */
export function SearchFields({ submit, reset, onReset, actions, children }: Props) {
  return (
    <Box
      role="search"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'flex-start',
        '& > .MuiFormControl-root, & > .MuiAutocomplete-root, & > .MuiTextField-root': {
          flex: { xs: '1 1 100%', sm: '1 1 84px' },
          maxWidth: { sm: 240 },
          m: 0,
        },
      }}
    >
      {children}
      {/* As far down as the fields are below their labels. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: { xs: 0, sm: '22px' } }}>
        <Button type="submit" variant="contained" color="secondary">
          {submit}
        </Button>
        <Button variant="text" onClick={onReset}>
          {reset}
        </Button>
        {actions}
      </Box>
    </Box>
  );
}
