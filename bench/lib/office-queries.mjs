const get = (path) => ({ method: 'GET', path });
const post = (path, body) => ({ method: 'POST', path, body });

/** One page of a list of /api/v1, as the data provider asks for it. */
function page(resource, [field, order], { filter = {}, first = 0, count = 10 } = {}) {
  const query = new URLSearchParams({
    sort: JSON.stringify([field, order]),
    range: JSON.stringify([first, first + count - 1]),
    filter: JSON.stringify(filter),
  });
  return get(`/api/v1/${resource}?${query}`);
}

const NEWEST = ['createdAt', 'DESC'];
const MOVED = ['statusDate', 'DESC'];

/** The same list sorted by each column, upwards and downwards. */
const sorted = (resource, fields, filter = {}) =>
  fields.map((field) => ({
    name: `${resource} by ${field}`,
    variants: ['ASC', 'DESC'].map((order) => page(resource, [field, order], { filter })),
  }));

const searched = (resource, sort, field, texts, more = {}) =>
  texts.map((text) => page(resource, sort, { filter: { ...more, [field]: text } }));

/** The last page of a list, whose total the first page tells. */
async function lastPage(ask, resource, sort, filter = {}) {
  const { range } = await ask(page(resource, sort, { filter }));
  const total = Number(range.split('/')[1]);
  return page(resource, sort, { filter, first: Math.max(0, Math.floor((total - 1) / 10) * 10) });
}

/**
 * Every list, search and choice that the screens of the back office ask for.
 * @param ask runs one request and answers its Content-Range, for the last pages
 */
