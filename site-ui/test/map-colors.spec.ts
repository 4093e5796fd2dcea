import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const tokens = readFileSync(join(__dirname, '..', 'src', 'styles', 'tokens.css'), 'utf8');

/** Both values of a token: on light, which paper is too, and on dark. */
function valuesOf(token: string): [string, string] {
  const [, light, dark] = new RegExp(`${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(tokens) ?? [];
  if (!light || !dark) {
    throw new Error(`${token} has no value for both themes.`);
  }
  return [light, dark];
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light and print', 0],
  ['dark', 1],
] as const)('the map in %s', (_, theme) => {
  it.each(['--map-name', '--map-name-quiet'])('[FSITE-24] is read at 4.5:1: %s', (text) => {
    const poor = ['--map-land', '--map-water', '--map-beyond'].filter(
      (ground) => contrast(valuesOf(text)[theme], valuesOf(ground)[theme]) < 4.5,
    );
    expect(poor).toEqual([]);
  });
});
