import { getCategories, type Category } from '../api/vendors';
import { Head } from '../components/head';
import { Categories } from '../features/vendors/categories';
import { TextPage } from '../layout/text-page';
import { paths } from '../paths';
import { usePageData } from '../router/hooks';
import type { LoaderArgs } from '../router/page';

/** [SHELL-11] [VEND-33] */
export async function loader({ api, params }: LoaderArgs) {
  const none = (): Category[] => [];
  const id = Number(params.parentCategoryID);
  const [parents, children] = await Promise.all([
    getCategories(api, 0).catch(none),
    id > 0 ? getCategories(api, id).catch(none) : undefined,
  ]);
  return { parents, opened: children && { id, children } };
}

export function Component() {
  const { parents, opened } = usePageData<typeof loader>();
  return (
    <TextPage title="Vendors" lead="Companies that build, equip, insure and run self-storage facilities.">
      <Head title="Vendors" canonical={paths.vendors} description="A directory of vendors to the self-storage trade." />
      <Categories parents={parents} opened={opened} />
    </TextPage>
  );
}
