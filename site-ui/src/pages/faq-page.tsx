import { Accordion, type AccordionItem } from '../components/accordion';
import { Head } from '../components/head';
import { CallToContact, TextPage } from '../layout/text-page';
import { paths } from '../lib/paths';
import { useSite } from '../lib/site-context';
import { Link } from '../router/link';

/** [PAGE-43] to [PAGE-48] */
export function Component() {
  const { ContactEmail, ContactPhone } = useSite();
  const items: AccordionItem[] = [
    {
      key: 'password',
      title: 'How do I reset my password?',
      content: (
        <p>
          Go to the <Link to={paths.forgotPassword}>forgot-password page</Link> and enter the email of your account. We
          send you a link with which you set a new password.
        </p>
      ),
    },
    {
      key: 'documents',
      title: 'How do I access the documents of a property?',
      content: (
        <p>
          <Link to={paths.signIn}>Sign in</Link>, select the property, choose Access Investment Materials and e-sign the
          NDA. The documents open at once, and the property then appears under Interested Properties on your dashboard.
        </p>
      ),
    },
    {
      key: 'offer',
      title: 'How do I submit an offer?',
      content: (
        <p>
          Open the property and choose Submit Offer Terms. Review your terms, confirm them, and an agent will contact
          you shortly with next steps.
        </p>
      ),
    },
    {
      key: 'rescind',
      title: 'How do I rescind an offer?',
      content: (
        <p>
          Contact the agent listed on the property, or write to us through the{' '}
          <Link to={paths.contact}>contact page</Link>. We withdraw the offer on your word.
        </p>
      ),
    },
    {
      key: 'other',
      title: 'Whom do I contact with other questions?',
      content: (
        <p>
          Write to <a href={`mailto:${ContactEmail}`}>{ContactEmail}</a>, call{' '}
          <a href={`tel:${ContactPhone}`}>{ContactPhone}</a>, or use the <Link to={paths.contact}>contact page</Link>.
        </p>
      ),
    },
  ];
  return (
    <TextPage
      title="FAQ"
      lead="The five questions we are asked most."
      text={items.map(({ key, title }) => ({ id: key, title }))}
    >
      <Head title="FAQ" canonical={paths.faq} description="Answers to frequent questions of buyers and sellers." />
      <Accordion items={items} initial="password" />
      <CallToContact text="Something else on your mind?" />
    </TextPage>
  );
}
