import { buildPart, findStaleParts } from './build.mjs';
import { install, isInstalled } from './install.mjs';

/**
 * Installs and builds what is missing or changed; says one line for each.
 * @param wanted names of the parts to build; all when it is left out
 */
export async function setUp(steps, children, wanted = undefined) {
  if (!isInstalled()) {
    await steps.run('Installing packages', () => install(children));
  }
  for (const part of findStaleParts(wanted)) {
    await steps.run(`Building ${part.title}`, () => buildPart(children, part));
  }
}
