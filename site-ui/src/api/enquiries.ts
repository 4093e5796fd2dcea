import type { Api } from './api';

/** [PAGE-62] */
export interface SellEnquiry {
  Name: string;
  Phone: string;
  Email: string;
  Message: string;
}

/** [PAGE-04] [PAGE-05] [PAGE-29] The names of the contact form. */
export interface ContactEnquiry {
  first_name: string;
  last_name: string;
  company: string;
  phone: string;
  email: string;
  option: string;
  message: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  lead_source: string;
}

/** [PAGE-61] The answer that means success; any other text is an error. */
export const sellSuccess = 'success';

export const sellMyProperty = (api: Api, enquiry: SellEnquiry) => api.post<string>('home/sell/myproperty', enquiry);

export const contactUs = (api: Api, enquiry: ContactEnquiry) => api.post('home/contactus', enquiry);
