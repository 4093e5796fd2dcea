import { ListedImageDto } from '../../domains/properties/images/images.dto';
import { StoreDto } from '../../domains/properties/editing/property.dto';
import { DocumentDto } from '../../domains/documents/document.dto';
import { LookupItemDto } from '../../platform/http/lookup-item.dto';

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
