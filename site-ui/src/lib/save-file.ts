/** Hands a file to the browser, which keeps it under its name. */
export function saveFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** The same for a file that the page holds. */
export function saveBlob(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  saveFile(address, name);
  // The browser needs a moment to take the address over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
