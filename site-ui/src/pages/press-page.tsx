import { Head } from '../components/head';
import { CallToContact, TextPage } from '../layout/text-page';
import { aboutText } from '../layout/legal-text';
import { paths } from '../lib/paths';
import { useSite } from '../lib/site-context';

/** [SHELL-20] */
export function Component() {
  const { ProductName, ContactEmail } = useSite();
  return (
    <TextPage title="Press" lead={aboutText(ProductName)} text={[]}>
      <Head title="Press" canonical={paths.press} description={`${ProductName} for journalists.`} />
      <div className="prose">
        <h2>For journalists</h2>
        <p>
          We answer questions about the self-storage market in the United States: what is being traded, at which prices
          per square foot, and where supply is growing. Write to <a href={`mailto:${ContactEmail}`}>{ContactEmail}</a>,
          and a broker will call you back on the same day.
        </p>
      </div>
      <CallToContact text="Speak to a broker." />
    </TextPage>
  );
}
