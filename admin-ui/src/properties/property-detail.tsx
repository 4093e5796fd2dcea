import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Role } from '@stowbridge/contract/ids';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { BackLink } from '../components/back-link';
import { inOrder } from '../components/in-order';
import { useLookupsAwaited } from '../components/lookups/use-lookups';
import { PageFrame } from '../components/page-frame';
import { RecordLink } from '../components/record-link';
import { matchingBuyersOf } from '../data-provider/matches';
import { BuyerActions } from '../panels/matches/buyer-actions';
import { MatchesPanel } from '../panels/matches/matches-panel';
import { NdasPanel } from '../panels/ndas/ndas-panel';
import { QuestionsPanel } from '../panels/questions/questions-panel';
import { RoundsPanel } from '../panels/rounds/rounds-panel';
import { AccessPanel } from './detail/access-panel';
import { DealsPanel } from './detail/deals-panel';
import { Demand } from './detail/demand';
import { DescriptionPanel } from './detail/description-panel';
import { DetailActions } from './detail/detail-actions';
import { LeaveDeleted } from './detail/leave-deleted';
import { PeoplePanels } from './detail/people-panels';
import { ReadersPanel } from './detail/readers-panel';
import { TellBuyers } from './detail/tell-buyers';
import { TimelinePanel } from './detail/timeline-panel';
import { WeekPanel } from './detail/week-panel';
import { PropertyFacts } from '../panels/properties/property-facts';
import { Summary } from '../panels/properties/summary';
import { ndaRequired } from './documents/document-types';
import { DocumentsPanel } from './documents/documents-panel';
import { ImagesPanel } from './images/images-panel';
import { Panel } from '../components/panel';
import type { Property } from '../records/property';
import { PropertyStatus } from '../components/property-status';
import { RadiusSlider } from './radius-slider';
import { VideoPanel } from './texts/video-panel';
import { paths } from '../paths';

/** [APROP-78] */
const back = <BackLink to={paths.properties}>Property Listings</BackLink>;

/** From this width on the smaller sheets lie beside the larger ones. */
const beside = '@media (min-width: 1360px)';

const sheets = { display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)', ...inOrder } as const;

export default function PropertyDetail() {
  const id = Number(useParams().propertyId);
  const [deletedId, setDeletedId] = useState<number>();
  return deletedId === id ? <LeaveDeleted id={id} /> : <PropertyFile id={id} onDeleted={() => setDeletedId(id)} />;
}

/** A property as a file on the desk: what it is first, then what lies in it [APROP-68] to [APROP-73]. */
function PropertyFile({ id, onDeleted }: { id: number; onDeleted: () => void }) {
  const { data: property, error } = useGetOne<Property>(
    'properties',
    { id },
    { onError: () => undefined, retry: false },
  );
  const awaited = useLookupsAwaited();

  if (error || Number.isNaN(id)) {
    return (
      <PageFrame title="Property" above={back}>
        <Alert severity="error">This property could not be opened. It may have been deleted.</Alert>
      </PageFrame>
    );
  }
  if (!property || awaited) {
    return (
      <PageFrame title="Property" above={back}>
        <Skeleton variant="rounded" height={84} sx={{ mb: 5 }} />
        <Skeleton variant="rounded" height={420} />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={property.name}
      above={back}
      aside={<PropertyStatus property={property} />}
      below={[property.address1, property.address2, `${property.city}, ${property.stateCode} ${property.zipCode}`]
        .filter(Boolean)
        .join(', ')}
      actions={<DetailActions property={property} onDeleted={onDeleted} />}
    >
      {!property.hasNda && (
        <Alert severity="warning" role="alert" sx={{ mb: 5 }}>
          {ndaRequired}
        </Alert>
      )}
      <Summary property={property} />
      <Demand propertyId={property.id} />
      <Box sx={{ ...sheets, mt: 5 }}>
        <TimelinePanel propertyId={property.id} />
        <DealsPanel property={property} />
        <MatchesPanel
          resource={matchingBuyersOf(property.id)}
          title="Matching buyers"
          empty="Buyers appear here whose criteria this property meets while it is for sale."
          actions={<TellBuyers propertyId={property.id} />}
          bulkActions={<BuyerActions property={property} />}
          subject={({ userId, userName }) => (
            <RecordLink kind="user" id={userId} name={userName} userTypeId={Role.Buyer} />
          )}
        />
        <RoundsPanel property={property} />
        <AccessPanel property={property} />
        <QuestionsPanel property={property} />
        <NdasPanel of={{ propertyId: property.id }} />
        <ReadersPanel propertyId={property.id} />
        <Box sx={{ ...sheets, alignItems: 'start', [beside]: { gridTemplateColumns: 'minmax(0, 1fr) 312px' } }}>
          <Box sx={sheets}>
            <ImagesPanel propertyId={property.id} name={property.name} />
            <DocumentsPanel propertyId={property.id} />
            <DescriptionPanel property={property} />
          </Box>
          <Box
            sx={{
              ...sheets,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
              alignItems: 'start',
              [beside]: { gridTemplateColumns: 'minmax(0, 1fr)' },
            }}
          >
            <PeoplePanels property={property} />
            {property.sellerId && <WeekPanel propertyId={property.id} />}
            <PropertyFacts property={property} />
            <Panel title="Explorer Radius">
              <RadiusSlider propertyId={property.id} miles={property.radiusMiles} />
            </Panel>
            <VideoPanel property={property} />
          </Box>
        </Box>
      </Box>
    </PageFrame>
  );
}
