import { charactersOf } from '@stowbridge/contract/property-field-rules';
import type { PropertyField } from '@stowbridge/contract/property-fields';
import { TextInput } from 'react-admin';
import { NumberTextInput } from '../../../components/number-text-input';

/** The input of a plain field, as its kind is typed. */
export function FieldInput({ field }: { field: PropertyField }) {
  const { name, label, kind } = field;
  if (kind === 'text') {
    return (
      <TextInput
        source={name}
        label={label}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: charactersOf(field), autoComplete: 'off' } }}
      />
    );
  }
  return (
    <NumberTextInput
      source={name}
      label={label}
      maxLength={charactersOf(field)}
      prefix={kind === 'dollars' ? '$' : undefined}
      suffix={kind === 'percent' ? '%' : field.unit}
      plain={kind === 'percent' || kind === 'year'}
    />
  );
}
