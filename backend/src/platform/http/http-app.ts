import { UPLOAD_LIMIT } from '@stowbridge/contract/uploads';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import type { RequestListener } from 'node:http';
import fastifyMultipart from '@fastify/multipart';
import type { NestApplicationOptions, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { logRequests, requestIdOf } from './access-log';
import { CARRIES } from './carriers';
import { tagAnswers } from './entity-tags';
import { ErrorFilter } from './error.filter';
import { notFound } from '../common/errors';
import { LoadLimit, limitedServer } from './load-limit';
import { takePatches } from './merge-patch';
import { answerOtherMethods, asksForMethods, takeEmptyDeletions } from './methods';
import { sameForAll, securityHeaders } from './security-headers';
import { nameSpans } from '../common/spans';
import { requireSafeText } from '../common/text-safety';
import { Config } from '../../config';
import { COMPRESSION } from '../cache/kept-answer';
import { DrainService, endConnections } from '../ops/drain.service';
import { timeRequests } from '../ops/http-metrics';
import { MetricsService } from '../ops/metrics.service';

/** Milliseconds: for a whole request to come in, and for an unused connection to stay. */
const TIMEOUTS = { requestTimeout: 60_000, keepAliveTimeout: 65_000 };

/**
 * Builds the HTTP application without listening: the process, the tests and the document generator share it, so that
 * what is tested is what runs.
 */
export async function createHttpApp(
  module: Type,
  config: Config,
  options: NestApplicationOptions = {},
): Promise<NestFastifyApplication> {
  const refusals = new ErrorFilter(config.PUBLIC_URL);
  let countRefused = (): void => undefined;
  const adapter = new FastifyAdapter({
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: CARRIES.part,
    },
    bodyLimit: CARRIES.body,
    trustProxy: (_address: string, hop: number) => hop < config.TRUSTED_PROXIES,
    genReqId: requestIdOf,
    // Who still comes on an open connection while the process stops is served.
    return503OnClosing: false,
    serverFactory: (answer: RequestListener) =>
      Object.assign(
        limitedServer(
          answer,
          new LoadLimit(config.REQUESTS_AT_ONCE),
          () => countRefused(),
          sameForAll(config.PUBLIC_URL.startsWith('https:')),
        ),
        TIMEOUTS,
      ),
    // Addresses that no route sees, because they are broken or no name is that long, are refused in the form of all others.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      refusals.send(error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? notFound('It') : error, request, reply),
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bufferLogs: false,
    abortOnError: false,
    ...options,
  });
  app.useGlobalFilters(refusals);
  app.setGlobalPrefix('api', {
    exclude: ['StoreImages/*path', 'StoreDocuments/*path', 'VendorLogos/*path', 'TeamImages/*path'],
  });
  if (config.CORS_ORIGINS.length > 0) {
    const cors = {
      origin: config.CORS_ORIGINS,
      exposedHeaders: [
        'Allow',
        'Content-Range',
        'ETag',
        'Idempotency-Replayed',
        'Link',
        'Location',
        'RateLimit-Limit',
        'RateLimit-Remaining',
        'RateLimit-Reset',
        'Retry-After',
        'Settled-Id',
        'WWW-Authenticate',
        'X-Request-Id',
      ],
    };
    const decide = (request: FastifyRequest, done: (error: null, options: object) => void): void =>
      // Who asks without calling across origins is told the methods of the address.
      done(null, { ...cors, preflight: !asksForMethods(request) });
    app.enableCors(decide as object);
  }
  await app.register(fastifyCompress, {
    threshold: COMPRESSION.threshold,
    encodings: ['br', 'gzip'],
    brotliOptions: COMPRESSION.brotli,
  });
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, {
    limits: { fileSize: UPLOAD_LIMIT, files: 1, fields: 10, fieldSize: CARRIES.field, parts: 12 },
  });
  const fastify = app.getHttpAdapter().getInstance();
  securityHeaders(fastify, config);
  tagAnswers(fastify);
  logRequests(fastify, config);
  answerOtherMethods(fastify, config.CORS_ORIGINS.length > 0);
  takeEmptyDeletions(fastify);
  takePatches(fastify);
  nameSpans(fastify);
  const metrics = app.get(MetricsService);
  timeRequests(fastify, metrics);
  countRefused = () => metrics.refused.inc();
  endConnections(fastify, app.get(DrainService));
  fastify.addHook('preValidation', (request, _reply, done) => {
    try {
      requireSafeText(request.params);
      requireSafeText(request.query);
      if (!request.isMultipart()) {
        requireSafeText(request.body);
      }
      done();
    } catch (error) {
      done(error as Error);
    }
  });
  return app;
}
