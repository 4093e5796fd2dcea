import { LookupItemDto } from '../lookups/lookups.dto';
import { ListedImageDto } from '../properties/images.dto';
import { StoreDto } from '../properties/property.dto';
import { DocumentDto } from './document.dto';

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
