import { ClosedListings } from '../features/figures/closed-listings';
import { Figures } from '../features/figures/figures';
import { loadFigures } from '../features/figures/load-figures';
import { ServicesPage } from '../layout/services-page';
import { paths } from '../lib/paths';
import { usePageData } from '../router/hooks';
import type { LoaderArgs } from '../router/page';

const steps = [
  {
    title: 'An opinion of value',
    text: 'A broker who trades nothing but self-storage walks your facility, reads your books and says what buyers will pay, and why.',
  },
  {
    title: 'A listing that does you justice',
    text: 'Photographs, an offering memorandum and a clean set of documents. Your records stay behind an NDA that every buyer signs before opening them.',
  },
  {
    title: 'Buyers who are ready',
    text: 'Your listing goes to operators, investors and developers who have told us what they buy. You see each offer on your own dashboard: price, terms, financing.',
  },
  {
    title: 'A calm closing',
    text: 'Accept the offer you want. From there we keep the calendar: diligence, lender, title, closing.',
  },
];

export const loader = ({ api }: LoaderArgs) => loadFigures(api);

/** [PAGE-42] [SHELL-17] */
export function Component() {
  const figures = usePageData<typeof loader>();
  return (
    <ServicesPage
      title="Seller Services"
      lead="Selling a facility happens once or twice in a career. We do it every week, and we take our time with yours."
      canonical={paths.sellerServices}
      description="How owners of self-storage properties sell with us."
      steps={steps}
      call="Find out what your facility is worth."
    >
      <Figures figures={figures} />
      <ClosedListings figures={figures} />
    </ServicesPage>
  );
}
