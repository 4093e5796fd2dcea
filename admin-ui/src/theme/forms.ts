import type { ThemeOptions } from '@mui/material/styles';
import { radius, type Tokens } from './tokens';

/** Form controls with the label above the field, where it stays readable whatever is typed. */
export function formOverrides(t: Tokens): ThemeOptions['components'] {
  return {
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true },
      // The space between fields belongs to the form's grid, whatever margin a field asks for.
      styleOverrides: { root: { marginTop: 0, marginBottom: 0 } },
    },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: '100%',
          marginBottom: 6,
          fontSize: '0.8125rem',
          lineHeight: 1.35,
          fontWeight: 540,
          color: t.ink,
          '&.Mui-focused': { color: t.ink },
          '&.Mui-error': { color: t.ink },
        },
        asterisk: { color: t.danger },
      },
    },
    MuiFormLabel: {
      styleOverrides: {
        root: { color: t.ink, fontSize: '0.8125rem', fontWeight: 540, '&.Mui-focused': { color: t.ink } },
      },
    },
    MuiInputBase: {
      styleOverrides: { root: { fontSize: '0.875rem' }, input: { '&::placeholder': { color: t.muted, opacity: 1 } } },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false, size: 'small' },
      styleOverrides: {
        root: {
          borderRadius: radius.control,
          background: t.surface,
          minHeight: 36,
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: t.ink },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: t.accent, borderWidth: 2 },
          '&.Mui-disabled': { background: t.hover },
        },
        input: { padding: '6.5px 12px' },
        multiline: { padding: 0 },
        // The gap that MUI cuts into the border for a floating label is not needed.
        notchedOutline: { top: 0, borderColor: t.control, '& legend': { display: 'none' } },
      },
    },
    MuiSelect: { styleOverrides: { select: { minHeight: 'auto' } } },
    MuiFormHelperText: {
      styleOverrides: {
        root: { marginLeft: 0, marginTop: 4, fontSize: '0.75rem', color: t.muted, '&.Mui-error': { color: t.danger } },
      },
    },
    MuiFormControlLabel: { styleOverrides: { label: { fontSize: '0.875rem' }, root: { marginLeft: -8 } } },
    MuiCheckbox: { defaultProps: { size: 'small', color: 'primary' }, styleOverrides: { root: { padding: 8 } } },
    // The outline of the focus is not cut off.
    MuiSwitch: { styleOverrides: { root: { overflow: 'visible' } } },
    MuiRadio: { defaultProps: { size: 'small', color: 'primary' }, styleOverrides: { root: { padding: 8 } } },
  };
}
