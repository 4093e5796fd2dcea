import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { invalid, notFound } from '../common/errors';
import type { Upload } from '../common/upload';
import { EncodedImage, ImageCodec, IMAGE_TYPE } from './image-codec';
import type { MadeImage } from './image-process';
import { IMAGE_WIDTHS, variantName } from './image-variants';
import { PendingFilesService } from './pending-files.service';
import { RemovableArea, Storage, StoredFile } from './storage';

export type ImageArea = Exclude<RemovableArea, 'StoreDocuments'>;

/** Public pictures: stored once, handed out in five widths that are made when first asked for. */
@Injectable()
export class StoredImagesService {
  /** What this process is making just now, so that a page full of visitors makes each picture once. */
  private readonly making = new Map<string, Promise<void>>();

  constructor(
    private readonly storage: Storage,
    private readonly pending: PendingFilesService,
    private readonly codec: ImageCodec,
  ) {}

  /** Re-encodes an uploaded picture and stores it under a random name; the scheduled job removes it unless a record comes to name it. */
  async store(
    area: ImageArea,
    upload: Pick<Upload, 'content' | 'socket'>,
  ): Promise<EncodedImage & { fileName: string }> {
    const image = await this.encode(upload);
    const fileName = `${randomBytes(16).toString('hex')}.webp`;
    await this.pending.expect(area, fileName);
    await this.storage.put(area, fileName, image.content, IMAGE_TYPE);
    return { ...image, fileName };
  }

  /**
   * @throws DomainError('not-found') when there is no such picture
   * @throws DomainError('invalid') when the width is none of `IMAGE_WIDTHS`
   */
  async open(area: ImageArea, fileName: string, width?: unknown): Promise<StoredFile> {
    const name = width === undefined ? fileName : variantName(fileName, requireWidth(width));
    const found = await this.storage.get(area, name);
    if (found) {
      return found;
    }
    if (width !== undefined) {
      await this.makeOnce(area, fileName, requireWidth(width));
      const made = await this.storage.get(area, name);
      if (made) {
        return made;
      }
    }
    throw notFound('The image');
  }

  /** As JPEG, for files that are printed; undefined when there is no such picture or it cannot be read. */
  async forPrint(area: ImageArea, fileName: string, width: number): Promise<MadeImage | undefined> {
    const found = await this.storage.get(area, fileName);
    return found && this.codec.forPrint(await buffer(found.stream), width);
  }

  /** Removes a picture with everything made from it. */
  async delete(area: ImageArea, fileName: string): Promise<void> {
    await Promise.all(
      [fileName, ...IMAGE_WIDTHS.map((width) => variantName(fileName, width))].map((name) =>
        this.storage.delete(area, name),
      ),
    );
  }

  /** Nothing is drawn for a sender who has hung up. */
  private async encode({ content, socket }: Pick<Upload, 'content' | 'socket'>): Promise<EncodedImage> {
    const gone = new AbortController();
    const hangUp = (): void => gone.abort();
    socket.once('close', hangUp);
    if (socket.destroyed) {
      hangUp();
    }
    try {
      return await this.codec.encode(content, { signal: gone.signal });
    } finally {
      socket.off('close', hangUp);
    }
  }

  private async makeOnce(area: ImageArea, fileName: string, width: number): Promise<void> {
    const key = `${area}/${variantName(fileName, width)}`;
    const running = this.making.get(key) ?? this.make(area, fileName, width).finally(() => this.making.delete(key));
    this.making.set(key, running);
    await running;
  }

  private async make(area: ImageArea, fileName: string, width: number): Promise<void> {
    const original = await this.storage.get(area, fileName);
    if (!original) {
      throw notFound('The image');
    }
    await this.storage.put(
      area,
      variantName(fileName, width),
      await this.codec.resize(await buffer(original.stream), width),
      IMAGE_TYPE,
    );
    // A picture that was deleted meanwhile must not leave this one behind.
    const still = await this.storage.get(area, fileName);
    if (still) {
      still.stream.destroy();
    } else {
      await this.storage.delete(area, variantName(fileName, width));
    }
  }
}

function requireWidth(given: unknown): number {
  const width = IMAGE_WIDTHS.find((offered) => String(offered) === given);
  if (width === undefined) {
    throw invalid(`w must be one of ${IMAGE_WIDTHS.join(', ')}.`, 'w');
  }
  return width;
}
