import { Head } from '../components/head';
import { Verify } from '../features/verify/verify';
import { NarrowPage } from '../layout/narrow-page';
import { paths } from '../lib/paths';
import { useSite } from '../lib/site-context';

/** Whether a certificate or an agreement is as it was made; for whoever is handed one. */
export function Component() {
  const { ProductName } = useSite();
  return (
    <NarrowPage
      title="Verify a document"
      lead={`See whether a certificate or an agreement came from ${ProductName} and is unchanged. The file stays on your device: only its fingerprint is compared.`}
      wide
    >
      <Head
        title="Verify a document"
        canonical={paths.verify}
        description={`See whether a file is one that ${ProductName} made, and unchanged since.`}
        noIndex
      />
      <Verify />
    </NarrowPage>
  );
}
