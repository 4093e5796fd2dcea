import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';

const DAY = 86_400_000;
/** Days after which a list is too old to be believed. */
const FRESH_DAYS = 45;
/** What is done about an advisory: the package is updated, or used on for the reason that is given. */
const VERDICTS = ['update', 'accepted'];

const LOCKS = ['', 'checks', 'e2e', 'e2e/generators', 'e2e/respect', 'bench/mutations'].map((folder) =>
  join(folder, 'package-lock.json'),
);

/** Every package that the lock files name: `{ name, version, lock }`, once for each lock file. */
export function lockedPackages(root) {
  return LOCKS.flatMap((lock) => {
    const { packages } = JSON.parse(readFileSync(join(root, lock), 'utf8'));
    const found = new Map(
      Object.entries(packages)
        .filter(([path, { link }]) => path.includes('node_modules/') && !link)
        .map(([path, { name = path.split('node_modules/').at(-1), version }]) => [
          `${name}@${version}`,
          [name, version],
        ]),
    );
    return [...found.values()].map(([name, version]) => ({ name, version, lock }));
  });
}

const isHit = (advisory, { name, version }) =>
  name === advisory.package && semver.satisfies(version, advisory.affected, { includePrerelease: true });

/** Why a package may not stay as it is; undefined when the list has judged it, and for today. */
function refusalOf({ verdict, why, until }, today) {
  if (!VERDICTS.includes(verdict) || !why) {
    return 'has no verdict';
  }
  return until >= today ? undefined : until ? `was only judged until ${until}` : 'must not come back';
}

/**
 * Compares packages with the list of advisories.
 * @param today YYYY-MM-DD
 * @returns sentences: what is wrong, what is accepted for now, and what should be looked at
 */
export function judge({ checkedAt, advisories }, packages, today) {
  const wrong = advisories
    .filter(({ affected }) => semver.validRange(affected) === null)
    .map(({ id, affected }) => `${id}: "${affected}" is no range of versions.`);
  const accepted = [];
  for (const advisory of advisories) {
    for (const one of packages.filter((each) => isHit(advisory, each))) {
      const refusal = refusalOf(advisory, today);
      const { id, verdict, why, until } = advisory;
      const place = `${one.name} ${one.version} in ${one.lock}: ${id}`;
      if (refusal) {
        wrong.push(`${place} ${refusal}.`);
      } else {
        accepted.push(`${place}, ${verdict} until ${until}: ${why}`);
      }
    }
  }
  const days = (Date.parse(today) - Date.parse(checkedAt)) / DAY;
  const warnings = days <= FRESH_DAYS ? [] : [`The list is of ${checkedAt}: npm run advisories brings it up to date.`];
  return { wrong, accepted, warnings };
}
