import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = /\.(css|js|json|svg|txt|webmanifest|xml)$/;
/** Bytes below which it is not worth it. */
const LEAST = 1400;
const FORMS = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gz: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes the smallest compressed forms beside the texts of built front ends, where they are missing: `x.js.br`, `x.js.gz`.
 * A file without them is compressed for each who asks.
 *
 * @param folders of files that a build has named after their content, or empties before it writes
 */
export async function precompress(folders) {
  for (const folder of folders) {
    for (const name of (await readdir(folder, { recursive: true })).filter((file) => TEXTS.test(file)).sort()) {
      await compress(join(folder, name));
    }
  }
}

/** One form after the other: whoever is served meanwhile comes first. */
async function compress(file) {
  const missing = Object.keys(FORMS).filter((form) => !existsSync(`${file}.${form}`));
  if (missing.length === 0) {
    return;
  }
  const body = await readFile(file);
  if (body.length < LEAST) {
    return;
  }
  for (const form of missing) {
    // Under its name there is never half a file.
    await writeFile(`${file}.${form}.part`, await FORMS[form](body));
    await rename(`${file}.${form}.part`, `${file}.${form}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await precompress(process.argv.slice(2));
}
