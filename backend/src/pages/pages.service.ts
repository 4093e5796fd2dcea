import fastifyStatic from '@fastify/static';
import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { SiteEntry } from '@stowbridge/contract/render';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notFound } from '../platform/common/errors';
import { isRobot } from '../platform/common/robots';
import { KeptAnswer, type PublicAnswer } from '../platform/cache/kept-answer';
import { PublicAnswers } from '../platform/cache/public-answers';
import { contentPolicy, nonceOf } from '../platform/http/security-headers';
import { Config } from '../config';
import { ActivityRecorder } from '../domains/activity/activity-recorder';
import {
  BACK_OFFICE_PAGES,
  backOfficePage,
  type BackOfficePage,
  frontEnds,
  isBackOffice,
  siteEntry,
} from './front-ends';
import { notices } from './notices';
import { cookieName, setOwnCookie } from '../platform/http/own-cookies';
import { SitemapService } from './sitemap.service';

/** What is sent in the place of a file to those who take it; see precompress.mjs. */
const COMPRESSED = '**/*.{br,gz}';
const YEAR = '365d';
const HALF_HOUR = 1800;
const AN_HOUR = 'public, max-age=3600';

/** Serves the two built front ends on the API's origin: static files of both, the site rendered per request. */
@Injectable()
export class PagesService {
  private readonly site?: string;
  private readonly admin: string;
  private readonly entry?: SiteEntry;
  /** The pages of the back office, where it is built. */
  private readonly office: Partial<Record<BackOfficePage, string>> = {};
  /** What pages of the site may run: their own script and style are the same in all of them. */
  private readonly policy: string;
  private readonly logger = new Logger('Pages');

  constructor(
    private readonly config: Config,
    private readonly host: HttpAdapterHost,
    private readonly activity: ActivityRecorder,
    private readonly sitemap: SitemapService,
    private readonly answers: PublicAnswers,
  ) {
    const { site, admin } = frontEnds(config);
    this.site = site;
    this.admin = admin;
    this.entry = site === undefined ? undefined : siteEntry(site);
    const { script = '', style = '' } = this.entry?.inline ?? {};
    this.policy = contentPolicy(config)(hashOf(script), hashOf(style));
    for (const page of BACK_OFFICE_PAGES) {
      const html = join(this.admin, page);
      this.office[page] = existsSync(html) ? withFacts(readFileSync(html, 'utf8'), config) : undefined;
    }
  }

