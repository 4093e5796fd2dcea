import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { canWrite, readEverything, scopeResources, type Scope, type ScopeResource } from './scopes';

/** What a key may read and write, resource by resource. */
export function ScopesInput({ source }: { source: string }) {
  const { field, fieldState } = useInput({ source });
  const id = useId();
  const chosen = (field.value ?? []) as Scope[];
  const toggle = (scope: Scope) =>
    field.onChange(chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope]);
  return (
    <Box
      role="group"
      data-field={source}
      aria-labelledby={`${id}-title`}
      aria-describedby={fieldState.error ? `${id}-error` : undefined}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Box id={`${id}-title`} sx={{ fontSize: '0.8125rem', fontWeight: 540 }}>
          Scopes
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="text" onClick={() => field.onChange(readEverything)}>
            Read everything
          </Button>
          <Button variant="text" onClick={() => field.onChange([])} disabled={!chosen.length}>
            None
          </Button>
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 8 }}>
        {(Object.keys(scopeResources) as ScopeResource[]).map((resource) => (
          <Box
            key={resource}
            sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider', minHeight: 38 }}
          >
            <Box sx={{ flex: 1 }}>{scopeResources[resource]}</Box>
            <Right
              label="Read"
              of={resource}
              checked={chosen.includes(`${resource}:read`)}
              onToggle={() => toggle(`${resource}:read`)}
            />
            <Right
              label="Write"
              of={resource}
              checked={chosen.includes(`${resource}:write`)}
              onToggle={() => toggle(`${resource}:write`)}
              disabled={!canWrite(resource)}
            />
          </Box>
        ))}
      </Box>
      {fieldState.error && (
        <FormHelperText id={`${id}-error`} error>
          <ValidationError error={fieldState.error.message ?? ''} />
        </FormHelperText>
      )}
    </Box>
  );
}

interface RightProps {
  label: 'Read' | 'Write';
  of: ScopeResource;
  checked: boolean;
  disabled?: boolean;
  onToggle: () => void;
}

function Right({ label, of, checked, disabled, onToggle }: RightProps) {
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        fontSize: '0.8125rem',
        color: 'text.secondary',
        visibility: disabled ? 'hidden' : undefined,
      }}
    >
      <Checkbox
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
        size="small"
        slotProps={{ input: { 'aria-label': `${label}: ${scopeResources[of]}` } }}
      />
      {label}
    </Box>
  );
}
