/** The most that OSV takes at once. */
const BATCH = 1000;

async function ask(url, body) {
  const answer = await fetch(url, body && { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) {
    throw new Error(`${url} answered ${answer.status}`);
  }
  return answer.json();
}

/** The ids of the advisories of packages, all pages of them. */
async function idsOf(origin, packages) {
  const ids = new Set();
  let queries = packages.map(({ name, version }) => ({ package: { name, ecosystem: 'npm' }, version }));
  while (queries.length > 0) {
    const asked = queries.slice(0, BATCH);
    const { results } = await ask(`${origin}/v1/querybatch`, { queries: asked });
    results.flatMap(({ vulns = [] }) => vulns).forEach(({ id }) => ids.add(id));
    const more = asked.flatMap((query, at) => {
      const token = results[at].next_page_token;
      return token ? [{ ...query, page_token: token }] : [];
    });
    queries = [...more, ...queries.slice(BATCH)];
  }
  return [...ids].sort();
}

/** The versions between what introduces a flaw and what mends it, as a range of npm. */
function rangeOf({ ranges = [], versions = [] }) {
  const spans = ranges
    .filter(({ type }) => type === 'SEMVER' || type === 'ECOSYSTEM')
    .flatMap(({ events }) => {
      const found = [];
      for (const { introduced, fixed, last_affected: last } of events) {
        if (introduced !== undefined) {
          found.push(introduced === '0' ? '>=0.0.0-0' : `>=${introduced}`);
        } else if (found.length > 0) {
          found.push(`${found.pop()} ${fixed ? `<${fixed}` : `<=${last}`}`);
        }
      }
      return found;
    });
  return (spans.length > 0 ? spans : versions).join(' || ');
}

/** What OSV says about packages: one entry for each advisory and each of the packages that it concerns. */
async function readOsv(origin, packages) {
  const names = new Set(packages.map(({ name }) => name));
  const entries = [];
  for (const id of await idsOf(origin, packages)) {
    const { aliases = [], summary = '', affected = [], withdrawn } = await ask(`${origin}/v1/vulns/${id}`);
    const concerned = affected.filter((one) => one.package?.ecosystem === 'npm' && names.has(one.package.name));
    for (const name of withdrawn ? [] : new Set(concerned.map((one) => one.package.name))) {
      const ranges = concerned.filter((one) => one.package.name === name).map(rangeOf);
      entries.push({ id, aliases, package: name, affected: ranges.filter(Boolean).join(' || '), summary });
    }
  }
  return entries;
}

/**
 * The list with what OSV says today: verdicts stay, whatever name of the advisory they were given under; what is new has
 * none.
 * @throws when OSV cannot be asked
 */
export async function refreshed({ advisories }, packages, today, origin) {
  const said = await readOsv(origin, packages);
  const fresh = said.map(({ aliases, ...entry }) => {
    const known = advisories.find((one) => one.package === entry.package && [entry.id, ...aliases].includes(one.id));
    return { verdict: null, why: null, until: null, ...known, ...entry };
  });
  const names = new Set(said.flatMap((one) => [one.id, ...one.aliases].map((id) => `${id} ${one.package}`)));
  // What no package has any more stays: it says which versions must not come back.
  const kept = advisories.filter((one) => !names.has(`${one.id} ${one.package}`));
  const order = (one) => `${one.package} ${one.id}`;
  return { checkedAt: today, advisories: [...kept, ...fresh].sort((a, b) => (order(a) < order(b) ? -1 : 1)) };
}
