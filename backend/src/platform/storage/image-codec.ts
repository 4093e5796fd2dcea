import { Injectable, OnApplicationShutdown } from '@nestjs/common';
import { DomainError } from '../common/errors';
import { NoAnswer } from '../common/limited-process';
import { ImageProcess, type ImageTask, type MadeImage } from './image-process';

/** An uploaded picture as it is stored: one bitmap format, no metadata. */
export interface EncodedImage {
  /** WebP. */
  content: Buffer;
  width: number;
  height: number;
  /** Dominant colour as #rrggbb. */
  color: string;
}

export const IMAGE_TYPE = 'image/webp';
const MAX_DRAWING_BYTES = 2 * 1024 * 1024;
const RETRY_SECONDS = 5;

const UNREADABLE = 'The file could not be uploaded: it is not an image that can be read, or it is too large in pixels.';
const BUSY = 'There are too many images to read just now. Please try again in a moment.';

/**
 * Reads and writes pictures, each in a process that can be killed: a file of a few hundred bytes can ask for minutes of
 * drawing, and a thread of this process that draws cannot be stopped.
 */
@Injectable()
export class ImageCodec implements OnApplicationShutdown {
  /** Drawings (SVG) give way to everything; what they wait for is others of their kind only. */
  private readonly drawings = new ImageProcess({ name: 'drawings', niceness: 19, seconds: 3, waiting: 4 });
  private readonly bitmaps = new ImageProcess({ name: 'bitmaps', niceness: 10, seconds: 20, waiting: Infinity });

  /**
   * Re-encodes a picture of any type. What it is, is decided by its content, never by its name; drawings (SVG) become
   * bitmaps and cannot refer to anything outside, because they are read from memory without an address of their own.
   *
   * @param signal aborted when nobody waits for the picture any more
   * @throws DomainError('unsupported-type') when it cannot be read as a picture
   * @throws DomainError('unavailable') when too many drawings wait already
   */
  async encode(
    content: Buffer,
    { maxWidth = 2000, signal }: { maxWidth?: number; signal?: AbortSignal } = {},
  ): Promise<EncodedImage> {
    const drawing = isDrawing(content);
    if (drawing && content.length > MAX_DRAWING_BYTES) {
      throw new DomainError('unsupported-type', UNREADABLE);
    }
    try {
      return (await this.run(
        { kind: 'encode', content, width: maxWidth, drawing, maxBytes: MAX_DRAWING_BYTES },
        signal,
      )) as EncodedImage;
    } catch (error) {
      throw error instanceof NoAnswer ? new DomainError('unsupported-type', UNREADABLE) : error;
    }
  }

  /** A stored picture in another width; pictures that are narrower stay as they are. */
  async resize(content: Buffer, width: number): Promise<Buffer> {
    return (await this.run({ kind: 'resize', content, width, drawing: false, maxBytes: 0 })).content;
  }

  /** A stored picture as JPEG, for files that are printed; undefined when it cannot be read. */
  async forPrint(content: Buffer, width: number): Promise<MadeImage | undefined> {
    try {
      return await this.run({ kind: 'print', content, width, drawing: false, maxBytes: 0 });
    } catch (error) {
      if (error instanceof NoAnswer) {
        return undefined;
      }
      throw error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.drawings.close(), this.bitmaps.close()]);
  }

  private async run(task: ImageTask, signal?: AbortSignal): Promise<MadeImage> {
    try {
      return await (task.drawing ? this.drawings : this.bitmaps).run(task, signal);
    } catch (error) {
      if (error instanceof NoAnswer && error.reason !== 'unreadable') {
        throw new DomainError('unavailable', BUSY, [], RETRY_SECONDS);
      }
      throw error;
    }
  }
}

/** Whether it begins as drawings do, packed or not. What then turns out to be another kind is refused. */
function isDrawing(content: Buffer): boolean {
  const start = content.toString('latin1', 0, 1000);
  return start.startsWith('\x1f\x8b') || /^(\xef\xbb\xbf)?\s*</.test(start);
}
