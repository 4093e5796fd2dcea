import type { PDFDocumentLoadingTask, PDFPageProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { readText, type Line } from './pdf-text';

/** A document that is open, with what is needed to lay it out before any of it is drawn. */
export interface Pdf {
  pages: PdfPage[];
  /** The size of most of its letters, in points; 0 where it holds no text (a scan). */
  bodySize: number;
  close: () => void;
}

export interface PdfPage {
  number: number;
  /** In points; at scale 1 one point is one CSS pixel. */
  width: number;
  height: number;
  lines: Line[];
  draw: (canvas: HTMLCanvasElement, scale: number) => { done: Promise<void>; cancel: () => void };
  /** Lays the words, unseen, over the drawing: to be selected, searched and read out. */
  layText: (container: HTMLElement, scale: number) => Promise<void>;
}

const FILES = '/assets/pdfjs';

/**
 * Opens a PDF. The library and its worker come from our own host, when the first document is opened.
 * The content policy allows neither `eval` nor WebAssembly, and both can be done without.
 */
export async function openPdf(bytes: ArrayBuffer): Promise<Pdf> {
  // Never on the server, whose build would only carry it around.
  if (import.meta.env.SSR) {
    throw new Error('Documents are opened in browsers.');
  }
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs');
  library.GlobalWorkerOptions.workerSrc = workerUrl;
  const loading: PDFDocumentLoadingTask = library.getDocument({
    data: bytes,
    isEvalSupported: false,
    useWasm: false,
    // The fonts of this machine have other widths than those that a document counts on.
    useSystemFonts: false,
    standardFontDataUrl: `${FILES}/standard_fonts/`,
    wasmUrl: `${FILES}/wasm/`,
    verbosity: library.VerbosityLevel.ERRORS,
  });
  const pdf = await loading.promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const found = await Promise.all(
    numbers.map(async (number) => pageOf(await pdf.getPage(number), number, library.TextLayer)),
  );
  return {
    pages: found,
    bodySize: bodySizeOf(found.flatMap(({ lines }) => lines)),
    close: () => void loading.destroy(),
  };
}

async function pageOf(
  page: PDFPageProxy,
  number: number,
  TextLayer: typeof import('pdfjs-dist').TextLayer,
): Promise<PdfPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  return {
    number,
    width,
    height,
    lines: readText(content.items),
    draw: (canvas, scale) => {
      const viewport = page.getViewport({ scale });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const task = page.render({ canvas, viewport });
      return { done: task.promise, cancel: () => task.cancel() };
    },
    layText: async (container, scale) => {
      container.replaceChildren();
      await new TextLayer({ textContentSource: content, container, viewport: page.getViewport({ scale }) }).render();
    },
  };
}

/** The size in which most characters are set. */
function bodySizeOf(lines: Line[]): number {
  const characters = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    characters.set(rounded, (characters.get(rounded) ?? 0) + text.length);
  }
  const [most] = [...characters].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? 0;
}
