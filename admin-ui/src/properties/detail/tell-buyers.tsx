import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { number } from '../../components/format';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { paths } from '../../paths';

/** Leads to a campaign about a property; nothing where nobody would get it, or nobody knows. */
export function TellBuyers({ propertyId }: { propertyId: number }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data } = useQuery({
    queryKey: ['proposed-audience', propertyId],
    queryFn: () => dataProvider.proposedAudience(propertyId),
  });
  return data?.count ? (
    <Button component={RouterLink} to={paths.newCampaign(propertyId)}>
      {data.count === 1 ? 'Tell 1 matching buyer' : `Tell ${number(data.count)} matching buyers`}
    </Button>
  ) : null;
}
