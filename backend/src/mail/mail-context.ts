import type { EntityManager } from 'typeorm';
import type { Config } from '../config';
import { officePostalAddress } from '../domains/campaigns/postal-address';
import { momentIn } from '../platform/common/moments';
import { sql } from '../platform/database/sql';
import type { Brand } from './layout';
import { type Links, links } from './links';

/** What the mails of one event are made with. */
export interface MailContext {
  /** Reads in the delivery's transaction; a statement that several mails share is run once. */
  read: <Row extends object>(text: string, values: unknown[]) => Promise<Row[]>;
  links: Links;
  brand: Brand;
  /** Of the office. */
  timeZone: string;
  /** A moment as the office writes it. */
  moment: (at: Date) => string;
}

export const brandOf = (config: Config): Brand => ({
  product: config.PRODUCT_NAME,
  site: config.PUBLIC_URL,
  contactEmail: config.CONTACT_EMAIL,
  contactPhone: config.CONTACT_PHONE,
  postalAddress: officePostalAddress(config),
});

export function contextOf(manager: EntityManager, config: Config): MailContext {
  const moment = momentIn(config.OFFICE_TIME_ZONE);
  const answers = new Map<string, Promise<object[]>>();
  return {
    read: <Row extends object>(text: string, values: unknown[]) => {
      const key = JSON.stringify([text, values]);
      const answer = answers.get(key) ?? sql<Row>(manager, { text, values });
      answers.set(key, answer);
      return answer as Promise<Row[]>;
    },
    links: links(config.PUBLIC_URL),
    brand: brandOf(config),
    timeZone: config.OFFICE_TIME_ZONE,
    moment: (at) => moment(new Date(at)),
  };
}
