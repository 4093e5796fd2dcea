// node transpile.mjs FOLDER: makes dist anew, with the JavaScript of the TypeScript below the folder, specs left out, and
// with the scripts that are there. File by file and without looking at types, which `npm run typecheck` does.
import { transformFile } from '@swc/core';
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import options from './swc.cjs';

const out = 'dist';
const root = process.argv[2];
const OTHERS = new Set(['node_modules', out]);
const AS_IT_IS = /\.(cjs|sh)$/;

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!OTHERS.has(entry.name)) {
        yield* filesBelow(path);
      }
    } else if (AS_IT_IS.test(entry.name) || /(?<!\.spec|\.d)\.ts$/.test(entry.name)) {
      yield path;
    }
  }
}

async function transpile(path) {
  const target = join(out, relative(root, path).replace(/\.ts$/, '.js'));
  mkdirSync(dirname(target), { recursive: true });
  if (AS_IT_IS.test(path)) {
    return copyFileSync(path, target);
  }
  const { code, map } = await transformFile(path, {
    ...options,
    swcrc: false,
    sourceMaps: true,
    sourceFileName: relative(dirname(target), path),
  });
  const mapName = `${basename(target)}.map`;
  writeFileSync(target, `${code}//# sourceMappingURL=${mapName}\n`);
  writeFileSync(join(dirname(target), mapName), map);
}

rmSync(out, { recursive: true, force: true });
await Promise.all([...filesBelow(root)].map(transpile));
