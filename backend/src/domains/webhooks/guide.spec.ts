import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Webhook as Signer } from 'standardwebhooks';
import { newWebhookSecret } from './secrets';

const ROOT = join(__dirname, '../../../..');
const GUIDE = readFileSync(join(ROOT, 'docs/how-to/webhooks.md'), 'utf8');
const [, program] = /^```js\n([\s\S]*?)^```$/m.exec(GUIDE) ?? [];
const [, sample] = /^```json\n([\s\S]*?)^```$/m.exec(GUIDE) ?? [];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('the receiver of the guide', () => {
  const secret = newWebhookSecret();
  let receiver: ChildProcess;
  let url: string;
  const lines: string[] = [];

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}/`;
    receiver = spawn(process.execPath, ['-e', program], {
      cwd: ROOT,
      env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const output = createInterface({ input: receiver.stdout as Readable });
    output.on('line', (line) => lines.push(line));
    await once(output, 'line');
  });
  afterAll(() => receiver.kill());

  const send = (id: string, body: string, by = secret, at = new Date()) =>
    fetch(url, {
      method: 'POST',
      body,
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Signer(by).sign(id, at, body),
      },
    }).then(({ status }) => status);
  const body = JSON.stringify({ type: 'nda.signed', data: { href: 'https://market.example/api/v1/ndas/3' } });

  it('[BEYE-38] is told that there is no order, and finds the id of the change in the body', () => {
    expect(GUIDE).toContain('**In no order**');
    expect(JSON.parse(sample)).toMatchObject({ data: { id: expect.any(Number) } });
  });

  it('[FINT-16] takes what is ours, each once, and refuses the rest', async () => {
    expect(await send('5', body)).toBe(204);
    expect(await send('5', body)).toBe(204);
    expect(await send('6', body, newWebhookSecret())).toBe(401);
    expect(await send('7', body, secret, new Date(Date.now() - 3_600_000))).toBe(401);
    expect(await send('8', body)).toBe(204);
    while (lines.length < 3) {
      await setTimeout(20);
    }
    expect(lines.slice(1)).toEqual(['5', '8'].map((id) => `${id} nda.signed https://market.example/api/v1/ndas/3`));
  });
});
