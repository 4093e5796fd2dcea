import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Download, Page } from '@playwright/test';

/** A file as Playwright hands it to a file chooser. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Pictures that are really pictures: what the page shows just now, once for each name. */
export async function somePictures(page: Page, names: string[]): Promise<ChosenFile[]> {
  const buffer = await page.screenshot({ type: 'jpeg' });
  return names.map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
}

/** A real PDF: the page as the browser prints it. */
export async function aPdf(page: Page, name: string): Promise<ChosenFile> {
  return { name, mimeType: 'application/pdf', buffer: await page.pdf() };
}

/** What a download holds. */
export async function contentOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

/** A zip with one text in it, under the name of another kind of file. */
export const aZip = (name: string): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    'UEsDBBQAAAAAAAAAIVxRTWUGBQAAAAUAAAAFAAAAYS50eHRmdW5kc1BLAQIUAxQAAAAAAAAAIVxRTWUGBQAAAAUAAAAFAAAAAAAAAAAAAACAAQAAAABhLnR4dFBLBQYAAAAAAQABADMAAAAoAAAAAAA=',
    'base64',
  ),
});

/** A file of that many bytes that begins as another one does; it lies on disk, since a browser is handed only so much. */
export function grown({ name, buffer }: ChosenFile, bytes: number, folder: string): string {
  const path = join(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, buffer);
  truncateSync(path, bytes);
  return path;
}
