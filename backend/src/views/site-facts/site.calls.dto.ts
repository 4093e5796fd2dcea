import { OFFICE } from '../../config';

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

export class AttributionDto {
  Text: string;
  /** Where their licence stands. */
  Url: string | null;
}

/** What both front ends say about the product: its configuration, and whether it is set up. */
export class SiteDto {
  ProductName: string;
  ContactEmail: string;
  ContactPhone: string;
  SocialLinks: SocialLinkDto[];
  /** Colorado and California [SHELL-84]. */
  Offices: OfficeDto[];
  /** Null: the map shows its own land, water and places only. */
  MapTilesUrl: string | null;
  /** Who made the map tiles. */
  MapTilesAttribution: AttributionDto;
  /** The time zone of the office, of the IANA database: `America/Denver`. */
  TimeZone: string;
  /** The version of the product, with the commit it was built from where that is known: `0.1.0 (4f1c2d3)`. */
  Version: string;
  /** True while nobody can sign in to the back office, because no administrator has been made yet. */
  NeedsAdministrator: boolean;
}

/** Sites whose name is written otherwise than their address. */
const SITES: Record<string, string> = {
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
};

/** A page of the company elsewhere, named after where it is [SHELL-66]. */
export function socialLinkOf(url: string): SocialLinkDto {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return { Name: SITES[host.replace(/\.com$/, '')] ?? host, Url: url };
}

/** An office as OFFICES writes it [SHELL-84]. */
export function officeOf(line: string): OfficeDto {
  const [, Name, Address, City, State, ZipCode] = OFFICE.exec(line) ?? [];
  return { Name, Address, City, State, ZipCode };
}
