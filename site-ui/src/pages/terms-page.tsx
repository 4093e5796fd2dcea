import { Head } from '../components/head';
import { disclaimerSections } from '../layout/disclaimer-text';
import { legalText } from '../layout/legal-text';
import { TextPage, type TextPart, TextParts } from '../layout/text-page';
import { paths } from '../lib/paths';
import { useSite } from '../lib/site-context';

const partsFor = (productName: string): TextPart[] => [
  { id: 'listings', title: 'The listings', content: <p>{legalText(productName)}</p> },
  {
    id: 'account',
    title: 'Your account',
    content: (
      <p>
        An account belongs to one person. Keep its password to yourself, and tell us when you think that somebody else
        knows it. What you sign and submit while signed in binds you.
      </p>
    ),
  },
  {
    id: 'documents',
    title: 'The documents',
    content: (
      <p>
        Offering materials are confidential. They may be read by those who signed the property’s NDA, for the purpose
        named there, and passed on only as it allows.
      </p>
    ),
  },
  ...disclaimerSections(productName).map(({ heading, paragraphs }) => ({
    id: heading.toLowerCase().replace(/ /g, '-'),
    title: heading,
    content: paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
  })),
  {
    id: 'work-of-others',
    title: 'The work of others',
    content: (
      <p>
        {productName} contains software, fonts and data made by others. The{' '}
        <a href={paths.licences}>third-party notices</a> name them and their licenses.
      </p>
    ),
  },
];

/** [SHELL-102] */
export function Component() {
  const { ProductName } = useSite();
  const parts = partsFor(ProductName);
  return (
    <TextPage title="Terms of use" text={parts}>
      <Head
        title="Terms of use"
        canonical={paths.terms}
        description={`The terms under which ${ProductName} may be used.`}
      />
      <TextParts parts={parts} />
    </TextPage>
  );
}
