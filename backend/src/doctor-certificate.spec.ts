import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { selfSigned } from '../test/certificate';
import { certificateOf } from './doctor-certificate';

const DAY = 86_400_000;

describe('the certificate that the doctor looks at', () => {
  const servers: Server[] = [];
  afterAll(() => Promise.all(servers.map((server) => new Promise((done) => server.close(done)))));

  /** An https address under a certificate for localhost, and that certificate. */
  async function served(days: number): Promise<{ port: number; cert: string }> {
    const { key, cert } = selfSigned(new Date(Date.now() + days * DAY + 60_000));
    const server = createServer({ key, cert });
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, done));
    return { port: (server.address() as AddressInfo).port, cert };
  }
  const at = (port: number, host = 'localhost') => ({ PUBLIC_URL: `https://${host}:${port}` });

  it('is well when an authority that is trusted has signed it, for that name and long enough', async () => {
    const { port, cert } = await served(30);
    expect(await certificateOf(at(port), [cert])).toEqual({
      wrong: false,
      text: 'browsers trust it, localhost has signed it, and it is good for 30 days',
    });
  });

  it('is wrong when no public authority has signed it, for another name, and when it ends or has ended', async () => {
    const [{ port, cert }, soon, over] = await Promise.all([served(30), served(3), served(-1)]);
    const found = await Promise.all([
      certificateOf(at(port)),
      certificateOf(at(port, '127.0.0.1'), [cert]),
      certificateOf(at(soon.port), [soon.cert]),
      certificateOf(at(over.port), [over.cert]),
    ]);
    expect(found.map(({ wrong }) => wrong)).toEqual([true, true, true, true]);
    expect(found.map(({ text }) => /\((.*?)\)|ends in \d days/.exec(text)?.slice(0, 1)[0])).toEqual([
      expect.stringContaining('SELF_SIGNED'),
      expect.stringContaining('ALTNAME'),
      'ends in 3 days',
      expect.stringContaining('EXPIRED'),
    ]);
  });

  it('says so when nobody answers there, and asks for none without https', async () => {
    expect(await certificateOf(at(1))).toMatchObject({ wrong: true, text: expect.stringContaining('Nobody') });
    expect(await certificateOf({ PUBLIC_URL: 'http://localhost:1' })).toMatchObject({ wrong: false });
  });
});
