// npm run client:pack [-- folder]: makes the package of the client that programs elsewhere install, as a tarball.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { ROOT } from './lib/paths.mjs';

const source = join(ROOT, 'openapi');

/** Modules name each other without an extension in our sources, which Node and browsers do not know. */
const withExtensions = (text) => text.replace(/(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\2/g, '$1$2$3.js$2');

function compile(folder) {
  const program = ts.createProgram([join(source, 'index.ts')], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
    declaration: true,
    skipLibCheck: true,
    rootDir: source,
    outDir: folder,
  });
  const wrong = ts.getPreEmitDiagnostics(program);
  if (wrong.length > 0) {
    throw new Error(
      ts.formatDiagnostics(wrong, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => ROOT,
        getNewLine: () => '\n',
      }),
    );
  }
  program.emit(undefined, (name, text) => {
    mkdirSync(dirname(name), { recursive: true });
    writeFileSync(name, withExtensions(text));
  });
}

/** Ours names the sources, and belongs to the workspace. */
function manifest() {
  const { name, version, description } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  return {
    name,
    version,
    description,
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    main: './dist/index.js',
    types: './dist/index.d.ts',
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './openapi.json': './openapi.json',
    },
    files: ['dist', 'openapi.json'],
  };
}

const target = resolve(process.argv[2] ?? ROOT);
const folder = mkdtempSync(join(tmpdir(), 'stowbridge-client-'));
try {
  compile(join(folder, 'dist'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  copyFileSync(join(source, 'openapi.json'), join(folder, 'openapi.json'));
  copyFileSync(join(source, 'README.md'), join(folder, 'README.md'));
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  const packed = execFileSync('npm', ['pack', folder, '--pack-destination', target, '--silent'], { encoding: 'utf8' });
  console.log(join(target, packed.trim()));
} finally {
  rmSync(folder, { recursive: true });
}
