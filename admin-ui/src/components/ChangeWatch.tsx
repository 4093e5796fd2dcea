import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Tells what surrounds a form whether there is something to lose. */
export function ChangeWatch({ onChange }: { onChange: (changed: boolean) => void }) {
  const { isDirty } = useFormState();
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  return null;
}
