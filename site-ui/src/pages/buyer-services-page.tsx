import { ServicesPage } from '../layout/services-page';
import { paths } from '../lib/paths';

const steps = [
  {
    title: 'See what is for sale',
    text: 'Every listing shows its price or how it is priced, its rentable square feet, its land and its place. Filter by state, city, type, price and size, as a list or on a map.',
  },
  {
    title: 'Read the books',
    text: 'Sign the NDA of a property electronically, and its offering memorandum, rent roll, trailing twelve months and reports open at once, together with a market analysis of the area around it.',
  },
  {
    title: 'Submit offer terms',
    text: 'Price, earnest money, diligence period and financing, on one page. The seller sees your terms the moment you confirm them, and your account shows where they stand.',
  },
  {
    title: 'Close with a broker beside you',
    text: 'The listing broker guides both sides through diligence, financing and closing. Buyers pay us nothing.',
  },
];

/** [PAGE-41] [SHELL-16] */
export const Component = () => (
  <ServicesPage
    title="Buyer Services"
    lead="From the first look to the closing table: the facts early, the documents in one place, and one person to call."
    canonical={paths.buyerServices}
    description="How buyers find, examine and make offers on self-storage properties."
    steps={steps}
    call="Tell us what you are looking for."
  />
);
