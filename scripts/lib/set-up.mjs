import { buildPart, findStaleParts } from './build.mjs';
import { install, isInstalled } from './install.mjs';

/** Installs and builds what is missing or changed; says one line for each. */
export async function setUp(steps, children) {
  if (!isInstalled()) {
    await steps.run('Installing packages', () => install(children));
  }
  for (const part of findStaleParts()) {
    await steps.run(`Building ${part.title}`, () => buildPart(children, part));
  }
}
