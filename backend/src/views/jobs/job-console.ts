import { createBullBoard } from '@bull-board/api';
import { BullAdapter } from '@bull-board/api/bullAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { cookieName, requireOwnPage } from '../../platform/http/own-cookies';
import { ErrorFilter } from '../../platform/http/error.filter';
import { nonceOf } from '../../platform/http/security-headers';
import { Config } from '../../config';
import { QUEUE_NAMES, Queues } from '../../platform/events/queues';
import { CONSOLE_PATH, ConsoleService } from './console.service';

/** What an administrator may do there besides looking: retry, run delayed jobs now, pause and resume. */
const ALLOWED_CHANGES = /\/(retry(\/:queueStatus)?|promote|pause|resume)$/;

/** What stops or starts the work of a queue, or of all. */
const STOP_OR_GO = /\/queues(?:\/(?<queue>[\w-]+))?\/(?<verb>pause|resume)$/;

/** The one style element that the board's script adds to its page; it is the same as long as the version is. */
const SCRIPTED_STYLE = `'sha256-r2N1TB/gHbBtBZFKg7ejmq1acVSREzucTAEw6ga4hoU='`;

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** The board's page names its own base address, which the policy of all other pages forbids; else it is narrower. */
const contentPolicy = (nonce: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}' ${SCRIPTED_STYLE}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'self'`,
    `form-action 'none'`,
    // The back office shows the board in its own frame.
    `frame-ancestors 'self'`,
  ].join('; ');

/**
 * bull-board behind the console's cookie. Adding, editing and removing jobs is refused: jobs come from the outbox,
 * which would bring removed ones back.
 */
@Injectable()
export class JobConsole implements OnModuleInit {
  private readonly refusals = new ErrorFilter();
  private board: ReturnType<typeof createBullBoard> | undefined;
  private queuesShown = false;
  private readonly admins = new WeakMap<FastifyRequest, number>();

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly queues: Queues,
    private readonly console: ConsoleService,
    private readonly config: Config,
    private readonly source: DataSource,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance | undefined>();
    if (!fastify) {
      return;
    }
    const adapter = new FastifyAdapter();
    adapter.setBasePath(CONSOLE_PATH);
    this.board = createBullBoard({
      queues: [],
      serverAdapter: adapter,
      options: {
        uiConfig: { boardTitle: `${this.config.PRODUCT_NAME} jobs`, hideRedisDetails: false },
        handlerHooks: { before: ({ method, route }) => ({ allow: method === 'get' || ALLOWED_CHANGES.test(route) }) },
      },
    });
    void fastify.register(
      async (scope) => {
        scope.addHook('onRequest', (request, reply) => this.admit(request, reply));
        scope.addHook('onSend', (request, reply, payload) => this.withNonce(request, reply, payload));
        scope.addHook('onSend', (request, reply) => this.record(request, reply));
        await scope.register(adapter.registerPlugin() as Parameters<typeof scope.register>[0]);
      },
      { prefix: CONSOLE_PATH },
    );
  }

  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    void reply.header('Content-Security-Policy', contentPolicy(nonceOf(request)));
    try {
      const admin = await this.console.requireAdmitted(request.cookies[cookieName(this.config, 'console')]);
      if (!isRead(request)) {
        requireOwnPage(request, this.config, true);
      }
      this.admins.set(request, admin);
      this.showQueues();
    } catch (error) {
      this.refusals.send(error, request, reply);
    }
  }

  /** Whoever stops all mail is named [FSEC-27]. */
  private async record(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { queue, verb } = STOP_OR_GO.exec(request.url.split('?', 1)[0])?.groups ?? {};
    const admin = this.admins.get(request);
    if (!verb || admin === undefined || isRead(request) || reply.statusCode >= 400) {
      return;
    }
    await recordAudit(this.source.manager, {
      actor: { id: admin, address: request.ip },
      action: verb === 'pause' ? 'system.queue-paused' : 'system.queue-resumed',
      subjectType: 'system',
      subjectId: null,
      detail: { queue: queue ?? 'all' },
    });
  }

  /** The queues connect when they are first looked at, not in every process that could show them. */
  private showQueues(): void {
    if (this.queuesShown) {
      return;
    }
    for (const name of QUEUE_NAMES) {
      this.board?.addQueue(new BullAdapter(this.queues.get(name)));
    }
    this.queuesShown = true;
  }

  /**
   * Makes the board's page fit the strict content policy: its inline style gets the nonce, and the font that it would
   * fetch from elsewhere is left out.
   */
  private async withNonce(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    if (typeof payload !== 'string' || !String(reply.getHeader('content-type')).startsWith('text/html')) {
      return payload;
    }
    return payload
      .replace(/<link[^>]+fonts\.googleapis\.com[^>]*>/g, '')
      .replace(/<style>/g, `<style nonce="${nonceOf(request)}">`)
      .replace(/(<div id="root">)[\s\S]*?(<style)/, '$1$2');
  }
}
