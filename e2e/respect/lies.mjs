// Documents that lie: the run proves nothing if they are believed.

/** What is said wrongly of an operation's answer, and the check by which it must come to light. */
const LIES = [
  {
    path: '/api/lookup/state',
    check: 'schema check',
    lie: 'its entries have a field that they do not have',
    tell: ({ schema }) => schema.items.required.push('population'),
  },
  {
    path: '/api/home/site',
    check: 'schema check',
    lie: 'a text is a number',
    tell: ({ schema }) => (schema.properties.ProductName = { type: 'number' }),
  },
  {
    path: '/api/health/ready',
    check: 'content-type check',
    lie: 'the answer is a page',
    tell: (media, { content }) => (delete content['application/json'], (content['text/html'] = media)),
  },
  {
    path: '/api/health/live',
    check: 'status code check',
    lie: 'it is created',
    tell: (media, answer, { responses }) => (delete responses['200'], (responses['201'] = answer)),
  },
];

const dereferenced = (document, { $ref, ...rest }) =>
  $ref ? structuredClone(document.components.schemas[$ref.split('/').pop()]) : rest;

/** Only the operations that are lied about. */
export function lyingDocument(document) {
  const paths = LIES.map(({ path, tell }) => {
    const { get } = structuredClone(document.paths[path]);
    const [answer] = [get.responses['200']];
    const media = answer.content['application/json'];
    media.schema = dereferenced(document, media.schema);
    if (media.schema.items) {
      media.schema.items = dereferenced(document, media.schema.items);
    }
    tell(media, answer, get);
    return [path, { get }];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

/** The lies that Respect has not seen through, as results of their own. */
export function judgeLies(results) {
  return LIES.map(({ path, check, lie }) => {
    const { operation, request, status, checks, complaints } = results.find((one) => one.request === `GET ${path}`);
    const seen = complaints.some(({ name }) => name.toLowerCase() === check);
    return {
      operation: `a lie about ${operation}: ${lie}`,
      request,
      status,
      checks,
      complaints: seen ? [] : [{ name: check, message: 'it was believed' }],
    };
  });
}
