import { Head } from '../components/head';
import { TextPage, type TextPart, TextParts } from '../layout/text-page';
import { paths } from '../lib/paths';
import { useSite } from '../lib/site-context';
import { Link } from '../router/link';

const partsFor = (productName: string, contactEmail: string): TextPart[] => [
  {
    id: 'stored',
    title: 'What we store',
    content: (
      <p>
        Your name, company, address, phone and e-mail as you give them to us; the agreements you sign; the offers you
        make; and which documents you open. We need them to introduce buyers and sellers and to keep the promises in the
        agreements.
      </p>
    ),
  },
  {
    id: 'seen',
    title: 'Who sees it',
    content: (
      <p>
        Our brokers. The seller of a property on which you make an offer sees the terms and the name under which you
        make them. Nobody else does, unless the law obliges us.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    content: (
      <p>
        We set cookies that keep you signed in, that tell your account which browsers are yours, and that count visits.
        There is no advertising on {productName}, and nobody else’s scripts run on it. A listing’s video is loaded from
        its host only when you press play.
      </p>
    ),
  },
  {
    id: 'choice',
    title: 'Your choice',
    content: (
      <p>
        <Link to={paths.yourData}>Ask for a copy of what we hold about you, or have it deleted</Link>; with an account
        you find both on your account page. Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a> to correct
        it. Signed agreements are kept for as long as they bind.
      </p>
    ),
  },
];

/** [SHELL-101] */
export function Component() {
  const { ProductName, ContactEmail } = useSite();
  const parts = partsFor(ProductName, ContactEmail);
  return (
    <TextPage title="Privacy Policy" text={parts}>
      <Head title="Privacy Policy" canonical={paths.privacy} description={`What ${ProductName} stores, and why.`} />
      <TextParts parts={parts} />
    </TextPage>
  );
}
