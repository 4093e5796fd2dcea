interface Document {
  paths: Record<string, { get?: { parameters?: { name: string }[] } }>;
}

const { paths } = jest.requireActual<Document>('../../../openapi/openapi.json');

/** Each list of the document that names its filters, as the screens do: `at_gte`, not `at[gte]`. */
const lists = Object.entries(paths).flatMap(([path, { get }]) => {
  const names = (get?.parameters ?? []).map(({ name }) => name.replace(/\[(\w+)\]$/, '_$1'));
  return names.includes('orderBy') ? [{ path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`), names }] : [];
});

const unknown: string[] = [];

/** Keeps what a list of the API would refuse, since no answer of a test refuses it. */
export function keepUnknownFilters(method: string, path: string): void {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const list = method === 'GET' && lists.find((one) => one.path.test(pathname));
  const asked = searchParams.get('filter');
  if (list && asked) {
    const names = Object.keys(JSON.parse(asked) as object).filter((name) => !list.names.includes(name));
    unknown.push(...names.map((name) => `${pathname} is not filtered by ${name}`));
  }
}

/** What was kept since the last call. */
export const takeUnknownFilters = (): string[] => unknown.splice(0);
