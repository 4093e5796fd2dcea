import type { PdfPage } from './pdf';

/** Points to the dots of a page that prints well. */
const PRINT_SCALE = 150 / 72;

/** Prints the pages of a document by themselves, without the site around them. */
export async function printPages(pages: PdfPage[]): Promise<void> {
  const sheet = document.createElement('div');
  sheet.className = 'print-pages';
  const addresses: string[] = [];
  for (const page of pages) {
    const canvas = document.createElement('canvas');
    await page.draw(canvas, PRINT_SCALE).done;
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (!blob) {
      throw new Error('The page could not be drawn.');
    }
    const image = document.createElement('img');
    image.src = URL.createObjectURL(blob);
    image.alt = `Page ${page.number}`;
    addresses.push(image.src);
    sheet.append(image);
    await image.decode();
  }
  document.body.append(sheet);
  window.addEventListener(
    'afterprint',
    () => {
      sheet.remove();
      addresses.forEach((address) => URL.revokeObjectURL(address));
    },
    { once: true },
  );
  window.print();
}
