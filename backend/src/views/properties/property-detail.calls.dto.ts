import { ListedImageDto, listedImageDto } from '../../domains/properties/images/images.dto';
import { StoreDto, storeDto } from '../../domains/properties/editing/property.dto';
import { DocumentDto, documentDto } from '../../domains/documents/document.dto';
import { LookupItemDto, lookupItems } from '../../platform/http/lookup-item.dto';
import type { PropertyDetail } from './property-detail.service';

/** The seller of a property [APROP-95]. */
export class StoreSellerDto {
  Id: number;
  FirstName: string;
  LastName: string;
  PhoneNumber: string;
  Email: string;
  /** 2 is shown as Active on property screens [APROP-96]. */
  StatusID: number;
}

/** Everything the property screen of the back office shows [APROP-94]. */
export class StoreDetailDto {
  Store: StoreDto;
  Seller: StoreSellerDto | null;
  ListedImages: ListedImageDto[];
  Documents: DocumentDto[];
  DocumentTypes: LookupItemDto[];
}

export const storeDetailDto = ({ view, images, documents, documentTypes }: PropertyDetail): StoreDetailDto => {
  const { seller } = view.property;
  return {
    Store: storeDto(view),
    Seller: seller
      ? {
          Id: seller.id,
          FirstName: seller.firstName,
          LastName: seller.lastName,
          PhoneNumber: seller.phoneNumber,
          Email: seller.email,
          StatusID: seller.statusId,
        }
      : null,
    ListedImages: images.map(listedImageDto),
    Documents: documents.map(({ document, signedBy }) => documentDto(document, signedBy)),
    DocumentTypes: lookupItems(documentTypes),
  };
};
