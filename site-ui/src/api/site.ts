import type { Api } from './api';

/** An office as the footer and the contact page show it ([SHELL-84], [PAGE-03]). */
export interface Office {
  Name: string;
  Address: string;
  City: string;
  State: string;
  ZipCode: string;
}

/** Who we are, from the server's configuration. */
export interface Site {
  ProductName: string;
  ContactEmail: string;
  ContactPhone: string;
  SocialLinks: { Name: string; Url: string }[];
  Offices: Office[];
  /** Address of a tile server, `https://.../{z}/{x}/{y}.png`; without it the map draws the states alone. */
  MapTileUrl?: string;
  MapAttribution?: string;
  LegalText?: string;
  Disclaimer?: string;
}

export const getSite = (api: Api) => api.get<Site>('home/site');
