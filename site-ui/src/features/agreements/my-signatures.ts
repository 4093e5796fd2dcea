import { NdasResourceService } from '@stowbridge/api/services/NdasResourceService';
import { attachmentName } from '@stowbridge/contract/attachment-name';
import { browserApi, fetchFile } from '../../api/browser-api';

/** The address of the text that was signed, good for minutes. */
export const agreementAddress = async (id: number): Promise<string> =>
  (await new NdasResourceService(browserApi).agreement({ id })).url;

/** The certificate under the name that the server gives it. */
export async function certificateFile(id: number): Promise<{ file: Blob; name: string }> {
  const response = await fetchFile(`/api/v1/ndas/${id}/certificate`);
  const name = attachmentName(response.headers.get('content-disposition')) ?? 'certificate.pdf';
  return { file: await response.blob(), name };
}
