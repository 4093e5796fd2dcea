import { SiteService } from '@stowbridge/api/services/SiteService';
import type { RenderAnswer, RenderRequest } from '@stowbridge/contract/render';
import { renderToString } from 'react-dom/server';
import { ApiError, serverApi } from './api/api';
import { App } from './app';
import { readAssets } from './assets';
import { bootJson, type Boot } from './boot';
import type { HeadProps } from './components/head';
import { phoneHero } from './components/photo';
import { writeDocument } from './document';
import { earlyScript } from './forms/early';
import { fallbackSite } from './lib/site-context';
import { pages } from './pages';
import { matchPage } from './router/match';
import { loadData, type Loaded } from './router/page';
import { standingRouter } from './router/router';

export { addresses } from './addresses';

const assets = readAssets(new URL('../client/', import.meta.url));

export const inline = { script: earlyScript, style: assets.css };

/** A failing loader is the page's failure, shown under the status of the call that failed. */
function failed(failure: unknown): Loaded & { error: unknown } {
  const status = failure instanceof ApiError && failure.status >= 400 ? failure.status : 500;
  return { data: undefined, status, error: failure };
}

/** Renders one page. Private screens come as skeletons: their data is loaded in the browser, with the person's token. */
export async function render(request: RenderRequest): Promise<RenderAnswer> {
  const api = serverApi(request.fetchApi);
  const url = new URL(request.url, request.origin);
  const { page, params } = matchPage(pages, url.pathname);
  const module = await page.load();
  const [site, loaded] = await Promise.all([
    new SiteService(api).facts().catch(() => fallbackSite),
    loadData(module, { api, params, url }).catch(failed),
  ]);
  const error = 'error' in loaded ? loaded.error : undefined;
  const canonical = module.canonicalPath?.(loaded.data);
  if (canonical && canonical !== url.pathname) {
    return { status: 301, html: '', redirect: canonical + url.search };
  }
  const boot: Boot = {
    site,
    signedIn: /(?:^|;\s*)area=(?:site|admin)/.test(request.cookies),
    data: loaded.data,
    failed: error !== undefined,
  };
  const collector: { head?: HeadProps } = {};
  const shown = { url, key: '', params, page, module, data: loaded.data, error, arrival: 'start' } as const;
  const markup = renderToString(<App router={standingRouter(shown)} boot={boot} collector={collector} />);
  // React puts the preloads of the page's photos before the markup; they belong in the head.
  const links = /^(?:<link [^>]*>)*/.exec(markup)?.[0] ?? '';
  const hero = request.phone ? phoneHero(links) : undefined;
  const html = writeDocument(
    {
      origin: request.origin,
      path: url.pathname,
      product: site.ProductName,
      head: collector.head ?? { title: 'Home' },
      links,
      body: markup.slice(links.length),
      boot: bootJson(boot),
      module: page.file,
      photoFirst: hero !== undefined,
    },
    assets,
  );
  // What the head of the answer names is fetched while the page itself still comes.
  return {
    status: loaded.status,
    html,
    headers: hero ? { Link: `<${hero}>; rel=preload; as=image; fetchpriority=high` } : {},
  };
}