  /** Adds the routes of the pages; called once, before the process listens. */
  async register(): Promise<void> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    if (this.site && existsSync(join(this.site, 'client'))) {
      await fastify.register(fastifyStatic, {
        root: join(this.site, 'client'),
        prefix: '/',
        wildcard: false,
        index: false,
        globIgnore: ['**/*.html', '**/.vite/**', COMPRESSED],
        preCompressed: true,
        cacheControl: false,
        setHeaders: keepBuilt,
      });
    }
    if (this.office['index.html']) {
      await fastify.register(fastifyStatic, {
        root: join(this.admin, 'admin-assets'),
        prefix: '/admin-assets/',
        wildcard: false,
        index: false,
        globIgnore: [COMPRESSED],
        preCompressed: true,
        decorateReply: false,
        maxAge: YEAR,
        immutable: true,
      });
    }
    this.registerForRobots(fastify);
    this.registerNotices(fastify);
    fastify.get('/*', (request, reply) => this.answer(request, reply));
  }

  /** What programs read that look for pages: it may be an hour old. */
  private registerForRobots(fastify: FastifyInstance): void {
    const { entry, sitemap } = this;
    const xml = (reply: FastifyReply): FastifyReply =>
      reply.header('Cache-Control', AN_HOUR).type('application/xml; charset=utf-8');
    const text = (reply: FastifyReply): FastifyReply =>
      reply.header('Cache-Control', AN_HOUR).type('text/plain; charset=utf-8');
    fastify.get('/robots.txt', (_request, reply) => text(reply).send(sitemap.robots()));
    fastify.get('/.well-known/security.txt', (_request, reply) => text(reply).send(sitemap.securityContact()));
    if (!entry) {
      return;
    }
    fastify.get('/sitemap.xml', async (_request, reply) => xml(reply).send(await sitemap.main(entry.addresses)));
    fastify.get<{ Params: { part: string } }>('/sitemap-:part.xml', async (request, reply) => {
      const text = await sitemap.part(entry.addresses, request.params.part);
      return xml(reply).send(text);
    });
  }

  /** The licences of others' work, for everybody who got a copy of it; put together once. */
  private registerNotices(fastify: FastifyInstance): void {
    let text: Buffer | undefined;
    fastify.get('/licenses.txt', (_request, reply) => {
      text ??= Buffer.from(
        notices(this.config.PRODUCT_NAME, {
          ...(this.site && { 'THE SITE': join(this.site, 'client') }),
          'THE BACK OFFICE': this.admin,
        }),
      );
      return reply.header('Cache-Control', AN_HOUR).type('text/plain; charset=utf-8').send(text);
    });
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.split('?')[0];
    if (/^\/api(\/|$)/i.test(path)) {
      throw notFound('This address');
    }
    void reply.header('Cache-Control', 'private, no-cache').type('text/html; charset=utf-8');
    if (isBackOffice(path, request.cookies.area)) {
      return this.answerBackOffice(backOfficePage(path), request, reply);
    }
    if (!this.entry) {
      throw notFound('This address');
    }
    this.countVisit(request, reply);
    void reply.header('Content-Security-Policy', this.policy);
    const phone = request.headers['sec-ch-ua-mobile'] === '?1';
    const make = (): Promise<PublicAnswer> => this.make(this.entry as SiteEntry, request, phone);
    const page = this.isStranger(request)
      ? await this.answers.answer(`page ${phone} ${request.url}`, make)
      : new KeptAnswer(await make());
    const { status = 200, headers = {}, redirect } = page.answer;
    void reply.headers(headers);
    if (redirect) {
      return reply.redirect(redirect, status);
    }
    if (isCounted(request)) {
      page.count();
    }
    const body = await page.formFor(request, reply);
    return reply.status(status).send(body);
  }

  /** One page of the site; it is kept when all that it is made of may be. */
  private async make(entry: SiteEntry, request: FastifyRequest, phone: boolean): Promise<PublicAnswer> {
    let asked = 0;
    const { made, parts } = await this.answers.gather(request.id, () =>
      entry.render({
        url: request.url,
        cookies: request.headers.cookie ?? '',
        origin: this.config.PUBLIC_URL,
        phone,
        fetchApi: (path, init) => {
          asked += 1;
          return this.fetchApi(request, path, init);
        },
      }),
    );
    return {
      text: made.html,
      status: made.status,
      headers: made.headers,
      redirect: made.redirect,
      counts: parts.map((part) => () => part.count()),
      ...(parts.length < asked && { isKept: false }),
    };
  }

  private answerBackOffice(page: BackOfficePage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const html = this.office[page];
    if (html === undefined) {
      throw notFound('This address');
    }
    return reply.header('X-Robots-Tag', 'noindex').send(html.replaceAll('__CSP_NONCE__', nonceOf(request)));
  }

  /** Calls the API without the network; the visitor's address goes along, so that limits stay right. */
  private async fetchApi(
    request: FastifyRequest,
    path: string,
    init: { method?: string; body?: unknown } = {},
  ): Promise<{ status: number; body: unknown }> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const answer = await fastify.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: path,
      remoteAddress: request.ip,
      headers: {
        cookie: request.headers.cookie ?? '',
        'user-agent': request.headers['user-agent'] ?? '',
        'x-request-id': request.id,
      },
      ...(init.body === undefined ? {} : { payload: init.body as object }),
    });
    const json = String(answer.headers['content-type'] ?? '').includes('json');
    if (answer.statusCode >= 500) {
      this.logger.warn({
        requestId: request.id,
        status: answer.statusCode,
        message: 'A page could not load what it shows.',
      });
    }
    return { status: answer.statusCode, body: json ? answer.json<unknown>() : answer.body };
  }

  /** Nobody who is signed in or was: they bring no cookie but that of their visit. */
  private isStranger({ headers, cookies }: FastifyRequest): boolean {
    const visit = cookieName(this.config, 'visit');
    return headers.authorization === undefined && Object.keys(cookies).every((name) => name === visit);
  }

  /** A visit is a browser without the cookie of the last half hour; programs that keep no cookies are not people. */
  private countVisit(request: FastifyRequest, reply: FastifyReply): void {
    const agent = request.headers['user-agent'] ?? '';
    if (!request.cookies[cookieName(this.config, 'visit')] && /Mozilla/.test(agent) && isCounted(request)) {
      this.activity.sessionStarted();
    }
    setOwnCookie(reply, this.config, 'visit', '1', { maxAge: HALF_HOUR, sameSite: 'lax' });
  }
}

/** Neither robots nor the office: a page that is loaded in a view has nothing else that tells it from a visitor's. */
const isCounted = ({ headers, cookies }: FastifyRequest): boolean =>
  !isRobot(headers['user-agent']) && cookies.area !== 'admin';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the build named after its content never changes; the few files with a name of their own may. */
function keepBuilt(reply: FastifyReply, path: string): void {
  void reply.header(
    'Cache-Control',
    /-[\w-]{8}\.\w+(\.br|\.gz)?$/.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
  );
}

/** Writes the product's name and contacts into the page of the back office. */
function withFacts(html: string, config: Config): string {
  const facts = {
    'product-name': config.PRODUCT_NAME,
    'contact-phone': config.CONTACT_PHONE,
    'contact-email': config.CONTACT_EMAIL,
  };
  return Object.entries(facts).reduce(
    (page, [name, value]) =>
      page.replace(
        new RegExp(`(<meta name="${name}" content=")[^"]*`),
        (_, start: string) => start + escapeAttribute(value),
      ),
    html,
  );
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
