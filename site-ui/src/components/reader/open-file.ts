import type { Pdf } from './pdf';

export interface OpenedFile {
  /** Where the file itself is, as long as the page keeps it. */
  file: string;
  /** Null for what is no PDF. */
  pdf: Pdf | null;
}

/** Opens what was fetched; it is kept, so that it can be drawn, printed and saved for as long as somebody reads. */
export async function openFile(response: Response): Promise<OpenedFile> {
  const blob = await response.blob();
  if (blob.type !== 'application/pdf') {
    return { file: URL.createObjectURL(blob), pdf: null };
  }
  const { openPdf } = await import('./pdf');
  const pdf = await openPdf(await blob.arrayBuffer());
  return { file: URL.createObjectURL(blob), pdf };
}

export function closeFile({ file, pdf }: OpenedFile): void {
  pdf?.close();
  URL.revokeObjectURL(file);
}
