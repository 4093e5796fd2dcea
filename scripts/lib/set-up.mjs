import { buildPart, findStaleParts } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { ROOT } from './paths.mjs';

/**
 * Installs and builds what is missing or changed; says one line for each.
 * @param wanted names of the parts to build; all when it is left out
 * @param packages 'all', or 'product' without those of tests and development
 */
export async function setUp(steps, children, wanted = undefined, packages = 'all') {
  if (!isInstalled(ROOT, packages)) {
    await steps.run('Installing packages', () => install(children, ROOT, packages));
  }
  for (const part of findStaleParts(wanted)) {
    await steps.run(`Building ${part.title}`, () => buildPart(children, part));
  }
}
