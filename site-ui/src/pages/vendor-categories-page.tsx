import type { CategoryNameDto } from '@stowbridge/api';
import { CategoriesService } from '@stowbridge/api/services/CategoriesService';
import { Head } from '../components/head';
import { Categories } from '../features/vendors/categories';
import { TextPage } from '../layout/text-page';
import { paths } from '../lib/paths';
import { usePageData } from '../router/hooks';
import type { LoaderArgs } from '../router/page';

/** [SHELL-11] [VEND-33] */
export async function loader({ api, params }: LoaderArgs) {
  const none = (): CategoryNameDto[] => [];
  const id = Number(params.parentCategoryID);
  const [parents, children] = await Promise.all([
    new CategoriesService(api).names({ id: 0 }).catch(none),
    id > 0 ? new CategoriesService(api).names({ id }).catch(none) : undefined,
  ]);
  return { parents, opened: children && { id, children } };
}

export function Component() {
  const { parents, opened } = usePageData<typeof loader>();
  return (
    <TextPage
      title="Vendors"
      lead="Companies that build, equip, insure and run self-storage facilities."
      text={parents.map(({ ID, Name }) => ({ id: String(ID), title: Name }))}
    >
      <Head title="Vendors" canonical={paths.vendors} description="A directory of vendors to the self-storage trade." />
      <Categories parents={parents} opened={opened} />
    </TextPage>
  );
}
