import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The words of a POSIX shell command, with its variables filled in; enough for commands that are meant to be read. */
export function shellWords(command: string, variables: Record<string, string>): string[] {
  const words: string[] = [];
  const text = command.replaceAll(/\\\n\s*/g, ' ').trim();
  const filled = (part: string): string =>
    part.replaceAll(/\$(\w+)/g, (_, name: string) => {
      if (variables[name] === undefined) {
        throw new Error(`$${name} is used before it is known: ${command}`);
      }
      return variables[name];
    });
  for (const [word] of text.matchAll(/(?:'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"])+/g)) {
    const parts = word.match(/'[^']*'|"(?:\\.|[^"\\])*"|[^'"]+/g) ?? [];
    words.push(
      parts
        .map((part) =>
          part[0] === `'`
            ? part.slice(1, -1)
            : filled(part[0] === '"' ? part.slice(1, -1).replaceAll(/\\(.)/g, '$1') : part),
        )
        .join(''),
    );
  }
  return words;
}

/**
 * Does what a curl command would do, so that the guide can be tried where there is no curl.
 *
 * @param folder where the files of `-F name=@file` are
 * @throws Error for an option that it does not know: the guide must not hold what is not tried
 */
export async function curl(words: string[], folder: string): Promise<Response> {
  const [program, ...rest] = words;
  if (program !== 'curl') {
    throw new Error(`This is no curl command: ${words.join(' ')}`);
  }
  const headers = new Headers();
  const query: string[] = [];
  let [url, method, body, inQuery]: [string, string | undefined, string | FormData | undefined, boolean] = [
    '',
    undefined,
    undefined,
    false,
  ];
  for (let index = 0; index < rest.length; index += 1) {
    const option = rest[index];
    const value = (): string => rest[(index += 1)];
    if (option === '-s') {
      continue;
    } else if (option === '-G') {
      inQuery = true;
    } else if (option === '-X') {
      method = value();
    } else if (option === '-H') {
      addHeader(headers, value());
    } else if (option === '-d') {
      body = value();
    } else if (option === '--data-urlencode') {
      query.push(encoded(value()));
    } else if (option === '-F') {
      addPart((body ??= new FormData()) as FormData, value(), folder);
    } else if (option.startsWith('-')) {
      throw new Error(`The test of the guide does not know ${option}.`);
    } else {
      url = option;
    }
  }
  if (query.length > 0 && !inQuery) {
    throw new Error('--data-urlencode is known with -G only.');
  }
  return fetch(query.length > 0 ? `${url}?${query.join('&')}` : url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    body,
    signal: AbortSignal.timeout(10_000),
  });
}

function addHeader(headers: Headers, line: string): void {
  const [, name, value] = /^([^:]+): (.+)$/.exec(line) ?? [];
  if (!name) {
    throw new Error(`No header: ${line}`);
  }
  headers.append(name, value);
}

function encoded(pair: string): string {
  const [name, ...value] = pair.split('=');
  return `${name}=${encodeURIComponent(value.join('='))}`;
}

function addPart(form: FormData, part: string, folder: string): void {
  const [name, ...rest] = part.split('=');
  const value = rest.join('=');
  if (value.startsWith('@')) {
    form.append(
      name,
      new Blob([new Uint8Array(readFileSync(join(folder, basename(value.slice(1)))))]),
      basename(value),
    );
  } else {
    form.append(name, value);
  }
}
