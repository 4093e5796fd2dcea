import { signIn } from './administrator.mjs';

const PASSWORD = 'Storage-2026';

/** The headers of the requests of one of the demo accounts. */
const headersOf = async (url, name) => ({
  authorization: `Bearer ${await signIn(url, { email: `${name}@stowbridge.example`, password: PASSWORD })}`,
  'content-type': 'application/json',
});

/** The lists behind the sign-in: name and requests, as the demo accounts send them. */
export async function listWorkloads(url) {
  const [admin, buyer, seller] = await Promise.all(['admin', 'buyer', 'seller'].map((name) => headersOf(url, name)));
  const get = (headers, path) => ({ method: 'GET', path, headers });
  const post = (headers, path, body) => ({ method: 'POST', path, headers, body: JSON.stringify(body) });
  const resource = (name, sort, filter = {}) =>
    [0, 1, 2].map((page) => {
      const query = new URLSearchParams({
        sort: JSON.stringify(sort),
        range: JSON.stringify([page * 25, page * 25 + 24]),
        filter: JSON.stringify(filter),
      });
      return get(admin, `/api/v1/${name}?${query}`);
    });
  const reports = (name, more = {}) =>
    [1, 3, 5].map((DateRangeID) => post(admin, `/api/analysis/report/${name}`, { DateRangeID, ...more }));
  const pages = [1, 2, 3];
  const byId = ['id', 'DESC'];
  return [
    ['buyer dashboard', [get(buyer, '/api/buyer/stores')]],
    ['seller dashboard', [get(seller, '/api/seller/stores')]],
    ['deal tracker', pages.map((Page) => post(admin, '/api/admin/deals', { Page, PageLength: 10 }))],
    [
      'deal tracker, by name',
      ['a', 'storage', 'self'].map((PropertyName) =>
        post(admin, '/api/admin/deals', { Page: 1, PageLength: 10, PropertyName }),
      ),
    ],
    [
      'user search',
      pages.map((Page) => post(admin, '/api/admin/users', { UserType: 2, Status: -1, Page, PageLength: 10 })),
    ],
    [
      'user search, by name',
      ['a', 'ma', 'son'].map((Name) =>
        post(admin, '/api/admin/users', { UserType: 2, Status: -1, Name, Page: 1, PageLength: 10 }),
      ),
    ],
    ['v1 properties', resource('properties', byId)],
    ['v1 properties, by name', resource('properties', ['name', 'ASC'])],
    ['v1 users', resource('users', ['createdAt', 'DESC'])],
    ['v1 deals', resource('deals', ['createdAt', 'DESC'])],
    ['v1 documents', resource('documents', byId)],
    ['v1 vendors', resource('vendors', byId)],
    ['v1 messages', resource('messages', byId)],
    ['report, searches', reports('search')],
    ['report, sessions', reports('session')],
    ['report, most viewed', reports('mostview')],
    ['report, properties', reports('dealreport')],
    ['report, one property', reports('dealreport', { PropertyID: 1 })],
  ];
}
