import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';

/** The sections of the left menu, in their order; the last one stays at its foot. */
export const sectionTitles = ['Work', 'Directory', 'Reports', 'System', 'Account'] as const;

/** An entry of the left menu; several of one screen stand beside each other below its title. */
export interface MenuEntry {
  section: (typeof sectionTitles)[number];
  /** The title of the screen unless it is said. */
  label?: string;
  icon: SvgIconComponent;
  /** The place in its section. */
  order: number;
  /** Where it leads; the path of the screen unless it is said, which it must be where that names an id or a tab. */
  to?: string;
}

/** A page of the back office, at its address. */
export interface OfficeScreen {
  path: string;
  /** Its code, fetched when it is first shown. */
  load: () => Promise<{ default: ComponentType }>;
  title: string;
  menu?: MenuEntry[];
  /** Of a screen without an entry: where that one leads under which it belongs. */
  under?: string;
  /** Without an entry it is found by the palette all the same, beside this word. */
  foundAs?: string;
  /** The dialogs above it, by their addresses below its own [FOFF-01]. */
  below?: readonly string[];
}

/** A resource of react-admin, and where its list and its records are looked at; `:id` is the place of the id. */
export interface OfficeResource extends Pick<ResourceProps, 'name' | 'recordRepresentation'> {
  at: { list: string; create?: string; edit?: string; show?: string };
}

/** What a folder brings into the back office. */
export interface Area {
  resources?: OfficeResource[];
  screens: OfficeScreen[];
}
