import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import { DataTable, TextInput, useDataProvider } from 'react-admin';
import { nothing } from '../components/format';
import { FilterBar } from '../components/list/filter-bar';
import { NameButton } from '../components/list/name-button';
import { mutedRow } from '../components/list/muted-row';
import { RecordList } from '../components/list/record-list';
import { RecordListBase } from '../components/list/record-list-base';
import { RowAction, RowActions } from '../components/list/row-actions';
import { DeleteOrRestore } from '../components/list/delete-or-restore';
import { ActionsCol } from '../components/list/columns';
import { ListPage } from '../components/list/list-page';
import { StateChip } from '../components/state-chip';
import { useDialog } from '../components/use-dialog';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { below, paths } from '../paths';
import type { Category } from '../records/category';
import { CategoryCreate, CategoryEdit } from './edit';

/** The categories of the vendor directory [CAT-01] to [CAT-11]. */
export default function CategoryList() {
  const adding = useDialog(paths.categories, below.new);
  return (
    <RecordListBase<Category> resource="categories" sort={{ field: 'name', order: 'ASC' }}>
      <ListPage
        title="Categories"
        of="Categories"
        primary={
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
      </ListPage>
    </RecordListBase>
  );
}

const Col = DataTable.Col<Category>;

/** The rows: name, primary category, actions [CAT-04]; inactive ones are muted and can be restored [CAT-07]. */
export function CategoryTable() {
  const editing = useDialog(paths.categories, below.editOne);
  const edit = ({ id }: Category) => editing.open({ id });
  const name = (category: Category) => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <NameButton onClick={() => edit(category)}>{category.name}</NameButton>
      {!category.active && <StateChip tone="neutral" label="Inactive" />}
    </Box>
  );
  return (
    <>
      <RecordList<Category>
        label="Categories"
        empty="There is no category found"
        rowSx={mutedRow}
        card={(category) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: 1 }}>
            {name(category)}
            <Actions category={category} onEdit={() => edit(category)} />
            {category.primaryCategoryName && (
              <Box sx={{ gridColumn: '1 / -1', color: 'text.secondary', fontSize: '0.8125rem' }}>
                in {category.primaryCategoryName}
              </Box>
            )}
          </Box>
        )}
      >
        <Col source="name" label="Category Name" render={name} />
        <Col
          source="primaryCategoryName"
          label="Primary Category"
          render={(category) => category.primaryCategoryName ?? nothing}
        />
        <ActionsCol<Category> render={(category) => <Actions category={category} onEdit={() => edit(category)} />} />
      </RecordList>
      {editing.params && <CategoryEdit key={editing.id} id={editing.id} onClose={editing.close} />}
    </>
  );
}

/** `Edit`, and `Delete` or `Restore` [CAT-05] to [CAT-09]. */
function Actions({ category: { id, name, active }, onEdit }: { category: Category; onEdit: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return (
    <RowActions>
      <RowAction label="Edit" of={name} icon={EditOutlined} onClick={onEdit} />
      <DeleteOrRestore
        kind="Category"
        name={name}
        active={active}
        remove={() => dataProvider.deleteCategory(id)}
        restore={() => dataProvider.restoreCategory(id)}
        consequence="It disappears from the public directory; it can be restored."
      />
    </RowActions>
  );
}
