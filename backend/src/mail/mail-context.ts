import type { EntityManager } from 'typeorm';
import type { Config } from '../config';
import { Facts } from './facts';
import type { Brand } from './layout';
import { links } from './links';
import type { MailContext } from './mails';

export const brandOf = (config: Config): Brand => ({
  product: config.PRODUCT_NAME,
  site: config.PUBLIC_URL,
  contactEmail: config.CONTACT_EMAIL,
  contactPhone: config.CONTACT_PHONE,
});

/** What the table of mails works with, read through this transaction. */
export function contextOf(manager: EntityManager, config: Config): MailContext {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: config.OFFICE_TIME_ZONE,
  });
  return {
    facts: new Facts(manager, config),
    links: links(config.PUBLIC_URL),
    brand: brandOf(config),
    moment: (at) => format.format(new Date(at)),
  };
}
