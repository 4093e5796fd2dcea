import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { totalText } from '../format';

/** How many records there are in all, beside the title of the list; it has its room before it is known. */
export function Total({ of }: { of: string }) {
  const { total } = useListContext();
  return (
    <Box role="status" sx={{ minHeight: 22, minWidth: 132, color: 'text.secondary' }}>
      {total !== undefined && `Total ${of}: ${totalText(total)}`}
    </Box>
  );
}
