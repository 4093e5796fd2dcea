import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { number, periodLabel } from '../../components/format';
import { Panel } from '../../components/panel';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { User } from '../../records/user';

/** The last week, by day [CONST-44]. */
const lastWeek = 1;

const counters = [
  ['PropertyViewed', 'Views'],
  ['NDASigned', 'NDAs'],
  ['OfferReceived', 'Offers'],
  ['DealAccepted', 'Accepted'],
  ['DealRejected', 'Rejected'],
  ['PropertySold', 'Sold'],
] as const;

/** What happened on a seller's listings in one of the five date ranges [CONST-44] to [CONST-48]. */
export function ListingActivity({ seller }: { seller: User }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [range, setRange] = useState(lastWeek);
  const { data: ranges = [] } = useQuery({
    queryKey: ['date-ranges'],
    queryFn: () => dataProvider.dateRanges(),
    staleTime: Infinity,
  });
  const { data, error, refetch } = useQuery({
    queryKey: ['seller-activity', seller.id, range],
    queryFn: () => dataProvider.sellerActivity(seller.id, range),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Panel
      title="Listing Activity"
      flush
      actions={
        ranges.length > 0 && (
          <TextField
            select
            value={range}
            onChange={(event) => setRange(Number(event.target.value))}
            slotProps={{ select: { SelectDisplayProps: { 'aria-label': 'Date Range' } } }}
            sx={{ width: 208 }}
          >
            {ranges.map(({ ID, Name }) => (
              // An entry without an id is a heading [ANA-38].
              <MenuItem key={Name} value={ID} disabled={ID === ''}>
                {Name}
              </MenuItem>
            ))}
          </TextField>
        )
      }
    >
      {error ? (
        <Box sx={{ p: 5 }}>
          <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
            The activity is not here yet.
          </Alert>
        </Box>
      ) : data ? (
        <TableContainer tabIndex={0} aria-label="Listing Activity, table" role="region">
          <Table size="small" aria-label="Listing Activity">
            <TableHead>
              <TableRow>
                <TableCell sx={{ pl: 4 }}>Time Period</TableCell>
                {counters.map(([field, label]) => (
                  <TableCell key={field} align="right">
                    {label}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((row) => (
                <TableRow key={row.TimePeriod}>
                  <TableCell component="th" scope="row" sx={{ pl: 4, whiteSpace: 'nowrap' }}>
                    {periodLabel(row)}
                  </TableCell>
                  {counters.map(([field]) => (
                    <TableCell key={field} align="right" sx={{ color: row[field] ? undefined : 'text.secondary' }}>
                      {number(row[field])}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
            <TableFooter>
              <TableRow sx={{ '& > *': { border: 0, color: 'text.primary', fontWeight: 620, fontSize: '0.875rem' } }}>
                <TableCell component="th" scope="row" sx={{ pl: 4 }}>
                  Total
                </TableCell>
                {counters.map(([field]) => (
                  <TableCell key={field} align="right">
                    {number(data.reduce((sum, row) => sum + row[field], 0))}
                  </TableCell>
                ))}
              </TableRow>
            </TableFooter>
          </Table>
        </TableContainer>
      ) : (
        <Box sx={{ p: 5 }}>
          <Skeleton variant="rounded" height={220} />
        </Box>
      )}
    </Panel>
  );
}
