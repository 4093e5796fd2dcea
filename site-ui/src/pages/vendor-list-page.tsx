import { VendorsService } from '@stowbridge/api/services/VendorsService';
import { Head } from '../components/head';
import { Pager } from '../components/pager';
import tableStyles from '../components/table.module.css';
import { VendorEntry } from '../features/vendors/vendor-entry';
import styles from '../features/vendors/vendors.module.css';
import { TextPage } from '../layout/text-page';
import { Trail } from '../layout/trail';
import { formatWhole } from '../lib/format';
import { paths } from '../lib/paths';
import { useNavigate, usePageData, useParams, useUrl } from '../router/hooks';
import type { LoaderArgs } from '../router/page';

/** [CONST-27] */
const pageLength = 10;

/** [SHELL-10] [VEND-42] The page stands in the address. */
export function loader({ api, params, url }: LoaderArgs) {
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1);
  return new VendorsService(api).directory({
    requestBody: { Page: page, PageLength: pageLength, CategoryID: Number(params.childCategoryID) },
  });
}

const wordsOf = (segment: string | undefined) => (segment ?? '').replace(/-/g, ' ');

const above = [
  { label: 'Home', to: paths.home },
  { label: 'Vendors', to: paths.vendors },
];

/** [VEND-35] to [VEND-39] */
export function Component() {
  const { Vendors, Pagination } = usePageData<typeof loader>();
  const { parentCategoryName, childCategoryName } = useParams();
  const url = useUrl();
  const navigate = useNavigate();
  const child = wordsOf(childCategoryName);
  const total = Pagination.TotalRecords;
  return (
    <TextPage title={child} lead={<Trail above={above} here={`${wordsOf(parentCategoryName)}-${child}`} />}>
      <Head
        title={`Vendors, ${child}`}
        canonical={Pagination.Page > 1 ? `${url.pathname}?page=${Pagination.Page}` : url.pathname}
        description={`Vendors for ${child}.`}
        noIndex={total === 0}
        above={above}
      />
      {Vendors.length === 0 ? (
        <p className={tableStyles.empty}>No records found</p>
      ) : (
        <>
          <p className={`${styles.count} figures`}>
            {formatWhole(total)} {total === 1 ? 'vendor' : 'vendors'}
          </p>
          <div className={styles.vendors}>
            {Vendors.map((vendor) => (
              <VendorEntry key={vendor.VendorID} vendor={vendor} />
            ))}
          </div>
          <Pager
            label="Vendors"
            page={Pagination.Page}
            pageLength={Pagination.PageLength}
            total={total}
            onPage={(page) => void navigate(`${url.pathname}?page=${page}`)}
          />
        </>
      )}
    </TextPage>
  );
}
