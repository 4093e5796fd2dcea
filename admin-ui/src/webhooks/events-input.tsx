import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import { CHANGE_FACTS, CHANGE_RESOURCES, CHANGE_TYPES, type ChangeType } from '@stowbridge/contract/changes';
import { useId } from 'react';
import { useInput, ValidationError } from 'react-admin';

/** The types of a resource: those of its records, and the facts about them. */
const groups = Object.entries(CHANGE_RESOURCES).map(([resource, name]) => ({
  resource,
  title: resource.charAt(0).toUpperCase() + resource.slice(1).replaceAll('-', ' '),
  types: CHANGE_TYPES.filter((type) =>
    type in CHANGE_FACTS ? CHANGE_FACTS[type as keyof typeof CHANGE_FACTS] === resource : type.startsWith(`${name}.`),
  ),
}));

/** What a webhook is told of, resource by resource. */
export function EventsInput({ source }: { source: string }) {
  const { field, fieldState } = useInput({ source });
  const id = useId();
  const chosen = (field.value ?? []) as ChangeType[];
  const toggle = (type: ChangeType) =>
    field.onChange(chosen.includes(type) ? chosen.filter((one) => one !== type) : [...chosen, type]);
  return (
    <Box
      role="group"
      data-field={source}
      aria-labelledby={`${id}-title`}
      aria-describedby={fieldState.error ? `${id}-error` : undefined}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Box id={`${id}-title`} sx={{ fontSize: '0.8125rem', fontWeight: 540 }}>
          Events
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="text" onClick={() => field.onChange([...CHANGE_TYPES])}>
            All
          </Button>
          <Button variant="text" onClick={() => field.onChange([])} disabled={!chosen.length}>
            None
          </Button>
        </Box>
      </Box>
      {groups.map(({ resource, title, types }) => (
        <Box
          key={resource}
          role="group"
          aria-label={title}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '130px 1fr' },
            borderBottom: 1,
            borderColor: 'divider',
            py: 1,
          }}
        >
          <Box sx={{ pt: 2 }}>{title}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
            {types.map((type) => (
              <Box
                key={type}
                component="label"
                sx={{ display: 'flex', alignItems: 'center', fontSize: '0.8125rem', color: 'text.secondary' }}
              >
                <Checkbox checked={chosen.includes(type)} onChange={() => toggle(type)} size="small" />
                {type}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      {fieldState.error && (
        <FormHelperText id={`${id}-error`} error>
          <ValidationError error={fieldState.error.message ?? ''} />
        </FormHelperText>
      )}
    </Box>
  );
}
