import { Injectable, Logger } from '@nestjs/common';
import { connect, NetConnectOpts } from 'node:net';
import { DomainError } from '../../platform/common/errors';
import { Config } from '../../config';

const RETRY_SECONDS = 30;
const LONGEST_ANSWER = 1000;

/** Asks the ClamAV daemon about documents; without `CLAMD_URL` there is none, and nothing is found. */
@Injectable()
export class VirusScanner {
  private readonly logger = new Logger('Clamd');
  /** Milliseconds that the daemon has for one document. */
  patience = 30_000;

  constructor(private readonly config: Config) {}

  /**
   * The name of the signature that this content fits, or undefined when it fits none [FSEC-20].
   * @throws DomainError('unavailable') when the daemon does not say so in time
   */
  async findVirus(content: Buffer): Promise<string | undefined> {
    const { CLAMD_URL } = this.config;
    if (!CLAMD_URL) {
      return undefined;
    }
    const answer = await this.ask(serverOf(CLAMD_URL), content).catch(
      (error: NodeJS.ErrnoException) => error.message || String(error.code),
    );
    if (answer === 'stream: OK') {
      return undefined;
    }
    const signature = /^stream: (.+) FOUND$/.exec(answer)?.[1];
    if (signature) {
      return signature;
    }
    this.logger.warn(`A document could not be scanned: ${answer || 'the daemon hung up'}`);
    throw new DomainError(
      'unavailable',
      'The file could not be uploaded: it cannot be checked for viruses just now. Please try again in a moment.',
      [],
      RETRY_SECONDS,
    );
  }

  /** The daemon's answer to INSTREAM: https://docs.clamav.net/manual/Usage/Scanning.html#clamd */
  private async ask(server: NetConnectOpts, content: Buffer): Promise<string> {
    const socket = connect({ ...server, signal: AbortSignal.timeout(this.patience) });
    for (const part of ['zINSTREAM\0', lengthOf(content.length), content, lengthOf(0)]) {
      socket.write(part);
    }
    let answer = '';
    for await (const part of socket.setEncoding('latin1') as AsyncIterable<string>) {
      answer += part;
      if (answer.includes('\0') || answer.length > LONGEST_ANSWER) {
        break;
      }
    }
    return answer.split('\0')[0].slice(0, LONGEST_ANSWER);
  }
}

/** Four bytes before each chunk; 0 ends the stream. */
function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Of `unix:/path` and `tcp://host:port`. */
function serverOf(url: string): NetConnectOpts {
  if (url.startsWith('unix:')) {
    return { path: url.replace(/^unix:(\/\/)?/, '') };
  }
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}
