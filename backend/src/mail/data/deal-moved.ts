import type { EventMap } from '../../platform/events/events';
import { type EventMail, mail } from '../mail-definition';
import { type Deal, dealRows, findDeal, findDealByTrueName, toBuyerPage, toSellerPage } from './deal';
import type { MailContext } from '../mail-context';

type Moved = EventMap['deal.moved'];

interface Wording {
  subject: string;
  text: string;
}

interface Outcome<Kind extends string> {
  kind: Kind;
  called: string;
  /** Which moves it is about. */
  is: (move: Pick<Moved, 'fromStatusId' | 'toStatusId'>) => boolean;
  toBuyer: (property: string) => Wording;
  toSeller: (property: string) => Wording;
  /** Which of them the seller is told of by another mail. */
  toldOtherwise?: (move: Moved, deal: Deal) => boolean;
  sample: Pick<Moved, 'fromStatusId' | 'toStatusId'>;
}

/** The two mails about what has become of a deal, to the buyer and to the seller. */
export function dealMoved<const Kind extends string>({
  kind,
  called,
  is,
  toBuyer,
  toSeller,
  toldOtherwise,
  sample,
}: Outcome<Kind>): [EventMail<Kind, Moved>, EventMail<`${Kind}-seller`, Moved>] {
  const shared = {
    category: 'offers',
    notifies: true,
    data: async (moved: Moved, context: MailContext): Promise<Deal | undefined> =>
      is(moved) ? findDeal(moved, context) : undefined,
    sample: ({ dealId, propertyId }: { dealId: number; propertyId: number }): Moved => ({
      dealId,
      propertyId,
      ...sample,
      actorId: null,
    }),
  } as const;
  return [
    mail({
      ...shared,
      kind,
      called: `${called}, to the buyer`,
      to: ({ buyer }) => buyer,
      content: ({ data: deal, links }) => {
        const { subject, text } = toBuyer(deal.propertyName);
        const blocks = [{ text }, dealRows(deal), ...toBuyerPage(deal, links)];
        return { subject, preheader: text, heading: subject, blocks };
      },
    }),
    mail({
      ...shared,
      kind: `${kind}-seller`,
      called: `${called}, to the seller`,
      data: async (moved: Moved, context: MailContext) => {
        const deal = is(moved) ? await findDealByTrueName(moved, context) : undefined;
        return deal && toldOtherwise?.(moved, deal) ? undefined : deal;
      },
      to: ({ seller }) => seller,
      content: ({ data: deal, links }) => {
        const { subject, text } = toSeller(deal.propertyName);
        const blocks = [{ text }, dealRows(deal), toSellerPage(deal, links)];
        return { subject, preheader: text, heading: subject, blocks };
      },
    }),
  ];
}
