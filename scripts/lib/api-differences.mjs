// Compares two documents of the API by what programs rely on: operations, parameters, fields and choices.

/** A schema may hold itself. */
const DEEPEST = 6;

const resolve = (document, node) =>
  node?.$ref
    ? resolve(
        document,
        node.$ref
          .slice(2)
          .split('/')
          .reduce((part, name) => part?.[name], document),
      )
    : node;

/** Counted or measured, a number is read alike. */
const typeOf = ({ type = 'any' }) => (type === 'integer' ? 'number' : type);

function fieldsOf(document, schema, at, add, depth = 0) {
  const node = resolve(document, schema);
  if (!node || depth > DEEPEST) {
    return;
  }
  for (const part of [...(node.allOf ?? []), ...(node.oneOf ?? [])]) {
    fieldsOf(document, part, at, add, depth + 1);
  }
  if (node.items) {
    fieldsOf(document, node.items, `${at}[]`, add, depth + 1);
  }
  for (const value of node.enum ?? []) {
    add.offer(`${at} = ${JSON.stringify(value)}`);
  }
  for (const [name, child] of Object.entries(node.properties ?? {})) {
    const field = `${at}.${name}`;
    add.offer(`${field}: ${typeOf(resolve(document, child) ?? {})}`);
    if (node.required?.includes(name)) {
      add.demand(field);
    }
    fieldsOf(document, child, field, add, depth + 1);
  }
}

/** What an operation offers, and what it demands of who asks; each line begins with its address. */
function linesOf(document, path, method, operation) {
  const offers = new Set();
  const demands = new Set();
  const name = `${method.toUpperCase()} ${path}`;
  offers.add(name);
  for (const given of operation.parameters ?? []) {
    const { name: parameter, required } = resolve(document, given);
    offers.add(`${name} ?${parameter}`);
    if (required) {
      demands.add(`${name} ?${parameter}`);
    }
  }
  for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
    fieldsOf(document, schema, `${name} body`, {
      offer: (line) => offers.add(line),
      demand: (line) => demands.add(line),
    });
  }
  for (const [status, given] of Object.entries(operation.responses)) {
    if (status.startsWith('2')) {
      offers.add(`${name} ${status}`);
      for (const { schema } of Object.values(resolve(document, given).content ?? {})) {
        fieldsOf(document, schema, `${name} ${status}`, {
          // Fewer values in an answer narrow nothing for its reader.
          offer: (line) => line.includes(' = ') || offers.add(line),
          demand: () => undefined,
        });
      }
    }
  }
  return { offers, demands };
}

function operationsOf(document) {
  return new Map(
    Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [
        `${method} ${path}`,
        { path, ...linesOf(document, path, method, operation) },
      ]),
    ),
  );
}

const without = (some, others) => [...some].filter((one) => !others?.has(one));

/**
 * What a program that was written for `before` may stumble over in `after`, and at which addresses anything has changed.
 * @returns {{ breaking: string[], changed: string[] }}
 */
export function differencesOf(before, after) {
  const [old, now] = [operationsOf(before), operationsOf(after)];
  const breaking = [];
  const changed = new Set();
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(key), now.get(key)];
    const gone = without(was?.offers ?? [], is?.offers);
    const added = without(is?.offers ?? [], was?.offers);
    // What is new may demand what it likes.
    const demanded = was ? without(is?.demands ?? [], was.demands) : [];
    breaking.push(...gone.map((line) => `gone: ${line}`), ...demanded.map((line) => `demanded: ${line}`));
    if (gone.length + added.length + demanded.length > 0) {
      changed.add((is ?? was).path);
    }
  }
  return { breaking, changed: [...changed].sort() };
}

/** The newest section of a changelog in Markdown: its heading, and the addresses that it names. */
export function newestEntry(changelog) {
  const [, section = ''] = changelog.split(/^## /m);
  return {
    heading: section.split('\n')[0],
    names: [...section.matchAll(/`(?:[A-Z]+ )?(\/api[^`\s?]*)`/g)].map(([, path]) => path),
  };
}

/** Whether an entry names an address, or one above it. */
export const isNamed = (path, names) =>
  names.some((name) => path === name || path.startsWith(`${name.replace(/\/$/, '')}/`));
