/** A property that was sold, without anything that is hidden then. */
export class ClosedListingDto {
  id: number;
  name: string;
  city: string;
  /** Two letters. */
  state: string;
  rentableSqft: number | null;
  /** File name of the cover; it loads from /StoreImages/{imageName}. */
  imageName: string | null;
  /** Dominant colour of the cover, #rrggbb. */
  imageColor: string | null;
}

/** What is listed, counted. */
export class ListingFiguresDto {
  /** Properties for sale, under LOI or under contract. */
  listed: number;
  closed: number;
  /** Net rentable square feet of those listed. */
  rentableSqft: number;
  /** At most four, the last one first. */
  latestClosed: ClosedListingDto[];
}
