import { attachmentName } from '@stowbridge/contract/attachment-name';
import { fetchFile } from './browser-api';

/** A file under the name that the server gives it. */
export async function namedFile(path: string, otherwise: string): Promise<{ file: Blob; name: string }> {
  const response = await fetchFile(path);
  return {
    file: await response.blob(),
    name: attachmentName(response.headers.get('content-disposition')) ?? otherwise,
  };
}
