import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** Tells the dialog around a form whether there is something to lose, and goes to the first wrong field of a submission. */
export function FormWatch({ onChange }: { onChange: (changed: boolean) => void }) {
  const { isDirty, isSubmitting, submitCount } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isSubmitting, submitCount]);
  return <span ref={place} hidden />;
}
