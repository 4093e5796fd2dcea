import type { ThemeOptions } from '@mui/material/styles';
import { formOverrides } from './forms';
import { headerHeight, radius, type Tokens } from './tokens';

/** How the parts of MUI and react-admin are drawn: hairlines instead of boxes, one shadow, quiet controls. */
export function componentOverrides(t: Tokens): ThemeOptions['components'] {
  const hairline = `1px solid ${t.line}`;
  return {
    ...formOverrides(t),
    MuiCssBaseline: {
      styleOverrides: {
        // What the header covers is scrolled below it when Tab leads there.
        html: { scrollPaddingTop: headerHeight + 8 },
        // No name is longer than its place; in tables a column keeps its longest word, but for those that hold names.
        body: {
          overflowWrap: 'anywhere',
          fontFeatureSettings: "'cv11', 'ss03'",
          WebkitFontSmoothing: 'antialiased',
        },
        '::selection': { background: t.tones.accent.border },
        '[tabindex="-1"]:focus-visible': { outline: 'none' },
        ':focus-visible': { outline: `2px solid ${t.accent}`, outlineOffset: 2 },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: `2px solid ${t.accent}`, outlineOffset: 2 } },
      },
    },
    MuiTablePagination: {
      styleOverrides: { select: { '&:focus-visible': { outline: `2px solid ${t.accent}` } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small', variant: 'outlined', color: 'secondary' },
      styleOverrides: {
        root: {
          borderRadius: radius.control,
          minHeight: 36,
          padding: '0 14px',
          fontSize: '0.875rem',
          whiteSpace: 'nowrap',
        },
        outlined: {
          borderColor: t.line,
          background: t.surface,
          '&:hover': { borderColor: t.muted, background: t.hover },
        },
        text: { '&:hover': { background: t.hover } },
        sizeLarge: { minHeight: 44, fontSize: '0.9375rem' },
        startIcon: { '& > svg:nth-of-type(1)': { fontSize: 18 } },
      },
    },
    MuiIconButton: {
      defaultProps: { size: 'small', color: 'inherit' },
      styleOverrides: {
        root: { borderRadius: radius.control, width: 36, height: 36, '&:hover': { background: t.hover } },
        sizeSmall: { width: 32, height: 32, '& svg': { fontSize: 18 } },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: t.line } },
    },
    MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: radius.card } } },
    MuiDialog: {
      styleOverrides: {
        paper: {
          borderRadius: radius.card,
          background: t.raised,
          border: hairline,
          boxShadow: t.shadow,
          margin: 16,
          width: 'calc(100% - 32px)',
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.0625rem', fontWeight: 620, padding: '20px 24px 8px' } } },
    MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 20px', alignContent: 'start' } } },
    MuiDialogActions: {
      styleOverrides: {
        root: { padding: '12px 24px 20px', gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
      },
    },
    MuiBackdrop: {
      styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'rgba(9, 14, 26, 0.5)' } } },
    },
    MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none', borderColor: t.line } } },
    MuiMenu: {
      styleOverrides: {
        paper: { border: hairline, boxShadow: t.shadow, background: t.raised, borderRadius: radius.base, marginTop: 4 },
      },
    },
    MuiPopover: { styleOverrides: { paper: { border: hairline, boxShadow: t.shadow, background: t.raised } } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          fontSize: '0.875rem',
          minHeight: 36,
          borderRadius: radius.control,
          margin: '0 4px',
          '&.Mui-selected': { background: t.hover },
        },
      },
    },
    MuiAutocomplete: {
      styleOverrides: {
        inputRoot: {
          '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
            padding: '0 39px 0 0',
            '& .MuiAutocomplete-input': { padding: '6.5px 12px' },
          },
        },
        paper: { border: hairline, boxShadow: t.shadow, background: t.raised },
        option: { fontSize: '0.875rem' },
      },
    },
    MuiTooltip: {
      defaultProps: { enterDelay: 350, disableInteractive: false },
      styleOverrides: {
        tooltip: {
          background: t.ink,
          color: t.paper,
          fontSize: '0.75rem',
          padding: '5px 8px',
          borderRadius: radius.control,
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: {
          overflowWrap: 'break-word',
          borderColor: t.line,
          fontSize: '0.875rem',
          lineHeight: 1.4,
          padding: '9px 12px',
        },
        head: { color: t.muted, fontSize: '0.75rem', fontWeight: 560, whiteSpace: 'nowrap', padding: '8px 12px' },
        sizeSmall: { padding: '9px 12px' },
      },
    },
    MuiTableSortLabel: {
      styleOverrides: {
        root: { minHeight: 24, '&.Mui-active': { color: t.ink } },
        icon: {
          fontSize: 14,
          '.MuiTableSortLabel-root:not(:hover):not(.Mui-active):not(:focus-visible) &': { opacity: 0 },
        },
      },
    },
    MuiTableRow: { styleOverrides: { root: { '&.MuiTableRow-hover:hover': { backgroundColor: t.hover } } } },
    MuiChip: { styleOverrides: { root: { borderRadius: radius.control, fontWeight: 540 } } },
    MuiAlert: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: { fontSize: '0.875rem', borderRadius: radius.base, alignItems: 'center', padding: '4px 14px' },
        outlinedError: {
          color: t.tones.danger.text,
          borderColor: t.tones.danger.border,
          background: t.tones.danger.fill,
          '& .MuiAlert-icon': { color: t.tones.danger.text },
        },
        outlinedWarning: {
          color: t.tones.warning.text,
          borderColor: t.tones.warning.border,
          background: t.tones.warning.fill,
          '& .MuiAlert-icon': { color: t.tones.warning.text },
        },
        outlinedInfo: {
          color: t.tones.info.text,
          borderColor: t.tones.info.border,
          background: t.tones.info.fill,
          '& .MuiAlert-icon': { color: t.tones.info.text },
        },
        outlinedSuccess: {
          color: t.tones.success.text,
          borderColor: t.tones.success.border,
          background: t.tones.success.fill,
          '& .MuiAlert-icon': { color: t.tones.success.text },
        },
      },
    },
    MuiSkeleton: { styleOverrides: { root: { background: t.hover } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 40 }, indicator: { height: 2, borderRadius: 2 } } },
    MuiTab: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          minHeight: 40,
          minWidth: 0,
          padding: '0 2px',
          marginRight: 24,
          fontSize: '0.875rem',
          '&.Mui-selected': { color: t.ink },
        },
      },
    },
    MuiSlider: {
      styleOverrides: {
        root: { height: 4 },
        thumb: { width: 18, height: 18, border: `3px solid ${t.surface}`, boxShadow: `0 0 0 1px ${t.accent}` },
        rail: { background: t.line, opacity: 1 },
      },
    },
    MuiLinearProgress: { styleOverrides: { root: { height: 4, borderRadius: 2, background: t.line } } },
    // A count stays in its circle.
    MuiBadge: { styleOverrides: { badge: { overflowWrap: 'normal' } } },
    MuiLink: {
      defaultProps: { underline: 'hover' },
      styleOverrides: { root: { color: t.accent }, button: { minWidth: 24, minHeight: 24 } },
    },
  };
}
