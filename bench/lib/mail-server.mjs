import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';

const { SMTPServer } = createRequire(join(ROOT, 'backend', 'package.json'))('smtp-server');

/** A real SMTP server on the loopback address that remembers only when which mail had arrived: Message-ID -> ms. */
export async function startMailServer() {
  const arrived = new Map();
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      let head = '';
      stream.on('data', (part) => (head += head.length < 8000 ? part.toString('latin1') : ''));
      stream.on('end', () => {
        const [, id] = /^message-id:\s*(<[^>]+>)/im.exec(head) ?? [];
        arrived.set(id, performance.now());
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    arrived,
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
