import Add from '@mui/icons-material/Add';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ListState } from '../../components/list/list-state';
import { OrderedList } from '../../components/list/ordered-list';
import { RemoveAction } from '../../components/list/remove-action';
import { RowAction } from '../../components/list/row-actions';
import { NotHere } from '../../components/not-here';
import { useDialog } from '../../components/use-dialog';
import { below, paths } from '../../paths';
import type { Entries } from './use-entries';

interface Props<Entry> {
  label: string;
  /** One entry, as it is called on buttons and in questions. */
  kind: string;
  /** Where people meet the entries. */
  used: string;
  entries: Entries<Entry>;
  nameOf: (entry: Entry) => string;
  render: (entry: Entry) => ReactNode;
  /** On the button of a row: Edit, unless an entry is nothing but its name. */
  edit?: string;
  isFixed?: (entry: Entry) => boolean;
  /** What has to hold for an entry to be deleted, or follows from it. */
  consequence: string;
  remove: (id: number) => Promise<unknown>;
  order?: (ids: number[]) => Promise<unknown>;
  /** The dialog that adds an entry, or changes the one that is given. */
  form: (entry: Entry | undefined, close: () => void) => ReactNode;
}

/** One list of what people choose from: its entries, each edited and removed in its row, and the way to a new one. */
export function EditableEntries<Entry extends { id: number }>({
  label,
  kind,
  used,
  entries,
  nameOf,
  render,
  edit = 'Edit',
  isFixed,
  consequence,
  remove,
  order,
  form,
}: Props<Entry>) {
  const { data, isPending, isError, refetch, refresh } = entries;
  const adding = useDialog(paths.lookups, below.new);
  const editing = useDialog(paths.lookups, below.editOne);
  const edited = data?.find(({ id }) => id === editing.id);
  return (
    <Box sx={{ maxWidth: 720, display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box sx={{ color: 'text.secondary', flex: '1 1 260px' }}>{used}</Box>
        <Button startIcon={<Add />} disabled={!data} onClick={() => adding.open()}>
          Add New {kind}
        </Button>
      </Box>
      {data?.length ? (
        <OrderedList
          label={label}
          items={data}
          nameOf={nameOf}
          render={render}
          actions={(entry) => (
            <>
              <RowAction
                label={edit}
                of={nameOf(entry)}
                icon={EditOutlined}
                onClick={() => editing.open({ id: entry.id })}
              />
              <RemoveAction
                kind={kind}
                name={nameOf(entry)}
                disabled={isFixed?.(entry)}
                consequence={consequence}
                remove={() => remove(entry.id).then(refresh)}
              />
            </>
          )}
          onOrder={order && ((ids) => order(ids).then(refresh))}
        />
      ) : (
        <ListState
          loading={isPending}
          failed={isError}
          empty="The entries of this list appear here. Add the first one with the button above."
          onRetry={() => void refetch()}
        />
      )}
      {adding.params && data && form(undefined, adding.close)}
      {edited && form(edited, editing.close)}
      {editing.params && data && !edited && (
        <NotHere title={kind} failure="There is no such record." onClose={editing.close} maxWidth="xs" />
      )}
    </Box>
  );
}
