import Typography from '@mui/material/Typography';
import { number } from '../../components/format';
import type { Property } from '../../records/property';

/** How many people look for a property like this one; never who [BEYB-36]. */
export function Demand({ property: { favouriteCount = 0, savedSearchCount = 0 } }: { property: Property }) {
  return (
    <Typography sx={{ mt: 3, color: 'text.secondary' }}>
      {[
        favouriteCount === 1 ? '1 favourite' : `${number(favouriteCount)} favourites`,
        savedSearchCount === 1 ? '1 saved search matches' : `${number(savedSearchCount)} saved searches match`,
      ].join(', ')}
    </Typography>
  );
}
