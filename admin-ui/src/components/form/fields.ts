/** The element of a field: its input, or the group that says in `data-field` which field it is. */
function elementOf(form: HTMLElement | null | undefined, field: string): HTMLElement | undefined {
  return form?.querySelector<HTMLElement>(`[data-field="${field}"], [name="${field}"]`) ?? undefined;
}

/** What a field is called on the screen. */
export function labelOf(form: HTMLElement | null | undefined, field: string): string {
  const element = elementOf(form, field);
  const named = element?.closest('[data-field]') ?? element;
  const label =
    document.getElementById(named?.getAttribute('aria-labelledby')?.split(' ')[0] ?? '') ??
    (element as HTMLInputElement | undefined)?.labels?.[0] ??
    element?.closest('.MuiFormControl-root')?.querySelector('label');
  return (label?.textContent ?? '').replace(/[\s\u2009]*\*$/, '').trim() || field;
}

/** Brings the focus to where the field is changed. */
export function goTo(form: HTMLElement | null | undefined, field: string): void {
  const element = elementOf(form, field);
  const place = element?.closest('.MuiFormControl-root') ?? element;
  const reachable =
    'input:not([type="hidden"]):not([tabindex="-1"]):not([aria-hidden="true"]), textarea, button, [role="combobox"], [tabindex="0"]';
  const target = element?.matches('input:not([aria-hidden="true"]), textarea')
    ? element
    : place?.querySelector<HTMLElement>(reachable);
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/** In the order of the fields on the screen. */
export function asOnScreen(form: HTMLElement | null | undefined, fields: string[]): string[] {
  const placed = fields.map((field) => ({ field, element: elementOf(form, field) }));
  return placed
    .sort((a, b) =>
      a.element && b.element && a.element !== b.element
        ? a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING
          ? -1
          : 1
        : 0,
    )
    .map(({ field }) => field);
}
