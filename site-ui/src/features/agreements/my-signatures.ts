import { NdasResourceService } from '@stowbridge/api/services/NdasResourceService';
import { browserApi } from '../../api/browser-api';

/** The address of the text that was signed, good for minutes. */
export const agreementAddress = async (id: number): Promise<string> =>
  (await new NdasResourceService(browserApi).agreement({ id })).url;

export const certificatePath = (id: number): string => `/api/v1/ndas/${id}/certificate`;
