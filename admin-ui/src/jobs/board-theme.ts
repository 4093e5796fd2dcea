/** Where the board keeps its own settings; it is served by our origin, so that they are ours to set. */
const settingsKey = 'board-settings';

interface Settings {
  state?: Record<string, unknown>;
  version?: number;
}

/** The version of the settings that this board writes; older ones it would convert, with an older meaning of themes. */
const settingsVersion = 2;

/** Tells the board to be as light or dark as the back office; what else a person has set there stays. */
export function wearTheme(theme: 'light' | 'dark'): void {
  localStorage.setItem(settingsKey, JSON.stringify({ state: { ...stored().state, theme }, version: settingsVersion }));
}

function stored(): Settings {
  try {
    const settings = JSON.parse(localStorage.getItem(settingsKey) ?? '{}') as Settings | null;
    return settings?.version === settingsVersion ? settings : {};
  } catch {
    return {};
  }
}
