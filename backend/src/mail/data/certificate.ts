import { Role } from '@stowbridge/contract/ids';
import type { EventMap } from '../../platform/events/events';
import { ATTACHED_AT_MOST } from '../attachments';
import type { Block } from '../layout';
import type { MailContext } from '../mail-context';
import type { Person, SampleIds } from '../mail-definition';
import { personSql } from './people';
import { byTrueName, publicName, trueName } from './property-names';

export interface Certified {
  signer: Person;
  /** The name under which it was signed. */
  writtenName: string;
  /** Of the property, at this moment; null where the names of buyers are kept from them [BEYA-95]. */
  seller: Person | null;
  propertyId: number;
  /** As everybody reads it. */
  propertyName: string;
  /** For the office and the owning seller alone. */
  trueName: string;
  signedAt: Date;
  bytes: number;
}

type Event = EventMap['nda.certified'];

export async function findCertified({ ndaId }: Event, { read }: MailContext): Promise<Certified | undefined> {
  const [row] = await read<Certified>(
    `select ${personSql('u', Role.Buyer)} signer, n.first_name || ' ' || n.last_name "writtenName",
            case when s.id is not null and p.seller_sees_names then ${personSql('s', Role.Seller)} end seller,
            n.property_id "propertyId", ${publicName('n.property_name')} "propertyName", ${trueName('n.property_name')} "trueName", n.signed_at "signedAt", c.bytes
     from ndas n join nda_certificates c on c.nda_id = n.id join users u on u.id = n.user_id
       left join properties p on p.id = n.property_id left join users s on s.id = p.seller_id where n.id = $1`,
    [ndaId],
  );
  return row;
}

export const findCertifiedByTrueName = byTrueName(findCertified);

/** Who signed what when, and where its certificate is. */
export const certificateBlocks = (
  { propertyName, writtenName, signedAt, bytes }: Certified,
  moment: MailContext['moment'],
): Block[] => [
  {
    rows: [
      ['Property', propertyName],
      ['Signed by', writtenName],
      ['Signed', moment(signedAt)],
    ],
  },
  {
    text:
      bytes <= ATTACHED_AT_MOST
        ? 'The certificate is attached to this mail: the agreement, and a page that says who signed it and how.'
        : 'The certificate is too large for a mail. Please sign in to open it.',
  },
];

export const certifiedSample = ({ ndaId, propertyId, userId }: SampleIds): Event => ({ ndaId, propertyId, userId });
