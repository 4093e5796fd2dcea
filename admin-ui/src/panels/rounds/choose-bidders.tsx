import { CheckboxGroupInput } from 'react-admin';

interface Props {
  source: string;
  label: string;
  choices: { id: number; name: string }[];
}

/** Any of those who take part, or could, all of them in sight. */
export const ChooseBidders = (props: Props) => (
  <CheckboxGroupInput
    {...props}
    row={false}
    helperText={false}
    // The label is one of a group, as large as any other.
    sx={{ '& .RaCheckboxGroupInput-label': { transform: 'none' } }}
  />
);
