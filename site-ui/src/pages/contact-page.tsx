import { Head } from '../components/head';
import { ContactForm } from '../features/contact/contact-form';
import { Offices } from '../features/contact/offices';
import { TextPage } from '../layout/text-page';
import styles from '../layout/text-page.module.css';
import { paths } from '../lib/paths';

/** [SHELL-12] */
export function Component() {
  return (
    <TextPage title="Contact Us" lead="A broker reads every message and answers within one business day.">
      <Head
        title="Contact Us"
        canonical={paths.contact}
        description="Write to us, call us, or visit one of our offices."
      />
      <div className={styles.columns}>
        <ContactForm />
        <Offices />
      </div>
    </TextPage>
  );
}
