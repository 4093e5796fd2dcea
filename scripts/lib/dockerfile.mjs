import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const FORMS = {
  FROM: /^(?<image>\S+)(?: AS (?<name>\S+))?$/,
  WORKDIR: /^(?<folder>\/\S+)$/,
  COPY: /^(?:--from=(?<from>\S+) )?(?<paths>.+)$/,
  RUN: /^(?<command>.+)$/,
};
/** What changes no file. */
const OTHERS = new Set(['ARG', 'LABEL', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD']);

/** The stages of our Dockerfile with their steps, in order. An instruction or a form that is not known is an error. */
export function readDockerfile() {
  const text = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '');
  const stages = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, instruction, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    const values = FORMS[instruction]?.exec(rest)?.groups;
    if (!values && !OTHERS.has(instruction)) {
      throw new Error(`The Dockerfile has a step that is not known here: ${line}`);
    }
    if (instruction === 'FROM') {
      stages.push({ ...values, steps: [] });
    } else {
      stages.at(-1).steps.push({ instruction, rest, ...values });
    }
  }
  return stages;
}

/** The environment that a stage gives to its processes; arguments of the build are empty. */
export function environmentOf(stage) {
  const pairs = stage.steps
    .filter(({ instruction }) => instruction === 'ENV')
    .flatMap(({ rest }) => [...rest.matchAll(/(\w+)=(\S*)/g)]);
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value.startsWith('$') ? '' : value]));
}

/** Whether .dockerignore lets a path of the checkout into the build. */
export function contextFilter() {
  const lines = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const kept = new Set(lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1)));
  const dropped = lines.filter((line) => line.startsWith('**/')).map((line) => line.slice(3));
  const understood = ['*', ...[...kept].map((name) => `!${name}`), ...dropped.map((name) => `**/${name}`)];
  if (lines.some((line) => !understood.includes(line))) {
    throw new Error('.dockerignore has a line that is not known here.');
  }
  const isDropped = (part) =>
    dropped.some((name) => (name.startsWith('*') ? part.endsWith(name.slice(1)) : part === name));
  return (path) => {
    const parts = path.split('/');
    return kept.has(parts[0]) && !parts.some(isDropped);
  };
}
