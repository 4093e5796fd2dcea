/** `1234567.5` and `1,2345` become `1,234,567.5` and `12,345` [APROP-66]; what is no number stays as it was typed. */
export function withSeparators(value: string | number | null | undefined): string {
  const text = String(value ?? '').trim();
  if (!/^[\d,]*\.?\d*$/.test(text) || !/\d/.test(text)) {
    return text;
  }
  const [whole, fraction] = text.replaceAll(',', '').split('.');
  const grouped = (whole || '0').replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
