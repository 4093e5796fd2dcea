import type { ForecastDto, ProbabilityDto } from '@stowbridge/api';
import { FEWEST_DEALS, TOO_FEW } from '@stowbridge/contract/pipeline';
import Box from '@mui/material/Box';
import { useDataProvider } from 'react-admin';
import { nameOf, useLookups } from '../../components/lookups/use-lookups';
import { Panel } from '../../components/panel';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { PercentField } from './percent-field';
import { Note } from './pipeline-figures';

/** What the forecast is reckoned with, changed in place; what the office's own deals suggest stands beside it. */
export function ForecastSettings({ forecast: { commissionPercent, probabilities } }: { forecast: ForecastDto }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { dealStatuses } = useLookups();
  return (
    <Panel title="Probabilities and commission">
      <Box sx={{ display: 'grid', gap: 4 }}>
        {probabilities.map((probability) => (
          <PercentField
            key={probability.stageId}
            label={nameOf(dealStatuses, probability.stageId) || 'Stage'}
            value={probability.percent}
            hint={suggested(probability)}
            pattern={/^\d{1,3}$/}
            invalid="Probability must be 0 to 100"
            save={(percent) => dataProvider.setProbability(probability.stageId, percent)}
          />
        ))}
        <PercentField
          label="Commission"
          value={commissionPercent}
          pattern={/^\d{1,3}(\.\d{1,2})?$/}
          invalid="Commission must be 0 to 100"
          save={(percent) => dataProvider.setCommission(percent)}
        />
      </Box>
      <Note>Suggested: how many of the deals that were at the stage and ended in the last 12 months were sold.</Note>
    </Panel>
  );
}

const suggested = ({ ended, suggestion }: ProbabilityDto): string =>
  suggestion === null
    ? `Suggested: ${TOO_FEW}, fewer than ${FEWEST_DEALS} ended`
    : `Suggested: ${suggestion}%, of ${ended} deals`;
