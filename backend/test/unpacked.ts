import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** What an archive holds. */
export async function unpacked(bytes: Buffer): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {};
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    found[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  }
  return found;
}
