import { ndaEvents } from '@stowbridge/contract/log-words';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLookups } from '../../components/lookups/use-lookups';
import { RecordPanel } from '../../components/record-panel';
import { Timeline } from '../../components/timeline';
import { holderOf } from './access/access';
import { AccessSection } from './access/access-section';
import { officeMoment, type Nda } from './nda';
import { NdaFacts } from './nda-facts';
import { Certificate, Property } from './nda-parts';

/** One signature with all that happened to it, beside the list it was picked from. */
export function NdaRecord({ id, onClose }: { id?: number; onClose: () => void }) {
  return (
    <RecordPanel<Nda> resource="ndas" id={id} kind="NDA" titleOf={({ name }) => name} width={480} onClose={onClose}>
      {(nda, isFetching) => (
        <>
          <Box sx={{ mt: -3 }}>
            <Property nda={nda} />
          </Box>
          <Box>
            <Certificate nda={nda} />
          </Box>
          <Access nda={nda} />
          <NdaFacts nda={nda} />
          {/* The record from the list comes first, without its events. */}
          {nda.events ? <Events nda={nda} /> : isFetching && <Skeleton variant="rounded" height={240} />}
        </>
      )}
    </RecordPanel>
  );
}

function Access({ nda }: { nda: Nda }) {
  const holder = holderOf(nda);
  return holder && <AccessSection holder={holder} />;
}

function Events({ nda: { events = [] } }: { nda: Nda }) {
  const { timeZone } = useLookups();
  const title = useId();
  return (
    <Box component="section" aria-labelledby={title} sx={{ display: 'grid', gap: 3 }}>
      <Typography id={title} variant="h3">
        Timeline
      </Typography>
      {events.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          Signed before each step was recorded.
        </Typography>
      )}
      <Timeline
        steps={events.map((event, index) => ({
          key: `${index}`,
          tone: event.kind === 'signed' ? 'success' : 'neutral',
          what: ndaEvents[event.kind],
          by: [event.by, officeMoment(event.at, timeZone)].filter(Boolean).join(', '),
        }))}
      />
    </Box>
  );
}
