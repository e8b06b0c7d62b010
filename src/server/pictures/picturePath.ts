/** The address of one size of a picture. The hash of its bytes stands in it, so what is behind an address never changes. */
export function picturePath(hash: string, width: number): string {
  return `/media/pictures/${hash}-${width}.webp`;
}

/** Reads the last segment of such an address. */
export function parsePictureFile(file: string): { hash: string; width: number } | undefined {
  const match = /^([0-9a-f]{8,64})-([1-9]\d{0,4})\.webp$/.exec(file);
  const [, hash, width] = match ?? [];
  return hash === undefined || width === undefined ? undefined : { hash, width: Number(width) };
}
