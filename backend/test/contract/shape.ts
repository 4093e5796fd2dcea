/** What the documents show of an answer: a type in words, a list of one, or an object of named parts. */
export type Shape = string | null | Shape[] | { [name: string]: Shape };

const CHECKS: Record<string, (value: unknown) => boolean> = {
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  list: (value) => Array.isArray(value),
  echo: (value) => typeof value === 'object',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function typeProblems(words: string, value: unknown, path: string): string[] {
  const offered = (/^\w+( or( \w+){1,2})?/.exec(words)?.[0].match(/\w+/g) ?? []).filter((name) =>
    Object.hasOwn(CHECKS, name),
  );
  if (value === null || offered.length === 0 || offered.some((name) => CHECKS[name](value))) {
    return [];
  }
  return [`${path} is no ${offered.join(' or ')}: ${JSON.stringify(value)?.slice(0, 60)}`];
}

/** Where a part has no name of its own, it may be the answer itself or any part of it that is there. */
function unnamedProblems(shape: Shape, answer: Record<string, unknown>, path: string): string[] {
  const candidates = [answer, ...Object.values(answer)].filter((candidate) => candidate !== null);
  const tries = candidates.map((candidate) => shapeProblems(shape, candidate, path));
  return tries.some((problems) => problems.length === 0) ? [] : (tries.sort((a, b) => a.length - b.length)[0] ?? []);
}

/** The names of the parts that a shape shows, each with whether an answer has a value for it anywhere. */
export function valuesIn(shape: Shape, answer: unknown, seen: Map<string, boolean>): void {
  if (Array.isArray(shape)) {
    (Array.isArray(answer) ? answer : []).forEach((entry) => valuesIn(shape[0] ?? null, entry, seen));
    return;
  }
  if (shape === null || typeof shape === 'string') {
    return;
  }
  for (const [name, part] of Object.entries(shape)) {
    if (name.startsWith('(')) {
      for (const candidate of isObject(answer) ? [answer, ...Object.values(answer)] : []) {
        valuesIn(part, candidate, seen);
      }
    } else if (isObject(answer) && Object.hasOwn(answer, name)) {
      seen.set(name, seen.get(name) || answer[name] !== null);
      valuesIn(part, answer[name], seen);
    }
  }
}

/**
 * In what an answer differs from the documents: a name that is missing or spelt in another way, a value of another
 * type, an empty list where an entry was to be seen. Null stands for any value that is not known.
 */
export function shapeProblems(shape: Shape, answer: unknown, path = 'answer'): string[] {
  if (shape === null) {
    return [];
  }
  if (typeof shape === 'string') {
    return typeProblems(shape, answer, path);
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(answer)) {
      return [`${path} is no list`];
    }
    if (answer.length === 0) {
      return [`${path} is empty, so its entries cannot be seen`];
    }
    return answer.flatMap((entry, index) => shapeProblems(shape[0] ?? null, entry, `${path}[${index}]`)).slice(0, 5);
  }
  if (!isObject(answer)) {
    return [`${path} is no object`];
  }
  return Object.entries(shape).flatMap(([name, part]) => {
    if (name === '(object or list, not shown)') {
      return [];
    }
    if (name.startsWith('(')) {
      return unnamedProblems(part, answer, `${path}.${name}`);
    }
    return Object.hasOwn(answer, name)
      ? shapeProblems(part, answer[name], `${path}.${name}`)
      : [`${path} has no ${name}`];
  });
}
