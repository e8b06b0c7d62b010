import { pictureAddress } from '../../config/environment';
import { count, object, orNull, reader, text, type Read } from './readers';
import { textOrNull } from './typeGuards';

/** The query keeps the service worker from storing it. */
const addressFromWire = reader((value) => {
  const address = textOrNull(value);
  return address === null ? undefined : `${pictureAddress(address)}?proof`;
}, 'hidden');

const pictureFromWire = object({
  url: addressFromWire,
  width: count,
  height: count,
  thumbnail: addressFromWire,
});
export type ProofPicture = Read<typeof pictureFromWire>;

/** What proves a score: a picture, or the address of a video; neither once it is deleted. */
export const evidence = { picture: orNull(pictureFromWire), video: text('hidden') };
