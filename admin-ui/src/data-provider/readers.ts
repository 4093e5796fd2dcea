import type { ReaderDto } from '@stowbridge/api';
import { WatermarksResourceService } from '@stowbridge/api/services/WatermarksResourceService';
import { saveBlob } from './download';
import { request } from './http';
import { transport } from './transport';

const watermarksResourceApi = new WatermarksResourceService(transport);

/** The resource of those who opened a document of one property, as react-admin lists it. */
export const readersOf = (propertyId: number): string => `properties/${propertyId}/readers`;

/** A row of it: how often somebody opened a document. */
export type Reader = ReaderDto;

/** Who opened which document, and whose copy a page is from. */
export const readerCalls = {
  /** Saves the log of a property: each open, with its address and its copy. */
  async downloadOpens(propertyId: number): Promise<void> {
    const response = await request(`/api/v1/properties/${propertyId}/opens/spreadsheet`);
    saveBlob(await response.blob(), 'opens.xlsx');
  },

  /** By the code on its pages. */
  watermark: (code: string) => watermarksResourceApi.get({ code }),
};
