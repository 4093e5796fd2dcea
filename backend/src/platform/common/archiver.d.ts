declare module 'archiver' {
  import type { Readable, Transform } from 'node:stream';

  interface Archiver extends Transform {
    append(source: Readable | Buffer | string, entry: { name: string }): this;
    finalize(): Promise<void>;
  }
  export default function archiver(format: 'zip', options?: { zlib?: { level: number } }): Archiver;
}
