/** Colours of one theme; no screen uses a colour that is not named here. */
export interface Tokens {
  ink: string;
  paper: string;
  surface: string;
  raised: string;
  hover: string;
  line: string;
  /** The edge of a control: 3:1 against what is behind it. */
  control: string;
  muted: string;
  accent: string;
  onAccent: string;
  danger: string;
  onDanger: string;
  shadow: string;
  tones: Record<Tone, { text: string; border: string; fill: string }>;
}

/** What a state feels like; the label and the glyph always say the same in words and in shape. */
export type Tone = 'success' | 'warning' | 'info' | 'plum' | 'accent' | 'danger' | 'neutral' | 'solid';

/** One step of space, in pixels. */
export const space = 4;

export const radius = { control: 6, base: 8, card: 12 };

/** The navigation drawer's width in pixels [CONST-58]. */
export const drawerWidth = 220;

export const headerHeight = 56;

export const light: Tokens = {
  ink: '#14213d',
  paper: '#fbfaf7',
  surface: '#ffffff',
  raised: '#ffffff',
  hover: '#f5f3ed',
  line: '#e3e0d8',
  control: '#868f9d',
  muted: '#5b6472',
  accent: '#b8461a',
  onAccent: '#ffffff',
  danger: '#b3261e',
  onDanger: '#ffffff',
  shadow: '0 1px 2px rgba(20, 33, 61, 0.06), 0 12px 32px rgba(20, 33, 61, 0.12)',
  tones: {
    success: { text: '#1b6340', border: '#bcdcc9', fill: '#eaf5ee' },
    warning: { text: '#7a4d00', border: '#ecd6a6', fill: '#fcf3de' },
    info: { text: '#23508f', border: '#c4d5ef', fill: '#ecf2fb' },
    plum: { text: '#66397f', border: '#dcc9e8', fill: '#f6f0fa' },
    accent: { text: '#9c3a14', border: '#efc8b6', fill: '#fdf0ea' },
    danger: { text: '#a3221b', border: '#f0c4c0', fill: '#fdefee' },
    neutral: { text: '#4e5766', border: '#dcd8ce', fill: '#f4f2ec' },
    solid: { text: '#ffffff', border: '#14213d', fill: '#14213d' },
  },
};

export const dark: Tokens = {
  ink: '#e9edf5',
  paper: '#0f1624',
  surface: '#172033',
  raised: '#1c2740',
  hover: '#243050',
  line: '#2b3650',
  control: '#6c7a94',
  muted: '#9aa5b8',
  accent: '#f08a57',
  onAccent: '#14213d',
  danger: '#f2857d',
  onDanger: '#14213d',
  shadow: '0 1px 2px rgba(0, 0, 0, 0.4), 0 16px 40px rgba(0, 0, 0, 0.5)',
  tones: {
    success: { text: '#86d7a8', border: '#2c5a43', fill: '#163128' },
    warning: { text: '#eec57a', border: '#5e4a21', fill: '#312a1b' },
    info: { text: '#9dc1f4', border: '#304d7c', fill: '#1a2b4a' },
    plum: { text: '#d3b2e8', border: '#523d68', fill: '#2b2340' },
    accent: { text: '#f5a57d', border: '#6d4230', fill: '#38251f' },
    danger: { text: '#f5a19b', border: '#6b3437', fill: '#3a2027' },
    neutral: { text: '#b4bdcc', border: '#37435e', fill: '#222d45' },
    solid: { text: '#14213d', border: '#e9edf5', fill: '#e9edf5' },
  },
};
