import { Injectable, Logger } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { conflict } from '../common/errors';
import { changed } from '../database/changes';
import { sql } from '../database/sql';
import { withTransaction } from '../database/transaction';
import { mayRemove, releaseFiles } from './file-removals';
import { IMAGE_WIDTHS, variantName } from './image-variants';
import { isNamed } from './named-files';
import { PendingFile } from './pending-file.entity';
import { RemovableArea, Storage } from './storage';

const HOUR = 3600;
/**
 * After this time no record will name an upload any more. Images, documents, certificates and proofs are named by what
 * brings them; logos and portraits by a form, which may be left open for long. Copies are never named: they are kept for a day.
 */
const UPLOAD_SECONDS: Record<RemovableArea, number> = {
  StoreImages: HOUR,
  StoreDocuments: HOUR,
  VendorLogos: 24 * HOUR,
  TeamImages: 24 * HOUR,
  Certificates: HOUR,
  FundsProofs: HOUR,
  OfferLetters: HOUR,
  Stamped: 24 * HOUR,
};
/** What has no other widths. */
const NO_PICTURES: RemovableArea[] = ['StoreDocuments', 'Certificates', 'FundsProofs', 'OfferLetters', 'Stamped'];
/** Before the store is asked again to remove what it did not. */
const RETRY_SECONDS = 300;
const BATCH = 100;

/** Keeps the store free of files that no record names. */
@Injectable()
export class PendingFilesService {
  private readonly logger = new Logger(PendingFilesService.name);

  constructor(
    private readonly source: DataSource,
    private readonly storage: Storage,
  ) {}

  /** Before a new file is put, or a copy once more. */
  async expect(area: RemovableArea, fileName: string): Promise<void> {
    await this.source.manager.query(
      `insert into loose_files (area, file_name, due_at) values ($1, $2, now() + make_interval(secs => $3))
       on conflict (area, file_name) do update set due_at = excluded.due_at`,
      [area, fileName, UPLOAD_SECONDS[area]],
    );
  }

  /**
   * In the transaction that names the file.
   * @throws DomainError('conflict') when the upload took so long that the file is being removed
   */
  async keep(manager: EntityManager, area: RemovableArea, fileName: string): Promise<void> {
    if (changed(await manager.delete(PendingFile, { area, fileName })) !== 1) {
      throw conflict('The upload took too long. Please try again.');
    }
  }

  /**
   * The same for a name that a form gives, which may be that of any file.
   * @returns whether it is that of a fresh upload, and neither in use nor about to be removed
   */
  async take(manager: EntityManager, area: RemovableArea, fileName: string): Promise<boolean> {
    const taken = await manager.query<[unknown, number]>(
      'delete from loose_files where area = $1 and file_name = $2 and due_at > now()',
      [area, fileName],
    );
    return changed(taken) === 1;
  }

  /** In the transaction after which no record names these files; `remove` follows its commit. */
  async release(manager: EntityManager, area: RemovableArea, fileNames: string[]): Promise<void> {
    await releaseFiles(manager, area, fileNames);
  }

  /** Removes files at once; those of which the store does not let go, or a backup, are left to the scheduled job. */
  async remove(area: RemovableArea, fileNames: string[]): Promise<void> {
    for (const fileName of fileNames) {
      try {
        await this.source.transaction(async (manager) => {
          if (!(await mayRemove(manager))) {
            return;
          }
          await this.removeFile(area, fileName);
          await manager.delete(PendingFile, { area, fileName });
        });
      } catch (error) {
        this.logger.warn(`The scheduled job will remove ${area}/${fileName}: ${String(error)}`);
      }
    }
  }

  /** Removes what is due. @returns how many files that were */
  async removeDue(): Promise<number> {
    let removed = 0;
    for (let looked = 0; looked < BATCH; looked += 1) {
      const done = await withTransaction(this.source, (manager) => this.removeOne(manager));
      if (done === undefined) {
        break;
      }
      if (done) {
        removed += 1;
      }
    }
    return removed;
  }

  /**
   * The row stays locked while its file is removed: a transaction that would name the file meanwhile waits, and then finds no row.
   * Undefined when nothing is due.
   */
  private async removeOne(manager: EntityManager): Promise<boolean | undefined> {
    if (!(await mayRemove(manager))) {
      return undefined;
    }
    const [due] = await sql<{ area: RemovableArea; fileName: string }>(manager, {
      text: 'select area, file_name "fileName" from loose_files where due_at <= now() order by due_at limit 1 for update skip locked',
      values: [],
    });
    if (!due) {
      return undefined;
    }
    const { area, fileName } = due;
    const named = await isNamed(manager, area, fileName);
    try {
      if (!named) {
        await this.removeFile(area, fileName);
      }
    } catch (error) {
      this.logger.warn(`${area}/${fileName} cannot be removed just now: ${String(error)}`);
      await manager.query(
        'update loose_files set due_at = now() + make_interval(secs => $3) where area = $1 and file_name = $2',
        [area, fileName, RETRY_SECONDS],
      );
      return false;
    }
    await manager.delete(PendingFile, { area, fileName });
    return !named;
  }

  /** A picture goes with everything made from it. */
  private async removeFile(area: RemovableArea, fileName: string): Promise<void> {
    const variants = NO_PICTURES.includes(area) ? [] : IMAGE_WIDTHS.map((width) => variantName(fileName, width));
    await Promise.all([fileName, ...variants].map((name) => this.storage.delete(area, name)));
  }
}
