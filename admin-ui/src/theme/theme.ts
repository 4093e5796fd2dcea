import { createTheme, type Theme } from '@mui/material/styles';
import { componentOverrides } from './components';
import { dark, light, radius, space, type Tokens } from './tokens';

declare module '@mui/material/styles' {
  interface Theme {
    tokens: Tokens;
  }
  interface ThemeOptions {
    tokens?: Tokens;
  }
}

const fontFamily = "'Inter Variable', 'Inter Fallback', 'Inter Fallback DejaVu', system-ui, sans-serif";

function themeOf(mode: 'light' | 'dark', tokens: Tokens): Theme {
  return createTheme({
    tokens,
    spacing: space,
    shape: { borderRadius: radius.base },
    palette: {
      mode,
      // `dark` is what lies under the pointer: in the dark theme that has to be lighter, or its text could not be read.
      primary: { main: tokens.accent, dark: tokens.tones.accent.text, contrastText: tokens.onAccent },
      secondary: { main: tokens.ink, contrastText: tokens.paper },
      error: { main: tokens.danger, dark: tokens.tones.danger.text, contrastText: tokens.onDanger },
      success: { main: tokens.tones.success.text },
      warning: { main: tokens.tones.warning.text },
      info: { main: tokens.tones.info.text },
      text: { primary: tokens.ink, secondary: tokens.muted, disabled: tokens.muted },
      background: { default: tokens.paper, paper: tokens.surface },
      divider: tokens.line,
    },
    typography: {
      fontFamily,
      fontSize: 14,
      h1: { fontSize: '1.5rem', lineHeight: 1.25, fontWeight: 650, letterSpacing: '-0.018em' },
      h2: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 620, letterSpacing: '-0.008em' },
      h3: { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 620 },
      h6: { fontSize: '1rem', fontWeight: 620 },
      body1: { fontSize: '0.875rem', lineHeight: 1.55 },
      body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
      caption: { fontSize: '0.75rem', lineHeight: 1.45 },
      button: { textTransform: 'none', fontWeight: 560, letterSpacing: 0 },
    },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 140,
        short: 160,
        standard: 180,
        complex: 200,
        enteringScreen: 180,
        leavingScreen: 140,
      },
    },
    components: componentOverrides(tokens),
  });
}

export const lightTheme = themeOf('light', light);
export const darkTheme = themeOf('dark', dark);
