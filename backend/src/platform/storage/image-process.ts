import { join } from 'node:path';
import { LimitedProcess } from '../common/limited-process';

/** What a child process does with one picture. */
export interface ImageTask {
  kind: 'encode' | 'resize' | 'print';
  content: Buffer;
  /** Pixels: at most so wide. */
  width: number;
  /** Whether it is drawn (SVG) instead of decoded. */
  drawing: boolean;
  /** The most bytes of a drawing once it is unpacked. */
  maxBytes: number;
}

export interface MadeImage {
  /** WebP; JPEG for printing. */
  content: Buffer;
  width: number;
  height: number;
  /** Dominant colour as #rrggbb; only of a picture that was encoded. */
  color?: string;
}

export interface ImageLimits {
  name: string;
  /** As `nice` counts it. */
  niceness: number;
  /** Seconds of wall time for one picture. */
  seconds: number;
  /** How many pictures wait behind the one in work; the next is refused. */
  waiting: number;
}

/** One child process that reads one picture after another. */
export class ImageProcess extends LimitedProcess<ImageTask, MadeImage> {
  constructor({ niceness, ...limits }: ImageLimits) {
    super({
      ...limits,
      program: join(__dirname, 'image-program.cjs'),
      args: [String(niceness)],
      // What the libraries for fonts look at.
      environment: ['PATH', 'HOME', 'LANG', 'XDG_CACHE_HOME', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH'],
      residentKb: 768 * 1024,
    });
  }
}
