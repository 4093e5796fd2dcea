import { attachmentName } from '@stowbridge/contract/attachment-name';
import { request } from './http';

/** Asks for a spreadsheet and hands it to the browser under the given name. */
export async function download(path: string, body: unknown, fileName: string): Promise<void> {
  const response = await request(path, { method: 'POST', body });
  saveBlob(await response.blob(), fileName);
}

/** Saves the printable report of a deal, a PDF made by the server [DEAL-16]. */
export async function saveDealReport(dealId: number): Promise<void> {
  const response = await request(`/api/admin/deal/report/${dealId}/pdf`);
  saveBlob(await response.blob(), `deal_report_${dealId}.pdf`);
}

/** Saves a file that is already in memory. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  saveAddress(address, fileName);
  // The browser needs a moment to take the address over before it may be released.
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Lets the browser save what is at an address.
 * @param fileName what the server calls it, where this is empty
 */
export function saveAddress(address: string, fileName = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}

/** A file of the server, and what it is called there. */
export const namedFile = async (response: Response): Promise<[file: Blob, name: string]> => [
  await response.blob(),
  attachmentName(response.headers.get('content-disposition')) ?? 'file.pdf',
];
