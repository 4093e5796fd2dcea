import { DocumentType, Role } from '@stowbridge/contract/ids';
import { LISTED_VERSION } from '../../domains/documents/versions.sql';
import { OPEN } from '../../domains/properties/visibility.sql';
import type { EventMap } from '../../platform/events/events';
import { type Access, accessIn, accessSample } from '../data/access';
import { documentsOf } from '../data/nda';
import { mail } from '../mail-definition';
import type { MailContext } from '../mail-context';

/** What was published yesterday or today and readers still find, on a property that is still open, as far as the reader's tier goes. */
const NEW = `
  select d.id from nda_access a join properties p on p.id = a.property_id join documents d on d.property_id = p.id
  where a.user_id = $1 and a.property_id = $2 and ${OPEN} and ${LISTED_VERSION} and d.tier <= a.tier and d.document_type_id <> ${DocumentType.Nda}
    and d.published_at > now() - interval '2 days' limit 1`;

async function findAdded(event: EventMap['access.documents-added'], context: MailContext): Promise<Access | undefined> {
  const [added] = await context.read(NEW, [event.userId, event.propertyId]);
  return added && accessIn('open')(event, context);
}

const TEXT = 'New documents are open to you.';

export const documentsAdded = mail({
  kind: 'documents-added',
  called: 'Documents added, to the buyer',
  category: 'properties',
  notifies: true,
  data: findAdded,
  to: ({ buyer }) => buyer,
  content: ({ data: access, links }) => ({
    subject: `New documents of ${access.propertyName}`,
    preheader: TEXT,
    heading: 'New documents',
    blocks: [
      { text: TEXT },
      { rows: [['Property', access.propertyName]] },
      { button: 'Read the documents', address: links.place(Role.Buyer, documentsOf(access)) },
    ],
  }),
  sample: accessSample('propertyId'),
});
