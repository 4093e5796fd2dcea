import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { CRITERION_LISTS, type ListKind } from '@stowbridge/contract/criteria';
import { useLookups } from '../../../components/lookups/use-lookups';

interface Props {
  kind: ListKind;
  ids: number[];
  error?: string;
  onChange: (ids: number[]) => void;
}

/** Several states, or several types of properties. */
export function IdsInput({ kind, ids, error, onChange }: Props) {
  const { states, storeTypes } = useLookups();
  const choices = kind === 'states' ? states : storeTypes;
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={choices}
      value={choices.filter(({ id }) => ids.includes(id))}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, chosen) => onChange(chosen.map(({ id }) => id))}
      renderInput={(params) => (
        <TextField {...params} label={CRITERION_LISTS[kind]} error={Boolean(error)} helperText={error} />
      )}
    />
  );
}
