import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { ErrorArea } from '../components/error-area';
import { Modal } from '../components/modal';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { messageOf } from '../data-provider/failure';
import { type CategoryForm, categoryLevel } from '../records/category';

interface Props {
  /** A category cannot be below itself. */
  except?: number;
  onSelect: (primary: NonNullable<CategoryForm['primary']>) => void;
  onClose: () => void;
}

/** The picker: a table of the primary categories, each with `Select` [CAT-16]. */
export function PrimaryPicker({ except, onSelect, onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['categories', 'primary'],
    queryFn: () => dataProvider.categoriesOfLevel(categoryLevel.primary),
  });
  const choices = data?.filter(({ ID }) => ID !== except);
  return (
    <Modal title="Select Category" onClose={onClose}>
      <DialogContent>
        {error && <ErrorArea text={messageOf(error)} />}
        {!choices && !error && <Skeleton variant="rounded" height={180} />}
        {choices?.length === 0 && (
          <Box role="status" sx={{ p: 6, textAlign: 'center', color: 'text.secondary' }}>
            There is no category found
          </Box>
        )}
        {choices && choices.length > 0 && (
          <Table size="small" aria-label="Primary categories">
            <TableHead>
              <TableRow>
                <TableCell>Category Name</TableCell>
                <TableCell align="right">Actions</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {choices.map(({ ID, Name }) => (
                <TableRow key={ID} hover>
                  <TableCell sx={{ fontWeight: 540 }}>{Name}</TableCell>
                  <TableCell align="right">
                    <Button
                      aria-label={`Select: ${Name}`}
                      onClick={() => onSelect({ id: ID, name: Name })}
                      sx={{ minHeight: 30, px: 2.5 }}
                    >
                      Select
                    </Button>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
    </Modal>
  );
}
