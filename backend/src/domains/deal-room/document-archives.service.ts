import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Caller } from '../../platform/access/permissions';
import { DomainError, notFound } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { AccessContextService } from '../deals/access-context.service';
import { shownName } from '../documents/shown-name';
import { nameFor } from '../ndas/reads-name.sql';
import { archiveNames } from './archive-names';
import type { OpenRequest } from './open-note';
import { type ReaderDocument, readerDocuments } from './reader-documents.queries';
import { ReadingService } from './reading.service';

const MEGABYTE = 1024 * 1024;
const TOO_LARGE = 'These documents are larger than 500 MB together.';
const MISSING = 'Not included.txt';
const MISSING_TEXT = 'These documents could not be included. Please open them on the site, or download all later.';

export interface ArchiveRequest {
  /** By an address that was made for it, which asks no more how large it is. */
  linked: boolean;
  client: OpenRequest['client'];
  /** Nothing is sent, so nobody opened anything. */
  headOnly: boolean;
  /** Whether whoever asked has hung up. */
  isGone: () => boolean;
}

export interface Archive {
  name: string;
  bytes: number;
  stream: Readable;
}

interface Entry {
  document: ReaderDocument;
  name: string;
  bytes: number;
}

/** All that somebody may open on one property, in one file [BEYA-133]. Each document is opened as by a link of its own. */
@Injectable()
export class DocumentArchivesService {
  private readonly logger = new Logger('Archives');
  /** In bytes, what comes without a link of its own; less in tests. */
  largest = 500 * MEGABYTE;

  constructor(
    private readonly source: DataSource,
    private readonly contexts: AccessContextService,
    private readonly reading: ReadingService,
  ) {}

  /**
   * What somebody may open there, now.
   * @throws DomainError('not-found') where that is nothing
   */
  async find(
    caller: Caller,
    propertyId: number,
  ): Promise<{ name: string; documents: ReaderDocument[]; isTooLarge: boolean }> {
    const context = await this.contexts.of(caller, propertyId);
    const { readable } = context ? await readerDocuments(this.source, context) : { readable: [] };
    if (readable.length === 0) {
      throw notFound('The documents');
    }
    const [found] = await sql<{ name: string; bytes: string }>(this.source, {
      text: `select ${nameFor('$3::int')} name, sum(d.bytes)::text bytes from properties p join documents d on d.property_id = p.id and d.id = any($2)
             where p.id = $1 group by p.id`,
      values: [propertyId, readable.map(({ id }) => id), caller.id],
    });
    if (!found) {
      throw notFound('The documents');
    }
    return { name: found.name, documents: readable, isTooLarge: Number(found.bytes) > this.largest };
  }

  /**
   * The copies of the reader are made before anything is sent, so that what is refused is refused in words; each is
   * opened, and noted, when its turn comes.
   * @throws DomainError('not-found') where the caller may open nothing, DomainError('too-large') above 500 MB
   */
  async open(caller: Caller, propertyId: number, request: ArchiveRequest): Promise<Archive> {
    const { name, documents, isTooLarge } = await this.find(caller, propertyId);
    if (isTooLarge && !request.linked) {
      throw new DomainError('too-large', TOO_LARGE);
    }
    const { entries, missing } = await this.measure(caller, documents, request);
    const archive = await this.write(caller, entries, missing, request);
    return { name: shownName(`${name} - Documents`, 'zip'), ...archive };
  }

  /**
   * How long each file will be.
   * @returns `missing` are the names of those that nobody gets as long as the office does nothing about them [BEYA-87]
   */
  private async measure(
    caller: Caller,
    documents: ReaderDocument[],
    request: ArchiveRequest,
  ): Promise<{ entries: Entry[]; missing: string[] }> {
    const [entries, missing]: [Entry[], string[]] = [[], []];
    let reason: unknown;
    for (const [index, name] of archiveNames(documents).entries()) {
      if (request.isGone()) {
        throw new DomainError('unavailable', 'Nobody waits for the documents any more.');
      }
      const document = documents[index];
      try {
        const { document: opened, file } = await this.openOne(caller, document, { ...request, headOnly: true });
        file?.stream.destroy();
        entries.push({ document, name, bytes: opened.bytes });
      } catch (error) {
        if (!isMissing(error)) {
          throw error;
        }
        missing.push(name);
        reason ??= error;
      }
    }
    if (entries.length === 0) {
      throw reason;
    }
    return { entries, missing };
  }

  private openOne(
    caller: Caller,
    { fileName }: ReaderDocument,
    { client, headOnly }: Pick<ArchiveRequest, 'client' | 'headOnly'>,
  ): ReturnType<ReadingService['open']> {
    return this.reading.open(caller, { fileName, headOnly, opens: { client, destination: undefined, shown: false } });
  }

  /** Nothing is packed: PDF and Office files are compressed in themselves, and the length is known before it is sent. */
  private async write(
    caller: Caller,
    entries: Entry[],
    missing: string[],
    request: ArchiveRequest,
  ): Promise<{ bytes: number; stream: Readable }> {
    const zip = new ZipFile();
    const stream = zip.outputStream as Readable;
    const fail = (error: Error): void => {
      this.logger.warn(`An archive was not completed: ${String(error)}`);
      stream.destroy(error);
    };
    zip.on('error', fail);
    let current: Readable | undefined;
    // Who hangs up opens no further document.
    stream.on('close', () => current?.destroy());
    const takeTurn = async (document: ReaderDocument, send: (error: null, file: Readable) => void): Promise<void> => {
      if (request.headOnly || stream.destroyed) {
        return;
      }
      const { file } = await this.openOne(caller, document, request);
      if (!file) {
        throw notFound('The document');
      }
      current = file.stream;
      if (stream.destroyed) {
        current.destroy();
      } else {
        send(null, current);
      }
    };
    for (const { document, name, bytes } of entries) {
      zip.addReadStreamLazy(name, { compress: false, size: bytes, mtime: document.modifiedAt }, (send) => {
        takeTurn(document, send).catch(fail);
      });
    }
    if (missing.length > 0) {
      zip.addBuffer(Buffer.from([MISSING_TEXT, '', ...missing, ''].join('\r\n')), MISSING, { compress: false });
    }
    const bytes = await new Promise<number>((resolve) => {
      // Its types do not know that the length is told.
      zip.end({ forceZip64Format: false, comment: '' }, resolve as () => void);
    });
    return { bytes, stream };
  }
}

/** Being prepared, or lost: being busy passes by itself, and asks to try again. */
const isMissing = (error: unknown): boolean =>
  error instanceof DomainError &&
  (error.code === 'not-found' || (error.code === 'unavailable' && error.retryAfter === undefined));
