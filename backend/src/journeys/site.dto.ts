export class SocialLinkDto {
  Name: string;
  Url: string;
}
export class OfficeDto {
  Name: string;
  Address: string;
  City: string;
  State: string;
  ZipCode: string;
}

/** What both front ends say about the product; all of it is configuration. */
export class SiteDto {
  ProductName: string;
  ContactEmail: string;
  ContactPhone: string;
  SocialLinks: SocialLinkDto[];
  /** Colorado and California [SHELL-84]. */
  Offices: OfficeDto[];
  /** The sentence beside the checkbox of the NDA. */
  NdaConsent: string;
  /** Null: the map draws the states only. */
  MapTilesUrl: string | null;
}
