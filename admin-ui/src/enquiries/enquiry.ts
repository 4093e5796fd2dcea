import type { EnquiryDto } from '@stowbridge/api';
import type { Tone } from '../theme/tokens';

/** What a visitor wrote to the office [PAGE-62], or asked about a property [BEYB-86]. */
export type Enquiry = EnquiryDto;

/** The forms that visitors write through. */
export const enquiryKinds: Record<Enquiry['kind'], string> = {
  sell: 'Sell My Property',
  contact: 'Contact Us',
  property: 'Ask about this property',
};

/** What became of the copy for the CRM [PAGE-28]; nothing is said where nothing is copied. */
export const crmCopies: Record<Exclude<Enquiry['crmCopy'], 'none'>, { tone: Tone; label: string }> = {
  waiting: { tone: 'info', label: 'Waiting' },
  copied: { tone: 'success', label: 'Copied' },
  failed: { tone: 'danger', label: 'Failed' },
};

export const enquiryState = ({ handledAt }: Enquiry): { tone: Tone; label: string } =>
  handledAt ? { tone: 'success', label: 'Handled' } : { tone: 'warning', label: 'Open' };
