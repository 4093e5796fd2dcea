/** What a visitor writes into the contact form. */
export const CONTACT = {
  first_name: 'Ida',
  last_name: 'Moss',
  company: 'Moss Storage',
  phone: '303-555-0144',
  email: 'ida@example.com',
  option: 'List my property',
  message: 'Please call me.',
  street: '',
  city: 'Pueblo',
  state: 'CO',
  zip: '81001',
  lead_source: 'Website',
};
