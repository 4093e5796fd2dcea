import { accessTexts } from '@stowbridge/contract/access';
import { Role } from '@stowbridge/contract/ids';
import type { EventMap } from '../../platform/events/events';
import { findBroker } from '../data/access';
import { documentsOf, findNda, type Nda, ndaSample, signatureBlocks } from '../data/nda';
import { mail } from '../mail-definition';
import type { MailContext } from '../mail-context';

const OPEN = 'The documents of the property are now open to you.';

/** What the signature has opened. */
async function findSigned(
  event: EventMap['nda.signed'],
  context: MailContext,
): Promise<(Nda & { opens: string }) | undefined> {
  const nda = await findNda(event, context);
  return nda && { ...nda, opens: textOf(nda, await findBroker(nda.propertyId, context)) };
}

function textOf({ access }: Nda, broker: string): string {
  switch (access) {
    case 'open':
      return OPEN;
    case 'pending':
    case 'declined':
      return accessTexts[access](broker);
    default:
      return accessTexts.ended(broker);
  }
}

export const ndaSigned = mail({
  kind: 'nda-signed',
  called: 'NDA signed, to the buyer',
  category: null,
  notifies: true,
  data: findSigned,
  to: ({ signer }) => signer,
  content: ({ data: nda, links, moment }) => ({
    subject: `You signed the NDA for ${nda.propertyName}`,
    preheader: nda.opens,
    heading: 'Your NDA is signed',
    blocks: [
      {
        text: `Thank you for signing the non-disclosure agreement. ${nda.opens} Please keep this mail for your records.`,
      },
      ...signatureBlocks(nda, moment),
      {
        button: nda.access === 'open' ? 'Read the documents' : 'Open the property',
        address: links.place(Role.Buyer, documentsOf(nda)),
      },
    ],
  }),
  sample: ndaSample,
});
