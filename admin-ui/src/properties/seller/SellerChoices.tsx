import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import TablePagination from '@mui/material/TablePagination';
import type { SellerEntry } from '../property';

interface Props {
  sellers: SellerEntry[];
  total: number;
  page: number;
  onPage: (page: number) => void;
  chosen?: number;
  onChoose: (id: number) => void;
}

/** The sellers that were found; one can be chosen. */
export function SellerChoices({ sellers, total, page, onPage, chosen, onChoose }: Props) {
  if (!sellers.length) {
    return (
      <Box role="status" sx={{ p: 6, textAlign: 'center', color: 'text.secondary' }}>
        No records found
      </Box>
    );
  }
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '8px', overflow: 'hidden' }}>
      <Box role="radiogroup" aria-label="Sellers">
        {sellers.map((seller) => (
          <Box
            key={seller.Id}
            component="label"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto 1.2fr 1.2fr 1fr' },
              columnGap: 3,
              alignItems: 'center',
              px: 2,
              py: 1,
              cursor: 'pointer',
              '& + &': { borderTop: 1, borderColor: 'divider' },
              '&:hover': { bgcolor: (theme) => theme.tokens.hover },
            }}
          >
            <Radio name="seller" value={seller.Id} checked={chosen === seller.Id} onChange={() => onChoose(seller.Id)} />
            <Box sx={{ fontWeight: 540 }}>
              {seller.FirstName} {seller.LastName}
            </Box>
            <Box sx={{ color: 'text.secondary', gridColumn: { xs: 2, sm: 'auto' } }}>{seller.CompanyName}</Box>
            <Box sx={{ color: 'text.secondary', gridColumn: { xs: 2, sm: 'auto' } }}>{[seller.City, seller.State].filter(Boolean).join(', ')}</Box>
          </Box>
        ))}
      </Box>
      {total > 10 && (
        <TablePagination component="div" count={total} page={page - 1} rowsPerPage={10} rowsPerPageOptions={[]} onPageChange={(_, next) => onPage(next + 1)} sx={{ borderTop: 1, borderColor: 'divider' }} />
      )}
    </Box>
  );
}
