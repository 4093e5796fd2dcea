import type { DocumentBodyDto, DocumentDto, DocumentResourceDto } from '@stowbridge/api';
import { DocumentsResourceService } from '@stowbridge/api/services/DocumentsResourceService';
import { DocumentsService } from '@stowbridge/api/services/DocumentsService';
import { ImagesService } from '@stowbridge/api/services/ImagesService';
import { NdasResourceService } from '@stowbridge/api/services/NdasResourceService';
import { PropertiesResourceService } from '@stowbridge/api/services/PropertiesResourceService';
import type { SortPayload } from 'react-admin';
import { transport } from './transport';
import { ndaFilter } from './day-filters';
import { namedFile, saveBlob } from './download';
import { request } from './http';
import { upload } from './upload';

const documentsResourceApi = new DocumentsResourceService(transport);
const documentsApi = new DocumentsService(transport);
const imagesApi = new ImagesService(transport);
const ndasResourceApi = new NdasResourceService(transport);
const propertiesResourceApi = new PropertiesResourceService(transport);

/** Which access a document asks for. */
export type DocumentTier = DocumentBodyDto['tier'];

interface DocumentUpload {
  askAgain?: boolean;
  tier?: DocumentTier;
  /** False keeps it in the office's workspace. */
  published?: boolean;
  onProgress?: Progress;
}

type Progress = (share: number) => void;

/** Images and documents of a property. Uploads go by a call of our own, which can say how far they have come. */
export const propertyFileCalls = {
  /** [DOC-14] */
  images: (propertyId: number) => imagesApi.list({ id: propertyId }),

  /** [DOC-15] */
  documents: (propertyId: number) => documentsApi.list({ id: propertyId }),

  /** [DOC-07] */
  uploadImage: (propertyId: number, file: File, onProgress?: Progress) =>
    upload({ path: '/api/admin/upload/image', fields: { StoreID: propertyId }, file, onProgress }),

  /**
   * Answers what is to be known of the document's watermark [DOC-06].
   * `askAgain`, of a new NDA: those who have signed see no documents until they have signed this one.
   */
  async uploadDocument(
    propertyId: number,
    documentTypeId: number,
    file: File,
    { askAgain = false, tier, published = true, onProgress }: DocumentUpload = {},
  ): Promise<string[]> {
    const stored = await upload<DocumentDto | DocumentResourceDto>({
      path: published ? '/api/admin/upload/document' : '/api/v1/documents',
      fields: published
        ? {
            StoreID: propertyId,
            DocumentTypeID: documentTypeId,
            ...(askAgain ? { AskAgain: 'true' } : {}),
            ...(tier === undefined ? {} : { Tier: tier }),
          }
        : { propertyId, documentTypeId, ...(tier === undefined ? {} : { tier }), published: 'false' },
      file,
      onProgress,
    });
    return 'Notices' in stored ? stored.Notices : stored.notices;
  },

  /** Adds the next version of a document; it takes over its type, its readers and its place. */
  uploadVersion: (documentId: number, file: File, published: boolean) =>
    upload({ path: `/api/v1/documents/${documentId}/versions`, fields: { published: String(published) }, file }),

  /** Gives documents to their readers, who are told once. */
  publishDocuments: (ids: number[]) => documentsResourceApi.publish({ requestBody: { ids } }),

  /** Takes a document back from everybody but the office. */
  withdrawDocument: (documentId: number) => documentsResourceApi.withdraw({ id: documentId }),

  /** Says to whom a document opens. */
  setDocumentTier: (documentId: number, tier: DocumentTier) =>
    documentsResourceApi.update({ id: documentId, requestBody: { tier } }),

  /** Says whether buyers get copies of a document that name them. */
  setDocumentWatermark: (documentId: number, tier: DocumentTier, watermark: boolean) =>
    documentsResourceApi.update({ id: documentId, requestBody: { tier, watermark } }),

  /** [DOC-18] */
  deleteImage: (imageId: number, propertyId: number) => imagesApi.delete({ imageid: imageId, storeid: propertyId }),

  /** [DOC-19] */
  deleteDocument: (documentId: number) => documentsApi.delete({ id: documentId }),

  /** Puts the images in this order; the first one is the cover. */
  orderImages: (propertyId: number, ids: number[]) =>
    propertiesResourceApi.orderImages({ id: propertyId, requestBody: { ids } }),

  /** An address for one document, good for minutes and for this session [DOC-08]: for its newest version, unless one is named. */
  async documentLink(documentId: number, version?: number): Promise<string> {
    return (await documentsApi.link({ documentId, version })).Url;
  },

  /** The same for the text under a signature. */
  async agreementLink(ndaId: number): Promise<string> {
    return (await ndasResourceApi.agreement({ id: ndaId })).url;
  },

  /** Saves the certificate of a signature under the name that the server gives it. */
  async saveCertificate(ndaId: number): Promise<void> {
    saveBlob(...(await namedFile(await request(`/api/v1/ndas/${ndaId}/certificate`))));
  },

  /** Saves a list of signed NDAs as it is searched and sorted. */
  async downloadNdas(filter: Record<string, unknown>, { field, order }: SortPayload): Promise<void> {
    const query = new URLSearchParams({
      filter: JSON.stringify(ndaFilter(filter)),
      sort: JSON.stringify([field, order]),
    });
    const response = await request(`/api/v1/ndas/spreadsheet?${query}`);
    saveBlob(await response.blob(), 'ndas.xlsx');
  },
};
