// Both front ends from their sources at one address, for npm run dev: what the API serves from their builds else.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createLogger, createServer as createVite } from 'vite';
import { ROOT } from './lib/paths.mjs';

const { DEV_API: api, DEV_HOST: host, DEV_PORT: port, PUBLIC_URL: origin } = process.env;
const { backOfficePage, isBackOffice } = createRequire(import.meta.url)(join(ROOT, 'backend/dist/pages/front-ends.js'));
/** Both front ends have a `src`: in the browser the back office's files are below an address of their own. */
const OFFICE_FILES = '/office-files/';
const FROM_API = ['/api', '/StoreImages', '/StoreDocuments', '/robots.txt', '/licenses.txt', '/sitemap'];

/** In the place of the built files' manifest: the sources themselves; style sheets come with the scripts. */
const sources = {
  name: 'site-sources',
  load: (id) =>
    id.endsWith('/site-ui/src/assets.ts')
      ? `export const readAssets = () => ({ css: '', entry: '/src/entry-client.tsx', font: '/src/styles/inter-basic.woff2',
           icon: '/assets/icon.svg', chunksOf: () => [] });`
      : undefined,
};

const server = createServer();
const start = (folder, name, { server: added, ...config } = {}) =>
  createVite({
    root: join(ROOT, folder),
    configFile: join(ROOT, folder, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    customLogger: createLogger('info', { prefix: `[${name}]` }),
    server: { middlewareMode: true, hmr: { server }, ...added },
    ...config,
  });
const site = await start('site-ui', 'site', {
  plugins: [sources],
  server: { proxy: Object.fromEntries(FROM_API.map((path) => [path, api])) },
});
const office = await start('admin-ui', 'office', { base: OFFICE_FILES });

/** Calls the API as the visitor. */
async function fetchApi(cookie, path, { method, body } = {}) {
  const answer = await fetch(api + path, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const json = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, body: await (json ? answer.json() : answer.text()) };
}

/** One page of the site or of the back office. */
async function answer(request, response) {
  const { url } = request;
  const cookie = request.headers.cookie ?? '';
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const [path] = url.split('?');
  if (isBackOffice(path, /(?:^|;\s*)area=(\w+)/.exec(cookie)?.[1])) {
    const html = readFileSync(join(ROOT, 'admin-ui', backOfficePage(path)), 'utf8');
    const page = await office.transformIndexHtml(url, html);
    // What the page loads ahead from the API is no file of the office's.
    return response.end(page.replaceAll(`${OFFICE_FILES}api/`, '/api/'));
  }
  const { render } = await site.ssrLoadModule('/src/entry-server.tsx');
  const asked = {
    url,
    cookies: cookie,
    origin,
    phone: false,
    fetchApi: (...call) => fetchApi(cookie, ...call),
  };
  const { status, html, redirect } = await render(asked);
  response.statusCode = status;
  if (redirect) {
    return response.setHeader('location', redirect).end();
  }
  return response.end(await site.transformIndexHtml(url, html));
}

server.on('request', (request, response) => {
  const { middlewares } = request.url.startsWith(OFFICE_FILES) ? office : site;
  middlewares(request, response, () =>
    answer(request, response).catch((error) => {
      site.ssrFixStacktrace(error);
      console.error(error);
      response.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack);
    }),
  );
});
server.listen(Number(port), host);
