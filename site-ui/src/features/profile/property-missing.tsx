import { ButtonLink } from '../../components/button';
import { Head } from '../../components/head';
import messageStyles from '../../layout/message-page.module.css';
import { paths } from '../../lib/paths';
import { Similar } from './similar';

/** A property that does not exist, or is no longer shown. */
export function PropertyMissing() {
  return (
    <>
      <div className={`container ${messageStyles.message}`}>
        <Head title="Property not found" noIndex />
        <h1>This property is not listed.</h1>
        <p>It may have been withdrawn. Other properties near it may still be for sale.</p>
        <ButtonLink to={paths.search()}>Search properties</ButtonLink>
      </div>
      <Similar storeId={0} title="The newest properties" />
    </>
  );
}
