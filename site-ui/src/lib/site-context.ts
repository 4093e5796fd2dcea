import type { SiteDto } from '@stowbridge/api';
import { createContext, use } from 'react';

/** Shown when the server's configuration could not be read; the screens stay usable. */
export const fallbackSite: SiteDto = {
  ProductName: 'Stowbridge',
  ContactEmail: '',
  ContactPhone: '',
  SocialLinks: [],
  Offices: [],
  MapTilesUrl: null,
  MapTilesAttribution: { Text: '', Url: null },
  TimeZone: 'America/Denver',
  Version: '',
  NeedsAdministrator: false,
};

export const SiteContext = createContext<SiteDto>(fallbackSite);

export const useSite = () => use(SiteContext);
