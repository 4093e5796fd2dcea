import type { SxProps } from '@mui/material/styles';
import { AutocompleteInput } from 'react-admin';
import { useLookups } from './use-lookups';

interface Props {
  isRequired?: boolean;
  /** Said while no state is chosen; it is a choice of its own, with the value 0 [AUSR-54]. */
  placeholder?: string;
  sx?: SxProps;
}

/** The state of an address or of a search: the same control everywhere. */
export function StateInput({ isRequired, placeholder, sx }: Props) {
  const { states } = useLookups();
  const nothing = placeholder ? [{ id: 0, name: placeholder }] : [];
  return (
    <AutocompleteInput
      source="stateId"
      label="State"
      choices={[...nothing, ...states]}
      isRequired={isRequired}
      helperText={false}
      sx={sx}
    />
  );
}
