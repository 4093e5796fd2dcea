import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nonceOf } from '../platform/http/security-headers';

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
  const document = readFileSync(DOCUMENT);
  const fastify = app.getHttpAdapter().getInstance();
  const files = dirname(require.resolve('swagger-ui-dist/package.json'));
  await fastify.register(fastifyStatic, {
    root: files,
    prefix: '/api/docs/ui/',
    decorateReply: false,
    allowedPath: (path) => /\/swagger-ui(-bundle)?\.(css|js)$/.test(path),
  });
  fastify.get('/api/docs', (request, reply) => reply.type('text/html; charset=utf-8').send(page(nonceOf(request))));
  fastify.get('/api/docs/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
}
