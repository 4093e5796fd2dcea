import type { AccessState } from '@stowbridge/contract/access';
import { Role } from '@stowbridge/contract/ids';
import { brokerName, FIRST_AGENT } from '../../domains/properties/people/broker';
import type { EventMap } from '../../platform/events/events';
import type { Block } from '../layout';
import type { MailContext } from '../mail-context';
import type { Person, SampleIds } from '../mail-definition';
import { personSql } from './people';
import { byTrueName, publicName } from './property-names';

/** An access to a property, as the mails about it tell it. */
export interface Access {
  buyer: Person;
  company: string | null;
  phone: string;
  propertyId: number;
  /** As everybody reads it. */
  propertyName: string;
  /** For the office and the owning seller alone. */
  trueName: string;
  state: AccessState;
  expiresAt: Date | null;
  reason: string | null;
  since: Date;
  /** The owning seller, where they decide too. */
  seller: Person | null;
  /** Whether that seller may read who asks [BEYA-95]. */
  sellerSeesNames: boolean;
}

type Fact = EventMap['access.requested'];

const FOUND = `
  select ${personSql('u', Role.Buyer)} buyer, u.company_name company, u.phone_number phone, p.id "propertyId", ${publicName()} "propertyName", p.name "trueName",
         a.state, a.expires_at "expiresAt", a.reason, a.created_at since,
         case when p.seller_decides and s.id is not null then ${personSql('s', Role.Seller)} end seller,
         p.seller_sees_names "sellerSeesNames"
  from nda_access a join users u on u.id = a.user_id join properties p on p.id = a.property_id left join users s on s.id = p.seller_id
  where a.user_id = $1 and a.property_id = $2`;

/** Undefined for an access that is in another state by now: nobody is told what is not true any more. */
export const accessIn =
  (state: AccessState) =>
  async ({ userId, propertyId }: Fact, { read }: MailContext): Promise<Access | undefined> => {
    const [access] = await read<Access>(FOUND, [userId, propertyId]);
    return access?.state === state ? access : undefined;
  };

export const pendingByTrueName = byTrueName(accessIn('pending'));

/** Whom the buyer is told to ask. */
export async function findBroker(propertyId: number, { read, brand }: MailContext): Promise<string> {
  const [agent] = await read<{ name: string }>(FIRST_AGENT, [propertyId]);
  return brokerName(agent, brand.product);
}

/** Until when it is open; nothing without an end. */
export const endRows = (
  { propertyName, expiresAt }: Access,
  moment: MailContext['moment'],
): { rows: [string, string][] } => ({
  rows: [['Property', propertyName], ...(expiresAt ? [['Open until', moment(expiresAt)] as [string, string]] : [])],
});

/** Why, as the office or the seller wrote it. */
export const reasonBlocks = ({ reason }: Access): Block[] => (reason ? [{ rows: [['Reason', reason]] }] : []);

/** @param property that on which the sample's access is in the state that the mail is about */
export const accessSample =
  (property: 'propertyId' | 'waitingPropertyId' | 'declinedPropertyId') =>
  ({ ndaId, userId, ...ids }: SampleIds): Fact => ({ ndaId, userId, propertyId: ids[property] });
