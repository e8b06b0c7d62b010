/** The URL of one size of a picture. It contains a hash of the content or a random number, so the content of a URL never changes. */
export function picturePath(hash: string, width: number): string {
  return `/media/pictures/${hash}-${width}.webp`;
}

/** Parses the last segment of such a URL. */
export function parsePictureFile(file: string): { hash: string; width: number } | undefined {
  const match = /^([0-9a-f]{8,64})-([1-9]\d{0,4})\.webp$/.exec(file);
  const [, hash, width] = match ?? [];
  return hash === undefined || width === undefined ? undefined : { hash, width: Number(width) };
}
