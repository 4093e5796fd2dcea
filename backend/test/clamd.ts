import { createServer, Socket } from 'node:net';

/** What every scanner finds, in two parts so that none finds it in this file. */
export const EICAR = Buffer.from(String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}` + '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');

export interface TestClamd {
  /** The `CLAMD_URL` of it. */
  url: string;
  /** How many documents it was given. */
  scanned: number;
  /** What it answers instead of what it finds; `silent` for nothing at all. */
  instead?: string;
  close(): Promise<void>;
}

const COMMAND = 'zINSTREAM\0';

/** What came in the chunks of a stream, once the empty chunk has come. */
function streamed(received: Buffer): Buffer | undefined {
  if (received.toString('latin1', 0, COMMAND.length) !== COMMAND) {
    return undefined;
  }
  const parts: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) {
      return Buffer.concat(parts);
    }
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** Speaks the protocol of the ClamAV daemon on the loopback address or a socket, and knows one virus. */
export async function startClamd(path?: string): Promise<TestClamd> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const received: Buffer[] = [];
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    socket.on('data', (part: Buffer) => {
      received.push(part);
      // Only then can the end have come; joined after each part they would take long.
      const content = part.at(-1) === 0 ? streamed(Buffer.concat(received)) : undefined;
      if (!content) {
        return;
      }
      clamd.scanned += 1;
      if (clamd.instead !== 'silent') {
        socket.end(`${clamd.instead ?? `stream: ${content.includes(EICAR) ? 'Eicar-Test-Signature FOUND' : 'OK'}`}\0`);
      }
    });
  });
  await new Promise<void>((listening) =>
    path ? server.listen(path, listening) : server.listen(0, '127.0.0.1', listening),
  );
  const address = server.address();
  const clamd: TestClamd = {
    url: typeof address === 'object' ? `tcp://127.0.0.1:${address?.port}` : `unix:${path}`,
    scanned: 0,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of open) {
          socket.destroy();
        }
      }),
  };
  return clamd;
}
