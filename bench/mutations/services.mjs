import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { withTestServers } from '../lib/long-test.mjs';
import { changed, changesOf, sample } from './changes.mjs';
import { Specs } from './nearest.mjs';

const SERVICES = /^(domains|views|mail)\/.*\.ts$/;
/** Declarations and what stands at the door; pure files are Stryker's. */
const OTHERS = /\.(spec|dto|entity|module|resource|calls|controller)\.ts$/;
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');
const LIMIT_MS = 1_200_000;
/** What Postgres says about a change that is no SQL any more: it proves nothing about the tests. */
const NO_SQL = /syntax error at or near|could not determine data type of parameter|supplies \d+ parameters/;

const sources = (parts) =>
  readdirSync(join(ROOT, 'backend/src'), { recursive: true })
    .filter((name) => SERVICES.test(name) && !OTHERS.test(name) && parts.split(',').some((part) => name.includes(part)))
    .sort()
    .map((name) => `backend/src/${name}`);

/** Runs specs in the copy; answers which failed, and the first title that did. */
async function judge(copy, specs, env, more = ['--bail']) {
  const paths = specs.map((spec) => join(copy.folder, spec));
  const { status, said } = await copy.run(JEST, ['--ci', '--silent', ...more, '--runTestsByPath', ...paths], {
    cwd: 'backend',
    env,
    limitMs: LIMIT_MS,
  });
  const by = status === 0 ? undefined : (/^ +● (.+)$/m.exec(said)?.[1] ?? (status === 'SIGTERM' && 'it took too long'));
  if (by === false) {
    throw new Error(`jest ended with ${status}:\n${said}`);
  }
  return { by, said, red: [...said.matchAll(/^FAIL (\S+)/gm)].map(([, path]) => join('backend', path)) };
}

const brief = (text) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 100) || 'nothing';
const shown = (one) => `${one.file}:${one.line} ${one.operator}: ${brief(one.was)} -> ${brief(one.instead)}`;

/**
 * Changes the services one place at a time and asks the specs nearest to it, then, if none of these notices, all others.
 *
 * @param near how many specs are near; `all` whether the others are asked
 * @returns how many changes were noticed, of how many
 */
export async function changeServices(copy, { count, seed, near, all, files }) {
  const specs = new Specs();
  const text = new Map(sources(files).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  const drawn = sample(
    [...text].flatMap((source) => changesOf(...source)),
    Infinity,
    seed,
  );
  return withTestServers(async (env) => {
    const red = new Set();
    const known = new Set();
    const survivors = [];
    let made = 0;
    for (const change of drawn) {
      if (made === count) {
        break;
      }
      const nearest = specs.nearest(change.file, near);
      const unknown = nearest.filter((spec) => !known.has(spec));
      // What fails without a change judges none.
      for (const spec of unknown.length > 0 ? (await judge(copy, unknown, env, [])).red : []) {
        red.add(spec);
        console.log(`${spec} fails without a change: it is not asked`);
      }
      unknown.forEach((spec) => known.add(spec));
      const place = join(copy.folder, change.file);
      writeFileSync(place, changed(text.get(change.file), change));
      const asked = nearest.filter((spec) => !red.has(spec));
      let { by, said } = asked.length > 0 ? await judge(copy, asked, env) : {};
      if (!by && all) {
        const rest = specs.all().map((spec) => relative(ROOT, spec));
        ({ by, said } = await judge(
          copy,
          rest.filter((spec) => !red.has(spec) && !asked.includes(spec)),
          env,
        ));
      }
      writeFileSync(place, text.get(change.file));
      if (by && NO_SQL.test(said + by)) {
        continue;
      }
      made += 1;
      console.log(`${made}. ${shown(change)}\n   ${by ? `noticed by: ${by}` : 'SURVIVED'}`);
      if (!by) {
        survivors.push(change);
      }
    }
    if (survivors.length > 0) {
      console.log(`\nSurvivors:\n${survivors.map(shown).join('\n')}`);
    }
    return { noticed: made - survivors.length, made };
  });
}
