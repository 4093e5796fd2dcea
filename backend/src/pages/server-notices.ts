import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..', '..', '..');
/** The workspaces whose packages are in the image. */
const PARTS = ['backend', 'tools', 'demo'];
/** The texts of licences, for packages that only name theirs. */
const TEXTS = join(ROOT, 'backend', 'licences');

interface Manifest {
  name: string;
  version: string;
  license?: string;
  licenses?: { type: string }[];
  author?: string | { name: string };
  repository?: string | { url: string };
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Every package that the processes may load: its folder and its manifest; what is not installed is left out. */
function productionPackages(): Map<string, Manifest> {
  const found = new Map<string, Manifest>();
  const add = (folder: string): void => {
    if (found.has(folder)) {
      return;
    }
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    found.set(folder, manifest);
    const { dependencies, optionalDependencies, peerDependencies } = manifest;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const needed = folderOf(name, folder);
      if (needed) {
        add(needed);
      }
    }
  };
  PARTS.forEach((part) => add(join(ROOT, part)));
  return new Map([...found].filter(([, { name }]) => !name.startsWith('@stowbridge/')));
}

/** Where Node finds a package from a folder. */
function folderOf(name: string, from: string): string | undefined {
  for (let folder = from; folder.startsWith(ROOT); folder = resolve(folder, '..')) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) {
      return place;
    }
  }
  return undefined;
}

const licenceOf = ({ license, licenses }: Manifest): string | undefined => license ?? licenses?.[0]?.type;

/** The licence and the notices that a package carries; else what its readme says, else the text of the licence that it names. */
function textOf(folder: string, manifest: Manifest): string {
  const files = readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isFile() ? one.name : []));
  const read = (pattern: RegExp): string[] =>
    files.filter((file) => pattern.test(file)).map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const [readme = ''] = read(/^readme/i);
  const said = /^(#+ *licen[cs]|licen[cs]e?\w*\s*\n[-=]{3})[^]*/im.exec(readme)?.[0] ?? '';
  const own = read(/^(licen[cs]e|copying|notice)/i);
  const standard = join(TEXTS, `${licenceOf(manifest)?.toLowerCase()}.txt`);
  const parts = own.length > 0 ? own : [said, ...(existsSync(standard) ? [readFileSync(standard, 'utf8').trim()] : [])];
  return [...(own.length > 0 ? [] : [originOf(manifest)]), ...parts].filter(Boolean).join('\n\n');
}

function originOf({ name, author, repository }: Manifest): string {
  const who = typeof author === 'object' ? author.name : author;
  const where = typeof repository === 'object' ? repository.url : repository;
  return `Copyright ${who ?? `the authors of ${name}`}${where ? `, ${where}` : ''}`;
}

const HEAD = `# Licences

The processes use these packages. libvips, in @img/sharp-libvips, is a library of its own (LGPL-3.0-or-later) that is
loaded when a process starts: another build of it may take its place. Its source is at https://www.libvips.org/.

Places and populations: GeoNames, https://www.geonames.org/, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/;
populations of March 2020 or later, ZIP codes of 2025 or later.
`;

/** The notices of the processes, in the form of those that Vite writes; packages with one text stand together. */
export function serverNotices(): string {
  const together = new Map<string, Set<string>>();
  for (const [folder, manifest] of productionPackages()) {
    const { name, version } = manifest;
    const text = textOf(folder, manifest);
    const named = `## ${name} - ${version} (${licenceOf(manifest) ?? 'no licence named'})`;
    together.set(text, (together.get(text) ?? new Set()).add(named));
  }
  const blocks = [...together].map(([text, named]) => `${[...named].sort().join('\n')}\n\n${text}\n`);
  return [HEAD, ...blocks.sort()].join('\n');
}
