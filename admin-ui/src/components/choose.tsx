import { SelectInput } from 'react-admin';

interface Props {
  source: string;
  label: string;
  choices: { id: number; name: string }[];
  /** Said while nothing is chosen; it is a choice of its own, with the value 0 [AUSR-54]. */
  placeholder: string;
  isRequired?: boolean;
}

/** One of several named things, or nothing yet. */
export function Choose({ source, label, choices, placeholder, isRequired }: Props) {
  // react-admin leaves its empty choice out of what is required.
  const first = isRequired ? [{ id: 0, name: placeholder }] : [];
  return (
    <SelectInput
      source={source}
      label={label}
      choices={[...first, ...choices]}
      emptyText={placeholder}
      emptyValue={0}
      // While the choices are on their way there is nothing to choose.
      isPending={!choices.length}
      isRequired={isRequired}
      translateChoice={false}
      helperText={false}
    />
  );
}
