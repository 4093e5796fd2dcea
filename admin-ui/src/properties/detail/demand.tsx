import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { number } from '../../components/format';
import type { AdminDataProvider } from '../../data-provider/data-provider';

/** How many people look for a property like this one; never who [BEYB-36]. Without an answer the line stays empty. */
export function Demand({ propertyId }: { propertyId: number }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data } = useQuery({
    queryKey: ['property-demand', propertyId],
    queryFn: () => dataProvider.propertyDemand(propertyId),
  });
  return (
    <Typography sx={{ mt: 3, minHeight: '1lh', color: 'text.secondary' }}>
      {data &&
        [
          data.favouriteCount === 1 ? '1 favourite' : `${number(data.favouriteCount)} favourites`,
          data.savedSearchCount === 1
            ? '1 saved search matches'
            : `${number(data.savedSearchCount)} saved searches match`,
        ].join(', ')}
    </Typography>
  );
}