export async function officeQueries(ask) {
  const buyers = { roleId: 2 };
  const tracker = { tracker: true };
  const names = ['granite', 'storage', 'harbor self', 'zzz nowhere'];
  return [
    { name: 'Today', variants: [get('/api/v1/office/day')] },
    {
      name: 'Ctrl-K',
      variants: ['st', 'storage', 'whitfield', 'denver', 'abbott 80', 'zzzz'].map((q) =>
        get(`/api/v1/findings?q=${encodeURIComponent(q)}`),
      ),
    },

    { name: 'properties', variants: [0, 10, 20].map((first) => page('properties', NEWEST, { first })) },
    { name: 'properties, last page', variants: [await lastPage(ask, 'properties', NEWEST)] },
    ...sorted('properties', ['name', 'city', 'stateId', 'zipCode', 'sellerName', 'statusId']),
    { name: 'properties by name, last page', variants: [await lastPage(ask, 'properties', ['name', 'ASC'])] },
    { name: 'properties, store name', variants: searched('properties', NEWEST, 'name', names) },
    { name: 'properties, city', variants: searched('properties', NEWEST, 'city', ['denver', 'spring', 'los angeles']) },
    {
      name: 'properties, state and status',
      variants: [1, 5, 43].map((stateId) => page('properties', NEWEST, { filter: { stateId, statusId: 3 } })),
    },
    { name: 'properties, unpublished', variants: [page('properties', NEWEST, { filter: { unpublished: true } })] },
    {
      name: 'store names, typed',
      variants: ['', 's', 'st', 'storage', 'granite p'].map((part) =>
        get(`/api/lookup/stores/1?Name=${encodeURIComponent(part)}`),
      ),
    },
    { name: 'admin/stores', variants: [1, 2, 3].map((Page) => post('/api/admin/stores', { Page, PageLength: 10 })) },
    {
      name: 'assign properties',
      variants: [
        ...searched('properties', ['name', 'ASC'], 'name', names),
        page('properties', ['name', 'ASC'], { filter: { stateId: 6 } }),
      ],
    },
    {
      name: 'choose a property',
      variants: ['', 'gra', 'storage'].map((q) => page('properties', ['name', 'ASC'], { filter: { q }, count: 25 })),
    },
    {
      name: 'assign a seller',
      variants: [{}, { CompanyName: 'abbott' }, { City: 'denver' }].map((more) =>
        post('/api/admin/sellers', { Page: 1, PageLength: 10, ...more }),
      ),
    },
    { name: 'agents', variants: [get('/api/admin/agents')] },

    { name: 'users, counts', variants: [get('/api/admin/users/count')] },
    { name: 'buyers', variants: [0, 10].map((first) => page('users', NEWEST, { filter: buyers, first })) },
    { name: 'buyers, last page', variants: [await lastPage(ask, 'users', NEWEST, buyers)] },
    ...sorted('users', ['firstName', 'email'], buyers),
    { name: 'buyers, pending', variants: [page('users', NEWEST, { filter: { ...buyers, statusId: 1 } })] },
    { name: 'buyers, name', variants: searched('users', NEWEST, 'name', ['ma', 'abbott', 'dana w', 'qqq'], buyers) },
    { name: 'administrators', variants: [page('users', NEWEST, { filter: { roleId: 1 } })] },
    {
      name: 'admin/users, name',
      variants: ['', 'a', 'abbott'].map((Name) =>
        post('/api/admin/users', { UserType: 2, Status: -1, Name, Page: 1, PageLength: 10 }),
      ),
    },

    { name: 'deal tracker', variants: [0, 10].map((first) => page('deals', MOVED, { filter: tracker, first })) },
    { name: 'deal tracker, last page', variants: [await lastPage(ask, 'deals', MOVED, tracker)] },
    ...sorted('deals', ['propertyName', 'buyerName', 'price', 'statusId'], tracker),
    { name: 'deals, property name', variants: searched('deals', MOVED, 'propertyName', names, tracker) },
    { name: 'deals, buyer name', variants: searched('deals', MOVED, 'buyerName', ['ma', 'abbott', 'dana w'], tracker) },
    {
      name: 'deals, buyer e-mail',
      variants: searched('deals', MOVED, 'buyerEmail', ['abbott.5', 'example.com'], tracker),
    },
    {
      name: 'deal board, a column',
      variants: [1, 2, 3, 5, 6].map((statusId) =>
        page('deals', MOVED, { filter: { ...tracker, statusId }, count: 20 }),
      ),
    },

    { name: 'messages', variants: [page('messages', NEWEST)] },
    { name: 'messages, unread', variants: [page('messages', NEWEST, { filter: { inbox: true, read: false } })] },
    {
      name: 'messages of one user',
      variants: [100, 201, 3333].map((userId) => page('messages', NEWEST, { filter: { userId } })),
    },
    {
      name: 'notifications, unread',
      variants: [post('/api/home/messages/unread', { UserType: 1, Page: 1, PageLength: 10 })],
    },
    {
      name: 'notifications, read',
      variants: [post('/api/home/messages/read', { UserType: 1, Page: 1, PageLength: 10 })],
    },
    { name: 'unread count', variants: [get('/api/home/message/unread/1')] },

    {
      name: 'vendors',
      variants: [page('vendors', NEWEST), page('vendors', ['companyName', 'ASC'], { filter: { q: 'a' } })],
    },
    { name: 'mails', variants: [0, 25].map((first) => page('mails', NEWEST, { first, count: 25 })) },
    ...sorted('mails', ['recipient', 'status']),
    { name: 'mails, recipient', variants: searched('mails', NEWEST, 'q', ['abbott.5', 'agreement', 'nobody at all']) },
    { name: 'mails, failed', variants: [page('mails', NEWEST, { filter: { status: 'failed' }, count: 25 })] },
    { name: 'audit log', variants: [0, 25].map((first) => page('audit', NEWEST, { first, count: 25 })) },
    { name: 'audit log, search', variants: searched('audit', NEWEST, 'q', ['deal', 'ruth']) },
    {
      name: 'audit log, of a user',
      variants: [page('audit', NEWEST, { filter: { subjectType: 'user', subjectId: 120 } })],
    },
    { name: 'events', variants: [page('events', ['id', 'DESC'], { count: 25 })] },
    {
      name: 'documents',
      variants: [page('documents', ['id', 'DESC']), page('documents', ['id', 'DESC'], { filter: { propertyId: 1 } })],
    },
    { name: 'offers', variants: [page('offers', ['id', 'DESC'])] },
  ];
}
