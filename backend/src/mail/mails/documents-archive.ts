import { Role } from '@stowbridge/contract/ids';
import { ARCHIVE_HOURS } from '../../domains/deal-room/archive-links.service';
import type { EventMap } from '../../platform/events/events';
import { personSql } from '../data/people';
import { publicName } from '../data/property-names';
import type { MailContext } from '../mail-context';
import { mail, type Person } from '../mail-definition';

interface Archive {
  id: string;
  reader: Person;
  role: typeof Role.Buyer | typeof Role.Seller;
  propertyId: number;
  propertyName: string;
}

const FOUND = `
  select ${personSql('u', 'r.role')} reader, r.role, p.id "propertyId", ${publicName()} "propertyName", $3::text id
  from users u cross join properties p
  cross join lateral (select case when p.seller_id = u.id then ${Role.Seller} else ${Role.Buyer} end role) r
  where u.id = $1 and p.id = $2`;

async function findArchive(
  { archiveId, propertyId, userId }: EventMap['documents.archive-asked'],
  { read }: MailContext,
): Promise<Archive | undefined> {
  const [archive] = await read<Archive>(FOUND, [userId, propertyId, archiveId]);
  return archive;
}

export const documentsArchive = mail({
  kind: 'documents-archive',
  called: 'Link to all documents of a property',
  category: null,
  data: findArchive,
  to: ({ reader }) => reader,
  content: ({ data: { id, role, propertyId, propertyName }, links }) => ({
    subject: `Your documents of ${propertyName}`,
    preheader: `The link is good for ${ARCHIVE_HOURS} hours.`,
    heading: 'Your documents',
    blocks: [
      {
        text: `You asked for all documents of a property in one file. Please sign in and press Download all. This link is good for ${ARCHIVE_HOURS} hours, and for your account only:`,
      },
      { rows: [['Property', propertyName]] },
      { button: 'Download the documents', address: links.archive(role, { propertyId, propertyName }, id) },
    ],
  }),
  sample: ({ userId, propertyId }) => ({ archiveId: '5f0c7a52-9d7e-4d0b-8a55-0a4a1f2f7d3e', propertyId, userId }),
});
