import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { requireFrom } from './install.mjs';
import { CACHE, ROOT } from './paths.mjs';

const PACKAGE = join(ROOT, 'e2e', 'node_modules', '@sparticuz', 'chromium');

async function unpackFile(source, target) {
  await pipeline(createReadStream(source), createBrotliDecompress(), createWriteStream(target, { mode: 0o755 }));
}

async function unpackTar(source, target) {
  mkdirSync(target, { recursive: true });
  await pipeline(createReadStream(source), createBrotliDecompress(), requireFrom('e2e', 'tar-fs').extract(target));
}

/** Unpacks the browser of @sparticuz/chromium once; answers its folder. */
async function unpack() {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const folder = join(CACHE, `chromium-${version}`);
  if (existsSync(folder)) {
    return folder;
  }
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    await unpackFile(join(PACKAGE, 'bin', 'chromium.br'), join(unfinished, 'chromium'));
    await unpackTar(join(PACKAGE, 'bin', 'swiftshader.tar.br'), unfinished);
    await unpackTar(join(PACKAGE, 'bin', 'fonts.tar.br'), join(unfinished, 'fonts'));
    await unpackTar(join(PACKAGE, 'bin', 'al2023.tar.br'), join(unfinished, 'libraries'));
    // The package's own font settings name folders of the system that it was made for.
    const places = `<dir>${join(folder, 'fonts', 'fonts')}</dir><cachedir>${join(folder, 'font-cache')}</cachedir>`;
    writeFileSync(join(unfinished, 'fonts.conf'), `<?xml version="1.0"?><fontconfig>${places}</fontconfig>`);
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/**
 * The browser that a registry package ships: first with the machine's own libraries, then with the package's (they
 * belong to another system, and are only for a machine that has none). It is a headless shell that must not fork
 * helpers through a zygote.
 */
export async function* unpackBrowser() {
  // The package holds a binary for one processor only.
  if (!existsSync(PACKAGE) || process.arch !== 'x64') {
    return;
  }
  const folder = await unpack();
  const browser = { path: join(folder, 'chromium'), args: ['--no-zygote'] };
  const machineHasFonts = existsSync('/etc/fonts/fonts.conf') && existsSync('/usr/share/fonts');
  const fonts = machineHasFonts ? {} : { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  yield { ...browser, env: fonts };
  yield { ...browser, env: { ...fonts, LD_LIBRARY_PATH: join(folder, 'libraries', 'lib') } };
}
