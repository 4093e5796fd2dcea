import { mix, multiply } from './colour';

export type Hour = 'dawn' | 'noon' | 'golden' | 'dusk';
export type Region = 'desert' | 'mountains' | 'plains' | 'coast' | 'forest' | 'city';
export const HOURS: readonly Hour[] = ['dawn', 'noon', 'golden', 'dusk'];

export interface Sky {
  top: string;
  middle: string;
  low: string;
  sun: string;
  glow: string;
  cloud: string;
  /** What distant things fade into. */
  haze: string;
  /** Colour of the light on surfaces that face it. */
  light: string;
  /** Colour of surfaces turned away. */
  shade: string;
  /** Picture-wide filter: what the hour does to every local colour. */
  filter: string;
  /** Lamps and windows are lit. */
  lamps: boolean;
  sunHeight: number;
}

export const SKIES: Record<Hour, Sky> = {
  dawn: {
    top: '#7fa6c9',
    middle: '#c9d3d8',
    low: '#f7d9bd',
    sun: '#fff3dc',
    glow: '#ffe2b8',
    cloud: '#fbeee2',
    haze: '#ecd9cb',
    light: '#fff1dd',
    shade: '#8f9bb8',
    filter: '#fdf3ea',
    lamps: false,
    sunHeight: 0.3,
  },
  noon: {
    top: '#2f7fb8',
    middle: '#7dbbdc',
    low: '#d9edf2',
    sun: '#ffffff',
    glow: '#fdf7df',
    cloud: '#ffffff',
    haze: '#cfe2ea',
    light: '#fffdf4',
    shade: '#7f93b0',
    filter: '#ffffff',
    lamps: false,
    sunHeight: 0.12,
  },
  golden: {
    top: '#3c6c90',
    middle: '#c9b998',
    low: '#ffcf87',
    sun: '#fff4cf',
    glow: '#ffc46b',
    cloud: '#ffe3b5',
    haze: '#f0c692',
    light: '#ffe3ae',
    shade: '#75708f',
    filter: '#fff0d6',
    lamps: false,
    sunHeight: 0.36,
  },
  dusk: {
    top: '#17264d',
    middle: '#5a4f86',
    low: '#f0936b',
    sun: '#ffd9a0',
    glow: '#ff9f6b',
    cloud: '#b9718a',
    haze: '#8c6a8c',
    light: '#c7b4cf',
    shade: '#3d4370',
    filter: '#a9a3cc',
    lamps: true,
    sunHeight: 0.43,
  },
};

export interface Brand {
  name: string;
  /** Roll-up doors. */
  door: string;
  /** Fascia, sign and trim. */
  trim: string;
  /** Walls. */
  wall: string;
  /** A second wall material (brick, stone, metal). */
  base: string;
}

export const BRANDS: readonly Brand[] = [
  { name: 'ember', door: '#c8501f', trim: '#2b3447', wall: '#efe6d8', base: '#9a8674' },
  { name: 'lagoon', door: '#15808a', trim: '#0f3d4c', wall: '#eef0ea', base: '#8d9b9c' },
  { name: 'navy', door: '#27508f', trim: '#182b52', wall: '#f1ede4', base: '#a5947f' },
  { name: 'pine', door: '#2f6b4a', trim: '#1e3d30', wall: '#efe9da', base: '#8a7a66' },
  { name: 'barn', door: '#a32a2b', trim: '#452327', wall: '#f2ebdf', base: '#7c6f6b' },
  { name: 'marigold', door: '#e0a021', trim: '#31363d', wall: '#e9e6df', base: '#70777d' },
  { name: 'plum', door: '#6d3f78', trim: '#38254a', wall: '#efe9e6', base: '#94878f' },
  { name: 'slate', door: '#46566b', trim: '#d0632c', wall: '#e6e4df', base: '#8b6b56' },
];

/** Applies the hour to a local colour. `facing`: 1 in full light, 0 turned away. */
export function litColour(local: string, sky: Sky, facing: number): string {
  const filtered = multiply(local, sky.filter);
  const shadow = mix(multiply(filtered, mix(sky.shade, '#ffffff', 0.25)), sky.shade, 0.12);
  const bright = mix(multiply(filtered, mix(sky.light, '#ffffff', 0.45)), sky.light, 0.06);
  return mix(shadow, bright, facing);
}

/** How things fade with distance (0 near, 1 at the horizon). */
export const faded = (colour: string, sky: Sky, distance: number): string =>
  mix(multiply(colour, sky.filter), sky.haze, Math.min(0.92, distance));

export const GROUND: Record<Region, { earth: string; grass: string; pavement: string }> = {
  desert: { earth: '#d9b48a', grass: '#b8a26a', pavement: '#a39a92' },
  mountains: { earth: '#b3a184', grass: '#7f9160', pavement: '#8f9194' },
  plains: { earth: '#c7b27e', grass: '#a3a65b', pavement: '#989691' },
  coast: { earth: '#d8c8a2', grass: '#7fa765', pavement: '#a09d98' },
  forest: { earth: '#9a8a6d', grass: '#5f8a52', pavement: '#85888c' },
  city: { earth: '#b0a899', grass: '#769665', pavement: '#8a8d93' },
};
