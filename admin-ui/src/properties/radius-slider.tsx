import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useDataProvider } from 'react-admin';
import { ErrorArea } from '../components/error-area';
import { useFollowing } from '../components/use-following';
import { useTask } from '../components/use-task';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { usePropertyRefresh } from '../components/use-property-refresh';

/** Miles, in steps of one [CONST-34]. */
const radiusRange = { min: 1, max: 10, usual: 5 };

interface Props {
  propertyId: number;
  miles: number | null | undefined;
}

/** The explorer radius; letting go of the slider sends the new value at once [APROP-85]. */
export function RadiusSlider({ propertyId, miles }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = usePropertyRefresh();
  const stored = miles ?? radiusRange.usual;
  const [shown, setShown] = useFollowing(stored);
  const save = useTask(async (chosen: number) => {
    await dataProvider.saveRadius(propertyId, chosen);
    await refresh();
  });
  /** A value that was not stored does not stay in sight. */
  const letGo = async (chosen: number) => {
    const { ok } = await save.run(chosen);
    if (!ok) {
      setShown(stored);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 5 }}>
        <Slider
          aria-label="Explorer Radius"
          min={radiusRange.min}
          max={radiusRange.max}
          step={1}
          value={shown}
          getAriaValueText={(value) => `${value} miles`}
          onChange={(_, value) => setShown(value as number)}
          onChangeCommitted={(_, value) => void letGo(value as number)}
        />
        <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap', minWidth: 56, textAlign: 'right' }}>
          {shown === 1 ? '1 mile' : `${shown} miles`}
        </Box>
      </Box>
      <ErrorArea text={save.failure} onClose={save.forget} />
    </Box>
  );
}
