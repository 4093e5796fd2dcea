import type { Property, PropertyDocument } from '../records/property';

/** A published property as the server answers it, without a seller unless it is said otherwise. */
export function aProperty(id: number, changes: Partial<Property> = {}): Property {
  return {
    id,
    name: `Granite Peak ${id}`,
    address1: '1999 Broadway',
    city: 'Denver',
    stateId: 1,
    stateCode: 'CO',
    zipCode: '80202',
    storeTypeId: 1,
    sellerId: null,
    sellerName: null,
    createdAt: '2026-10-02T18:00:00Z',
    modifiedAt: '2026-10-02T18:00:00Z',
    listedAt: '2026-10-02T18:00:00Z',
    hasNda: true,
    imageName: null,
    publicPrice: null,
    capRate: null,
    pricePerSqft: null,
    active: true,
    statusId: 1,
    brokerIds: [],
    ...changes,
  };
}

/** A document of a property as the office's list has it: a PDF whose pages could be stamped. */
export function aListedDocument(ID: number, changes: Partial<PropertyDocument> = {}): PropertyDocument {
  return {
    ID,
    DocumentTypeID: 2,
    DocumentType: 'Rent roll',
    FileName: `${ID}.pdf`,
    ActualFileName: 'Rent roll.pdf',
    LineID: ID,
    Version: 1,
    Replaces: null,
    Position: 0,
    PublishedDate: '2026-10-02T18:00:00Z',
    WithdrawnDate: null,
    Tier: 1,
    Watermark: false,
    Stampable: 'yes',
    WatermarkState: 'not watermarked',
    Notices: [],
    FileSize: 48_200,
    CreatedDate: '2026-10-02T18:00:00Z',
    ModifiedDate: '2026-10-02T18:00:00Z',
    UploadedBy: 'Sam Carter',
    SignedBy: 0,
    ReadBy: 0,
    Readers: 0,
    ReadEarlier: 0,
    ...changes,
  };
}
