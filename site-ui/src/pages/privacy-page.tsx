import { Head } from '../components/head';
import { TextPage } from '../layout/text-page';
import { paths } from '../lib/paths';
import { useSite } from '../lib/site-context';

/** [SHELL-101] */
export function Component() {
  const { ProductName, ContactEmail } = useSite();
  return (
    <TextPage title="Privacy Policy">
      <Head title="Privacy Policy" canonical={paths.privacy} description={`What ${ProductName} stores, and why.`} />
      <div className="prose">
        <h2>What we store</h2>
        <p>
          Your name, company, address, phone and e-mail as you give them to us; the agreements you sign; the offers you
          make; and which documents you open. We need them to introduce buyers and sellers and to keep the promises in
          the agreements.
        </p>
        <h2>Who sees it</h2>
        <p>
          Our brokers. The seller of a property on which you make an offer sees the terms and the name under which you
          make them. Nobody else does, unless the law obliges us.
        </p>
        <h2>Cookies</h2>
        <p>
          We set cookies that keep you signed in, that tell your account which browsers are yours, and that count
          visits. There is no advertising on {ProductName}, and nobody else’s scripts run on it. A listing’s video is
          loaded from its host only when you press play.
        </p>
        <h2>Your choice</h2>
        <p>
          Write to <a href={`mailto:${ContactEmail}`}>{ContactEmail}</a> to read, correct or delete what we hold about
          you. Signed agreements are kept for as long as they bind.
        </p>
      </div>
    </TextPage>
  );
}
