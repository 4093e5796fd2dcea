import ViewWeekOutlined from '@mui/icons-material/ViewWeekOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import { Children, isValidElement, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useListContext } from 'react-admin';
import { useSearchParams } from 'react-router';
import { toolsId } from './tools';
import { usePreference } from './use-preference';

/** A column that can be hidden: react-admin knows it by its source, or by its label without one. */
interface Column {
  key: string;
  label: string;
}

interface ColumnProps {
  source?: string;
  label?: ReactNode;
}

const keyOf = (child: ReactNode): Column | undefined => {
  const { source, label } = isValidElement<ColumnProps>(child) ? child.props : {};
  return typeof label === 'string' ? { key: source ?? label, label } : undefined;
};

/** The columns among the children of a table. The actions stay: without them a row can only be looked at. */
export const columnsOf = (children: ReactNode): Column[] =>
  Children.toArray(children).flatMap((child) => keyOf(child) ?? []);

/** The children of a table without the columns that are hidden. */
export const withoutHidden = (children: ReactNode, hidden: string[]): ReactNode[] =>
  Children.toArray(children).filter((child) => !hidden.includes(keyOf(child)?.key ?? ''));

/**
 * Which columns of a list are shown: those that the address names, else those that were chosen before, which are kept
 * with the account.
 */
export function useColumns(columns: Column[], chosen: boolean): ColumnState {
  const { resource } = useListContext();
  const [search, setSearch] = useSearchParams();
  const { items, isPending, keep } = usePreference<string>(`columns.${resource}`);
  const address = search.get('columns');
  // The router draws a new address when it has the time: a box that was pressed changes at once.
  const [pressed, setPressed] = useState<{ at: string | null; hidden: string[] }>();
  if (pressed && pressed.at !== address) {
    setPressed(undefined);
  }
  const named = columns.filter(({ key }) => address?.split(',').includes(key));
  const known = named.length > 0 ? columns.filter((column) => !named.includes(column)).map(({ key }) => key) : items;
  const hidden = !chosen ? [] : (pressed?.hidden ?? known);
  const toggle = (key: string) => {
    const next = hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key];
    setPressed({ at: address, hidden: next });
    keep(next);
    setSearch(
      (params) => {
        params.set(
          'columns',
          columns
            .filter((column) => !next.includes(column.key))
            .map((column) => column.key)
            .join(','),
        );
        return params;
      },
      { replace: true },
    );
  };
  return { columns, hidden, toggle, waiting: chosen && isPending };
}

export interface ColumnState {
  columns: Column[];
  hidden: string[];
  toggle: (key: string) => void;
  /** What was chosen is not known yet. */
  waiting: boolean;
}

/** `Columns` among the tools of the list above the table, where there are such tools. */
export function ColumnChoice(props: ColumnState) {
  const { resource } = useListContext();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the list around it draws the place
  useLayoutEffect(() => setPlace(document.getElementById(toolsId(resource))), [resource]);
  return place && createPortal(<ColumnMenu {...props} />, place);
}

function ColumnMenu({ columns, hidden, toggle }: ColumnState) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = columns.filter(({ key }) => !hidden.includes(key));
  return (
    <>
      <Button
        variant="text"
        startIcon={<ViewWeekOutlined />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {shown.length < columns.length ? `Columns (${shown.length} of ${columns.length})` : 'Columns'}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Columns', sx: { px: 4, py: 2, display: 'grid' } } }}
      >
        {columns.map(({ key, label }) => {
          const checked = !hidden.includes(key);
          // A table without any column would have nothing to say.
          return (
            <FormControlLabel
              key={key}
              label={label}
              disabled={checked && shown.length === 1}
              control={<Checkbox checked={checked} onChange={() => toggle(key)} />}
            />
          );
        })}
      </Popover>
    </>
  );
}
