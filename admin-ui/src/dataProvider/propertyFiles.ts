import { requestJson } from './http';
import { upload } from './upload';
import type { PropertyDocument, PropertyImage } from '../properties/property';

type Progress = (share: number) => void;

/** Images and documents of a property. */
export const propertyFileCalls = {
  /** [DOC-14] */
  images: (propertyId: number) => requestJson<PropertyImage[]>(`/api/admin/storeimage/${propertyId}`),

  /** [DOC-15] */
  documents: (propertyId: number) => requestJson<PropertyDocument[]>(`/api/admin/store/documents/${propertyId}`),

  /** [DOC-07] */
  uploadImage: (propertyId: number, file: File, onProgress?: Progress) =>
    upload<unknown>({ path: '/api/admin/upload/image', fields: { StoreID: propertyId, DocumentTypeID: 0 }, file, onProgress }),

  /** [DOC-06] */
  uploadDocument: (propertyId: number, documentTypeId: number, file: File, onProgress?: Progress) =>
    upload<unknown>({
      path: '/api/admin/upload/document',
      fields: { StoreID: propertyId, DocumentTypeID: documentTypeId },
      file,
      onProgress,
    }),

  /** [DOC-18] */
  deleteImage: (imageId: number, propertyId: number) =>
    requestJson<void>(`/api/admin/delete/image/${imageId}/${propertyId}`, { method: 'DELETE' }),

  /** [DOC-19] */
  deleteDocument: (documentId: number) =>
    requestJson<void>(`/api/admin/store/document/${documentId}`, { method: 'DELETE' }),

  /** Puts the images in this order; the first one is the cover. */
  orderImages: (propertyId: number, ids: number[]) =>
    requestJson<void>(`/api/v1/properties/${propertyId}/images/order`, { method: 'POST', body: { ids } }),

  /** An address for one document, good for minutes and for this session [DOC-08]. */
  async documentLink(documentId: number): Promise<string> {
    return (await requestJson<{ Url: string }>(`/api/home/document/link/${documentId}`)).Url;
  },
};
