import { SelectInput } from 'react-admin';

/** [CONST-03] */
const all = -1;

interface Props {
  source: string;
  label: string;
  choices: { id: number | string | boolean; name: string }[];
}

/** A filter by one of a few values; `All` is shown, and is no filter. */
export function AllOrOne({ source, label, choices }: Props) {
  return (
    <SelectInput
      source={source}
      label={label}
      choices={choices}
      emptyText="All"
      emptyValue={all}
      format={(value?: number | string | boolean | null) => value ?? all}
      parse={(value: number | string | boolean) => (value === all ? null : value)}
      helperText={false}
    />
  );
}
