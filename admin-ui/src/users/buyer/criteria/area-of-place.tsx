import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { areaText } from '@stowbridge/contract/area';
import { aroundProblem, aroundText, circleAround, PLACE_UNKNOWN, PLACE_UNREACHABLE } from '@stowbridge/contract/circle';
import { useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../../../data-provider/data-provider';

interface Props {
  area: string;
  error?: string;
  onChange: (area: string) => void;
}

/** A part of the map: so many miles around a place. */
export function AreaOfPlace({ area, error, onChange }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [place, setPlace] = useState('');
  const [miles, setMiles] = useState('25');
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState('');
  const find = async () => {
    const problem = aroundProblem(place, miles);
    setSaid('');
    setWrong(problem ?? '');
    if (problem) {
      return;
    }
    try {
      const { name, latitude, longitude } = await dataProvider.findPlace(place.trim());
      onChange(areaText([circleAround(latitude, longitude, Number(miles))]));
      setSaid(aroundText(Number(miles), name));
    } catch (failure) {
      setWrong(failure instanceof HttpError && failure.status === 404 ? PLACE_UNKNOWN : PLACE_UNREACHABLE);
    }
  };
  const problem = wrong || error;
  return (
    <Box sx={{ display: 'grid', columnGap: 3, rowGap: 1, gridTemplateColumns: 'minmax(0, 1fr) 72px auto' }}>
      <TextField
        label="City or ZIP code"
        value={place}
        error={Boolean(problem)}
        onChange={({ target }) => setPlace(target.value)}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
      <TextField
        label="Miles"
        value={miles}
        onChange={({ target }) => setMiles(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 5, autoComplete: 'off' } }}
      />
      <Button onClick={() => void find()} sx={{ alignSelf: 'start', mt: 0.5 }}>
        Use
      </Button>
      <Box
        role="status"
        sx={{ gridColumn: '1 / -1', fontSize: '0.8125rem', color: problem ? 'error.main' : 'text.secondary' }}
      >
        {problem || said || (area ? 'A part of the map is set.' : 'Press Use to set it.')}
      </Box>
    </Box>
  );
}
