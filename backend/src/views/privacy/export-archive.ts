import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { DomainError } from '../../platform/common/errors';

const PIECE = 32 * 1024;

const gone = (): DomainError => new DomainError('unavailable', 'Nobody waits for the data any more.');

/** Rows put together, as each piece costs a step of its own. */
async function* inPieces(
  content: Iterable<string> | AsyncIterable<string>,
  isGone: () => boolean,
): AsyncGenerator<string> {
  let piece = '';
  for await (const text of content) {
    piece += text;
    if (piece.length >= PIECE) {
      if (isGone()) {
        throw gone();
      }
      yield piece;
      piece = '';
    }
  }
  yield piece;
}

/** A ZIP that takes one file after the other, each once the one before has been read. */
export class Archive {
  private readonly zip = new ZipFile();
  readonly stream = this.zip.outputStream as Readable;
  private current: Readable | undefined;

  constructor(private readonly isGone: () => boolean) {
    // Its entries fail by themselves.
    this.zip.on('error', () => undefined);
    this.stream.on('error', () => undefined);
    this.stream.on('close', () => this.current?.destroy());
  }

  /** Whether nobody reads any more. */
  get isLeft(): boolean {
    return this.stream.destroyed;
  }

  /** @throws DomainError('unavailable') when nobody waits any more, and all that was sent is worth nothing */
  requireReader(): void {
    if (this.isLeft || this.isGone()) {
      this.stream.destroy();
      throw gone();
    }
  }

  /** @throws when the reader leaves, or the content fails */
  async add(
    name: string,
    content: Readable | Iterable<string> | AsyncIterable<string>,
    compress = true,
  ): Promise<void> {
    const entry =
      content instanceof Readable ? content : Readable.from(inPieces(content, this.isGone), { objectMode: false });
    if (this.isLeft || this.isGone()) {
      entry.destroy();
      this.requireReader();
    }
    this.current = entry;
    this.zip.addReadStream(entry, name, { compress });
    await finished(entry);
  }

  end(): void {
    this.zip.end();
  }
}
