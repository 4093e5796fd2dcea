import { createHmac, createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const ACCESS_KEY = 'stowbridge';
const SECRET = 'a/secret+with=signs';
const REGION = 'us-west-2';

const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Whether the request carries a signature (AWS, version 4) that only the holder of the secret can have made. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const fields = /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    request.headers.authorization ?? '',
  );
  if (!fields) {
    return false;
  }
  const [, key, day, region, names, signature] = fields as unknown as string[];
  const hash = String(request.headers['x-amz-content-sha256']);
  if (key !== ACCESS_KEY || region !== REGION || (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body))) {
    return false;
  }
  const [path, query = ''] = (request.url as string).split('?');
  const headers = (names as string)
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('');
  const canonical = [request.method, path, query.split('&').sort().join('&'), headers, names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const signing = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, day as string), region as string), 's3'), 'aws4_request');
  return (
    hmac(signing, ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')).toString(
      'hex',
    ) === signature
  );
}

export interface Bucket {
  url: string;
  objects: Map<string, { content: Buffer; type: string }>;
  /** Answers 503 from now on. */
  breakDown(): void;
  close(): Promise<void>;
}

/** The far side of the S3 protocol, which is outside our control: one bucket on the loopback address. */
export async function startBucket(): Promise<Bucket> {
  const objects: Bucket['objects'] = new Map();
  let broken = false;
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const key = decodeURIComponent((request.url as string).split('?')[0] as string);
      const object = objects.get(key);
      const fail = (status: number, code: string) =>
        void response
          .writeHead(status, { 'content-type': 'application/xml' })
          .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
      if (broken) {
        return fail(503, 'SlowDown');
      }
      if (!isSigned(request, body)) {
        return fail(403, 'SignatureDoesNotMatch');
      }
      if (request.method === 'PUT') {
        objects.set(key, { content: body, type: String(request.headers['content-type']) });
        return void response.writeHead(200, { etag: '"1"' }).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return void response.writeHead(204).end();
      }
      if (request.method === 'HEAD') {
        return void response.writeHead(key.replace(/\/$/, '') === '/files' ? 200 : 404).end();
      }
      if (!object) {
        return fail(404, 'NoSuchKey');
      }
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (from && to) {
        const part = object.content.subarray(Number(from), Number(to) + 1);
        return void response.writeHead(206, { 'content-type': object.type, 'content-length': part.length }).end(part);
      }
      return void response
        .writeHead(200, { 'content-type': object.type, 'content-length': object.content.length })
        .end(object.content);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `s3://${ACCESS_KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${(server.address() as AddressInfo).port}/files?region=${REGION}&tls=false`,
    objects,
    breakDown: () => void (broken = true),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
