/** The name that an answer gives its file, by its header `Content-Disposition`; undefined when it gives none. */
export function attachmentName(disposition: string | null): string | undefined {
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return name && decodeURIComponent(name);
}
