import type { VendorResourceDto } from '@stowbridge/api';

/** A company of the public directory [VEND-21]. */
export type Vendor = VendorResourceDto;
