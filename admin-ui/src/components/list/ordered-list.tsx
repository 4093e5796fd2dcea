import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { visuallyHidden } from '@mui/utils';
import { RowAction, RowActions } from './row-actions';
import { useOrder } from './use-order';

interface Props<Item> {
  label: string;
  items: Item[];
  nameOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  actions: (item: Item) => ReactNode;
  /** An item takes the whole width of a phone, with its actions below. */
  wide?: boolean;
  /** Stores the order and reads the list again; without it the order is not the office's to change. */
  onOrder?: (ids: number[]) => Promise<void>;
}

/** A short list; where it has an order of its own, that is changed by dragging or with the arrows. */
export function OrderedList<Item extends { id: number }>({
  label,
  items,
  nameOf,
  render,
  actions,
  wide,
  onOrder,
}: Props<Item>) {
  const { shown, move } = useOrder(items, onOrder ?? unordered);
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const moveAndSay = (from: number, to: number) => {
    setSaid(`${nameOf(shown[from])} is number ${to + 1} of ${shown.length}`);
    move(from, to);
  };
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      <Box
        component="ul"
        aria-label={label}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: '12px',
          bgcolor: 'background.paper',
          overflow: 'clip',
        }}
      >
        {shown.map((item, index) => (
          <Box
            component="li"
            key={item.id}
            draggable={Boolean(onOrder)}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={() => dragged !== undefined && dragged !== index && moveAndSay(dragged, index)}
            sx={{
              display: 'flex',
              flexWrap: { xs: 'wrap', sm: 'nowrap' },
              alignItems: 'center',
              gap: { xs: 2, sm: 3 },
              minHeight: 52,
              px: { xs: 3, sm: 4 },
              py: 2,
              opacity: dragged === index ? 0.5 : 1,
              '& + &': { borderTop: 1, borderColor: 'divider' },
              '&:hover': { bgcolor: (theme) => theme.tokens.hover },
            }}
          >
            {onOrder && (
              <DragIndicator
                aria-hidden
                sx={{ fontSize: 18, color: 'text.secondary', cursor: 'grab', display: { xs: 'none', sm: 'block' } }}
              />
            )}
            <Box sx={{ flex: wide ? '1 1 240px' : '1 1 140px', minWidth: 0 }}>{render(item)}</Box>
            <Box sx={{ ml: 'auto' }}>
              <RowActions>
                {onOrder && (
                  <>
                    <RowAction
                      label="Move up"
                      of={nameOf(item)}
                      icon={ArrowUpward}
                      disabled={index === 0}
                      onClick={() => moveAndSay(index, index - 1)}
                    />
                    <RowAction
                      label="Move down"
                      of={nameOf(item)}
                      icon={ArrowDownward}
                      disabled={index === shown.length - 1}
                      onClick={() => moveAndSay(index, index + 1)}
                    />
                  </>
                )}
                {actions(item)}
              </RowActions>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

const unordered = async (): Promise<void> => undefined;
