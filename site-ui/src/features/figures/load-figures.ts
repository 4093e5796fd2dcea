import type { BaseHttpRequest } from '@stowbridge/api';
import { ListingsService } from '@stowbridge/api/services/ListingsService';

/** Undefined where they cannot be had: the pages that show them say enough without. */
export const loadFigures = (api: BaseHttpRequest) => new ListingsService(api).figures().catch(() => undefined);
