import ViewWeekOutlined from '@mui/icons-material/ViewWeekOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import { Children, isValidElement, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useListContext, useStore } from 'react-admin';
import { toolsId } from './tools';

/** A column that can be hidden: react-admin knows it by its source, or by its label without one. */
interface Column {
  key: string;
  label: string;
}

interface ColumnProps {
  source?: string;
  label?: ReactNode;
}

/** The columns among the children of a table. The actions stay: without them a row can only be looked at. */
export function columnsOf(children: ReactNode): Column[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<ColumnProps>(child)) {
      return [];
    }
    const { source, label } = child.props;
    return typeof label === 'string' && label !== 'Actions' ? [{ key: source ?? label, label }] : [];
  });
}

interface Props {
  columns: Column[];
  /** Where the table keeps the columns that it hides. */
  storeKey: string;
}

/** `Columns` among the tools of the list above the table, where there are such tools. */
export function ColumnChoice(props: Props) {
  const { resource } = useListContext();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the list around it draws the place
  useLayoutEffect(() => setPlace(document.getElementById(toolsId(resource))), [resource]);
  return place && createPortal(<ColumnMenu {...props} />, place);
}

function ColumnMenu({ columns, storeKey }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hidden, setHidden] = useStore<string[]>(storeKey, []);
  const shown = columns.filter(({ key }) => !hidden.includes(key));
  const toggle = (key: string) =>
    setHidden(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key]);
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
