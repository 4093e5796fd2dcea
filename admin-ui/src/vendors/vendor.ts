import type { VendorBodyDto, VendorResourceDto } from '@stowbridge/api';

/** A company of the public directory [VEND-21]. */
export type Vendor = VendorResourceDto;

/** The vendor form as it is typed. */
export interface VendorForm {
  companyName: string;
  website: string;
  address1: string;
  address2: string;
  city: string;
  stateId: number | null;
  zipCode: string;
  country: string;
  description: string;
  logo: string | null;
  categoryIds: number[];
}

export const emptyVendor: VendorForm = {
  companyName: '',
  website: '',
  address1: '',
  address2: '',
  city: '',
  stateId: null,
  zipCode: '',
  country: 'USA',
  description: '',
  logo: null,
  categoryIds: [],
};

/** The longest text of each field, in characters. */
export const vendorLengths = {
  companyName: 200,
  website: 500,
  address1: 200,
  address2: 200,
  city: 100,
  zipCode: 10,
  country: 20,
  description: 4000,
} as const;

export type VendorErrors = Partial<Record<keyof VendorForm, string>>;

/** The first thing wrong with each field [VEND-14] to [VEND-17]. */
export function vendorErrors(form: Partial<VendorForm>): VendorErrors {
  const errors: VendorErrors = {};
  for (const [field, length] of Object.entries(vendorLengths) as [keyof typeof vendorLengths, number][]) {
    if ((form[field] ?? '').length > length) {
      errors[field] = `At most ${length} characters`;
    }
  }
  if (form.website?.trim() && !isWebsite(form.website)) {
    errors.website = 'Website is not valid';
  }
  if (!form.companyName?.trim()) {
    errors.companyName = 'Company Name is required';
  }
  if (!form.stateId) {
    errors.stateId = 'State is required';
  }
  if (!form.website?.trim()) {
    errors.website = 'Website is required';
  }
  return errors;
}

/** A web address as people write it; without a scheme it means https, as the server has it. */
function isWebsite(typed: string): boolean {
  const text = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(address)) {
    return false;
  }
  const { protocol, hostname, username, password } = new URL(address);
  return (
    /^https?:$/.test(protocol) && /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(hostname) && !username && !password
  );
}

/** The form of a vendor. */
export const formOf = (vendor: Vendor): VendorForm => ({
  companyName: vendor.companyName,
  website: vendor.website,
  address1: vendor.address1 ?? '',
  address2: vendor.address2 ?? '',
  city: vendor.city ?? '',
  stateId: vendor.stateId,
  zipCode: vendor.zipCode ?? '',
  country: vendor.country,
  description: vendor.description,
  logo: vendor.logo,
  categoryIds: vendor.categoryIds,
});

/** What is sent for a form that has nothing wrong. */
export const bodyOf = ({ stateId, ...form }: VendorForm): VendorBodyDto => ({ ...form, stateId: stateId ?? 0 });
