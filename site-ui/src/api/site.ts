import type { SiteDto } from '@stowbridge/api';
import type { Api } from './api';

/** Who we are, from the server's configuration. */
export type Site = SiteDto;

export const getSite = (api: Api) => api.get<Site>('home/site');
