import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { ListBase, TextInput } from 'react-admin';
import { FilterBar } from '../components/list/filter-bar';
import { PageFrame } from '../components/page-frame';
import { useDialog } from '../components/use-dialog';
import { below, paths } from '../paths';
import type { Category } from './category';
import { CategoryCreate } from './category-create';
import { CategoryTable } from './category-table';

/** The categories of the vendor directory [CAT-01] to [CAT-11]. */
export default function CategoryList() {
  const adding = useDialog(paths.categories, below.new);
  return (
    <ListBase<Category>
      resource="categories"
      sort={{ field: 'name', order: 'ASC' }}
      perPage={10}
      queryOptions={{ onError: () => undefined }}
    >
      <PageFrame
        title="Categories"
        actions={
          <Button variant="contained" color="primary" startIcon={<Add />} onClick={() => adding.open()}>
            Add New Category
          </Button>
        }
      >
        <FilterBar>
          <TextInput source="q" label="Category Name" helperText={false} />
        </FilterBar>
        <CategoryTable />
        {adding.params && <CategoryCreate onClose={adding.close} />}
      </PageFrame>
    </ListBase>
  );
}
