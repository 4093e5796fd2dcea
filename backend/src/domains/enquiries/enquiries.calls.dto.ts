import { contactLengths, sellLengths } from '@stowbridge/contract/fields';
import { PHONE_WITH_PARENTHESES } from '@stowbridge/contract/rules';
import { Equals, IsIn, IsOptional } from 'class-validator';
import { EmailText, OptionalText, PhoneText, RequiredLines, RequiredText } from '../../platform/http/rules';
import type { NewEnquiry } from './enquiry.entity';

/** Sell My Property [PAGE-52 to PAGE-57, PAGE-62]. */
export class SellEnquiryDto {
  @RequiredText('Name', sellLengths.name)
  Name: string;
  @PhoneText('Phone', PHONE_WITH_PARENTHESES)
  Phone: string;
  @EmailText(sellLengths.email)
  Email: string;
  @RequiredLines('Message', sellLengths.message)
  Message: string;
}

/** [PAGE-61, PAGE-62] */
export const sellEnquiry = ({ Name, Phone, Email, Message }: SellEnquiryDto): NewEnquiry => ({
  kind: 'sell',
  name: Name,
  phone: Phone,
  email: Email,
  message: Message,
  detail: {},
});

/** [PAGE-06] */
const CONTACT_OPTIONS = ['List my property', 'Buy a property', 'Connect with agent', 'Other'];

/** The contact form, under the names of the CRM's own form [PAGE-04 to PAGE-24, PAGE-29]. */
export class ContactEnquiryDto {
  @RequiredText('First name', contactLengths.firstName)
  first_name: string;
  @RequiredText('Last name', contactLengths.lastName)
  last_name: string;
  @RequiredText('Company', contactLengths.company)
  company: string;
  @PhoneText('Phone')
  phone: string;
  @EmailText(contactLengths.email)
  email: string;
  @IsIn(CONTACT_OPTIONS, { message: 'Please choose what this is about' })
  option: string;
  @RequiredLines('Message', contactLengths.message)
  message: string;
  @OptionalText('Street', contactLengths.street)
  street?: string;
  @OptionalText('City', contactLengths.city)
  city?: string;
  @OptionalText('State', contactLengths.state)
  state?: string;
  @OptionalText('Zip', contactLengths.zip)
  zip?: string;
  @IsOptional()
  @Equals('Website', { message: 'lead_source is invalid' })
  lead_source: string = 'Website';
}

/** The further fields are kept under the CRM's own names [PAGE-28]. */
export const contactEnquiry = ({
  phone,
  email,
  message,
  street = '',
  city = '',
  state = '',
  zip = '',
  ...form
}: ContactEnquiryDto): NewEnquiry => ({
  kind: 'contact',
  name: `${form.first_name} ${form.last_name}`,
  phone,
  email,
  message,
  detail: { ...form, street, city, state, zip },
});
