import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { KeptAnswer } from '../platform/cache/kept-answer';
import { digestOf, heldTag, notModified } from '../platform/http/entity-tags';
import { nonceOf } from '../platform/http/security-headers';
import { errorCodesPage } from './error-codes';

/** The page is ours, so that it needs no exception from the content policy; the viewer is Swagger UI's own files. */
const page = (nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Stowbridge API</title>
<link rel="stylesheet" href="/api/docs/ui/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script nonce="${nonce}" src="/api/docs/ui/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#docs', deepLinking: true });</script>
</body>
</html>`;

/** Made from the code by `npm run openapi`, and compared with it by the checks. */
const DOCUMENT = join(__dirname, '../../../openapi/openapi.json');

/** /api/docs: the OpenAPI document and a viewer for it. */
export async function serveApiDocs(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const files = dirname(require.resolve('swagger-ui-dist/package.json'));
  await fastify.register(fastifyStatic, {
    root: files,
    prefix: '/api/docs/ui/',
    decorateReply: false,
    allowedPath: (path) => /\/swagger-ui(-bundle)?\.(css|js)$/.test(path),
  });
  const html = (reply: FastifyReply) => reply.type('text/html; charset=utf-8');
  fastify.get('/api/docs', (request, reply) => html(reply).send(page(nonceOf(request))));
  fastify.get('/api/docs/errors', (request, reply) => html(reply).send(errorCodesPage(nonceOf(request))));
  const answer = documentAnswer(readFileSync(DOCUMENT, 'utf8'));
  fastify.get('/api/docs/openapi.json', answer);
  fastify.get('/api/v1/openapi.json', answer);
}

/** The document stays as it is while the process runs: each of its forms is made once [FINT-14]. */
function documentAnswer(text: string) {
  const document = new KeptAnswer({ text });
  const tag = digestOf(document.body);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('Cache-Control', 'no-cache');
    const held = heldTag(request.headers['if-none-match'], tag);
    if (held) {
      return notModified(reply, held).send();
    }
    const form = await document.formFor(request, reply);
    const coding = reply.getHeader('Content-Encoding');
    return reply
      .type('application/json; charset=utf-8')
      .header('ETag', `"${coding ? `${tag}-${String(coding)}` : tag}"`)
      .send(form);
  };
}
