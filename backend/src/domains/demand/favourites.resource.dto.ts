import { favouriteNoteLength } from '@stowbridge/contract/favourites';
import { OptionalLines } from '../../platform/http/rules';

/** A property that the caller keeps; of one that is not listed any more its name alone. */
export class FavouriteDto {
  id: number;
  propertyId: number;
  name: string;
  isListed: boolean;
  city: string | null;
  /** Two letters. */
  stateCode: string | null;
  statusId: number | null;
  status: string | null;
  /** As the public reads it, whole dollars; null where it is hidden. */
  price: number | null;
  alternatePriceOptionId: number | null;
  alternatePriceOptionName: string | null;
  /** YYYY-MM-DD. */
  alternatePriceOptionDate: string | null;
  /** File name of the cover; it loads from /StoreImages/{imageName}. */
  imageName: string | null;
  imageColor: string | null;
  note: string | null;
  createdAt: Date;
}

export class FavouriteBodyDto {
  /** For the caller alone; left out, it stays as it is; null or an empty text takes it away. */
  @OptionalLines('Note', favouriteNoteLength)
  note?: string | null;
}

/** The properties that the caller keeps, the newest first. */
export class FavouriteIdsDto {
  propertyIds: number[];
}
