import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { totalText } from '../format';

/** How many records there are in all, said above the list. */
export function Total({ of }: { of: string }) {
  const { total } = useListContext();
  return (
    <Box role="status" sx={{ mb: 3, minHeight: 22, color: 'text.secondary' }}>
      {total !== undefined && `Total ${of}: ${totalText(total)}`}
    </Box>
  );
}
