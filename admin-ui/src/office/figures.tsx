import type { OfficeDayDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import { number } from '../components/format';
import { Panel } from '../components/panel';
import { StateChip } from '../components/state-chip';
import { stageTones } from '../records/stages';
import { propertyTones } from '../records/property-status';
import type { Tone } from '../theme/tokens';

const personTones: Record<number, Tone> = { 1: 'warning', 2: 'success', 3: 'danger' };

/** How much there is of everything, by status. */
export function Figures({ day }: { day: OfficeDayDto }) {
  return (
    <>
      <Group title="Properties" figures={day.properties} tones={propertyTones} />
      <Group title="Deals" figures={day.deals} tones={stageTones} />
      <Group title="People" figures={day.users} tones={personTones} />
    </>
  );
}

function Group({
  title,
  figures,
  tones,
}: {
  title: string;
  figures: OfficeDayDto['users'];
  tones: Record<number, Tone>;
}) {
  return (
    <Panel title={title} aside={number(figures.reduce((sum, { count }) => sum + count, 0))}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
        {figures.map(({ id, name, count }) => (
          <Box key={id} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
            <dt>
              <StateChip tone={tones[id] ?? 'neutral'} label={name} />
            </dt>
            <Box component="dd" sx={{ m: 0, fontWeight: 560 }}>
              {number(count)}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
