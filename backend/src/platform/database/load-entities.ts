import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const load = createRequire(__filename);

/** Loads every entity, and with it what is said beside it, where no data source does. */
export function loadEntities(): void {
  for (const file of readdirSync(ROOT, { recursive: true, encoding: 'utf8' })) {
    if (/\.entity\.(js|ts)$/.test(file)) {
      load(join(ROOT, file));
    }
  }
}
