import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CONSENT, consentOf } from './consent';

const ROOT = resolve(__dirname, '../../../..');
const PLACES = [
  'backend/src',
  'backend/test',
  'site-ui',
  'admin-ui',
  'contract',
  'tools',
  'demo',
  'openapi',
  'docs',
  'e2e',
  'bench',
  'scripts',
];
const BUILT = new Set(['node_modules', 'dist', 'coverage', 'screens', 'images']);

function* texts(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !BUILT.has(entry.name)) {
      yield* texts(path);
    } else if (entry.isFile() && /\.(tsx?|mjs|cjs|json|md|html|ya?ml)$/.test(entry.name)) {
      yield path;
    }
  }
}

describe('the sentence of the consent', () => {
  it('[FEVI-04] stands in one place of the repository', () => {
    const roots = readdirSync(ROOT).filter((name) => PLACES.some((place) => place.split('/')[0] === name));
    expect(roots).toEqual(expect.arrayContaining(['backend', 'site-ui', 'openapi']));
    const files = PLACES.filter((place) => roots.includes(place.split('/')[0])).flatMap((place) => [
      ...texts(join(ROOT, place)),
    ]);
    expect(files.length).toBeGreaterThan(500);
    const found = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(CONSENT.text)
        .slice(1)
        .map(() => file.slice(ROOT.length + 1)),
    );
    expect(found).toEqual(['backend/src/domains/ndas/consent.ts']);
  });

  it('[FEVI-04] is found by its version, and is the newest where none is named', () => {
    expect([consentOf(CONSENT.version), consentOf(undefined)]).toEqual([CONSENT, CONSENT]);
    expect(() => consentOf('0')).toThrow('ConsentVersion is invalid');
  });
});
