import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useInput } from 'react-admin';

interface Props {
  source: string;
  label: string;
  /** Side by side, where nothing is said of what follows. */
  row?: true;
  choices: readonly { id: number | string; name: string; help?: string }[];
}

/** One of a few, all of them in sight, each with what follows from it. */
export function RadioInput({ source, label, row, choices }: Props) {
  const { field } = useInput<Record<string, unknown>>({ source });
  const id = useId();
  return (
    <Box data-field={source} aria-labelledby={id}>
      <FormLabel id={id} component="div" sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      <RadioGroup
        row={row}
        aria-labelledby={id}
        name={field.name}
        value={field.value}
        onChange={(_, chosen) => field.onChange(choices.find((choice) => String(choice.id) === chosen)?.id)}
        sx={{ columnGap: 4, rowGap: 1 }}
      >
        {choices.map(({ id: value, name, help }) => (
          <FormControlLabel
            key={value}
            value={value}
            control={
              <Radio
                slotProps={{
                  input: {
                    // A press on what is chosen already is a choice, too.
                    onClick: field.onBlur,
                    'aria-labelledby': `${id}-${value}`,
                    'aria-describedby': help && `${id}-${value}-help`,
                  },
                }}
                sx={{ mt: -1.75 }}
              />
            }
            label={
              <>
                <span id={`${id}-${value}`}>{name}</span>
                {help && (
                  <FormHelperText id={`${id}-${value}-help`} sx={{ mt: 0 }}>
                    {help}
                  </FormHelperText>
                )}
              </>
            }
            sx={{ alignItems: 'flex-start', mr: 0 }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
