/** Starts a download of a file. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoke late: the browser must have started reading the file.
  globalThis.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
