import { readFileSync } from 'node:fs';
import type { Assets } from './document';

interface ManifestEntry {
  file: string;
  src?: string;
  imports?: string[];
}

/** Reads the manifest of the browser's build, which lies next to the server's: once, when the process starts. */
export function readAssets(client: URL): Assets {
  const read = (path: string) => readFileSync(new URL(path, client), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, ManifestEntry>;
  const files = Object.values(manifest).map((entry) => entry.file);
  const find = (pattern: RegExp) => {
    const file = files.find((name) => pattern.test(name));
    if (!file) {
      throw new Error(`The browser's build of the site has no file like ${pattern}. Build it again.`);
    }
    return file;
  };
  const chunksOf = (key: string): string[] => {
    const entry = manifest[key];
    return entry ? [`/${entry.file}`, ...(entry.imports ?? []).flatMap(chunksOf)] : [];
  };
  return {
    css: read(find(/style-[^/]*\.css$/)),
    entry: `/${manifest['src/entry-client.tsx']?.file ?? find(/entry-client-[^/]*\.js$/)}`,
    font: `/${find(/inter-basic-[^/]*\.woff2$/)}`,
    icon: '/assets/icon.svg',
    chunksOf,
  };
}
