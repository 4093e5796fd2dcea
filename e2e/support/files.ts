import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { readZip } from '../../backend/test/zip';

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

/** The rows of the first sheet of a workbook as texts; numbers and dates as they are stored, empty cells left out. */
export function rowsOfWorkbook(file: Buffer): string[][] {
  const parts = readZip(file);
  const texts = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) => plain(item));
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  return [...sheet.matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\b([^>]*)>.*?<v>(.*?)<\/v>/gs)].map(([, attributes = '', value = '']) =>
      attributes.includes('t="s"') ? (texts[Number(value)] ?? '') : value));
}

function plain(xml: string): string {
  return xml.replace(/<[^>]+>/g, '').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}
