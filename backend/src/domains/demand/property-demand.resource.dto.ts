/** Those who were rejected do not count. */
export class PropertyDemandDto {
  /** How many people keep it. */
  favouriteCount: number;
  /** How many saved searches find it. */
  savedSearchCount: number;
}
