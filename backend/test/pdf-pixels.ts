import { PDFiumLibrary } from '@hyzyla/pdfium';

/** A page as it is drawn. */
export interface Drawn {
  width: number;
  height: number;
  pixels: Buffer;
}

let library: Promise<PDFiumLibrary> | undefined;

/** The pages of a PDF file as a reader draws them, fields of forms included; the first ones only if a number is given. */
export async function drawnPages(file: Uint8Array, { most = Infinity, scale = 1 } = {}): Promise<Drawn[]> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(file);
  try {
    const drawn: Drawn[] = [];
    for (const page of document.pages()) {
      if (drawn.length >= most) {
        break;
      }
      const { width, height, data } = await page.render({ scale, render: 'bitmap', renderFormFields: true });
      drawn.push({ width, height, pixels: Buffer.from(data) });
    }
    return drawn;
  } finally {
    document.destroy();
  }
}

/** Something is drawn on it. */
export const isDrawn = ({ pixels }: Drawn): boolean => pixels.some((one) => one < 250);
