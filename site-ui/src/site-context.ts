import { createContext, use } from 'react';
import type { Site } from './api/site';

/** Shown when the server's configuration could not be read; the screens stay usable. */
export const fallbackSite: Site = {
  ProductName: 'Stowbridge',
  ContactEmail: '',
  ContactPhone: '',
  SocialLinks: [],
  Offices: [],
  MapTilesUrl: null,
  MapTilesAttribution: { Text: '', Url: null },
  Version: '',
  NeedsAdministrator: false,
};

export const SiteContext = createContext<Site>(fallbackSite);

export const useSite = () => use(SiteContext);
