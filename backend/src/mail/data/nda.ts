import type { AccessState } from '@stowbridge/contract/access';
import type { Place } from '@stowbridge/contract/addresses';
import { Role } from '@stowbridge/contract/ids';
import type { EventMap } from '../../platform/events/events';
import { ATTACHED_AT_MOST } from '../attachments';
import type { Block } from '../layout';
import type { MailContext } from '../mail-context';
import { personSql } from './people';
import { byTrueName, publicName, trueName } from './property-names';
import type { Person, SampleIds } from '../mail-definition';

export interface Nda {
  signer: Person;
  /** As the signer wrote them; the account may be in another name. */
  writtenName: string;
  writtenEmail: string;
  /** Of the text that was signed; null when it was lost. */
  textBytes: number | null;
  entity: string | null;
  phone: string;
  propertyId: number;
  /** As everybody reads it. */
  propertyName: string;
  /** For the office and the owning seller alone. */
  trueName: string;
  signedAt: Date;
  /** What became of the signer's access; null for a property that is gone. */
  access: AccessState | null;
}

type Signed = EventMap['nda.signed'];

export async function findNda({ ndaId }: Signed, { read }: MailContext): Promise<Nda | undefined> {
  const [row] = await read<Nda>(
    `select ${personSql('u', Role.Buyer)} signer, n.first_name || ' ' || n.last_name "writtenName", n.email "writtenEmail", a.bytes "textBytes", n.entity, n.phone, n.property_id "propertyId", ${publicName('n.property_name')} "propertyName", ${trueName('n.property_name')} "trueName", n.signed_at "signedAt",
            (select c.state from nda_access c where c.user_id = n.user_id and c.property_id = n.property_id) access
     from ndas n join users u on u.id = n.user_id left join agreements a on a.id = n.agreement_id left join properties p on p.id = n.property_id where n.id = $1`,
    [ndaId],
  );
  return row;
}

export const findNdaByTrueName = byTrueName(findNda);

/** Whether the signature names another address than that of the account that signed. */
export const isWrittenOtherwise = ({ signer, writtenEmail }: Nda): boolean =>
  signer.email.toLowerCase() !== writtenEmail.toLowerCase();

const signedRows = (nda: Nda, moment: MailContext['moment']): Block => ({
  rows: [
    ['Property', nda.propertyName],
    ['Signed', moment(nda.signedAt)],
    ...(nda.entity ? [['Entity', nda.entity] as [string, string]] : []),
    ...(isWrittenOtherwise(nda)
      ? ([
          ['Account email', nda.signer.email],
          ['Email as written', nda.writtenEmail],
        ] as [string, string][])
      : []),
  ],
});

/** Where to find the text that was signed. */
function textBlock({ textBytes }: Nda): Block[] {
  if (textBytes === null) {
    return [];
  }
  return [
    {
      text:
        textBytes <= ATTACHED_AT_MOST
          ? 'The agreement as it was signed is attached to this mail.'
          : 'The agreement is too large for a mail; it can be read after signing in.',
    },
  ];
}

/** What was signed, and whom to tell if it was somebody else. */
export const signatureBlocks = (nda: Nda, moment: MailContext['moment']): Block[] => [
  signedRows(nda, moment),
  ...textBlock(nda),
  { text: 'If you have not signed this, please tell us.' },
];

export const documentsOf = ({ propertyId, propertyName }: Pick<Nda, 'propertyId' | 'propertyName'>): Place => ({
  kind: 'documents',
  propertyId,
  propertyName,
});

export const ndaSample = ({ ndaId, propertyId, userId }: SampleIds): Signed => ({ ndaId, propertyId, userId });
