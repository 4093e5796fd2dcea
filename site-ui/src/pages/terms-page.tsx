import { Head } from '../components/head';
import { disclaimerSections, legalText } from '../layout/legal-text';
import { TextPage } from '../layout/text-page';
import { paths } from '../lib/paths';
import { useSite } from '../lib/site-context';

/** [SHELL-102] */
export function Component() {
  const { ProductName } = useSite();
  return (
    <TextPage title="Terms of use">
      <Head
        title="Terms of use"
        canonical={paths.terms}
        description={`The terms under which ${ProductName} may be used.`}
      />
      <div className="prose">
        <h2>The listings</h2>
        <p>{legalText(ProductName)}</p>
        <h2>Your account</h2>
        <p>
          An account belongs to one person. Keep its password to yourself, and tell us when you think that somebody else
          knows it. What you sign and submit while signed in binds you.
        </p>
        <h2>The documents</h2>
        <p>
          Offering materials are confidential. They may be read by those who signed the property’s NDA, for the purpose
          named there, and passed on only as it allows.
        </p>
        {disclaimerSections(ProductName).map(({ heading, paragraphs }) => (
          <section key={heading} className="prose">
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <h2>The work of others</h2>
        <p>
          {ProductName} contains software, fonts and data made by others. The{' '}
          <a href={paths.licences}>third-party notices</a> name them and their licenses.
        </p>
      </div>
    </TextPage>
  );
}
