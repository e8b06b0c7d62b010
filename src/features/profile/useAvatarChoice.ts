import { useRef, useState } from 'react';
import { avatarError, type AvatarKey } from '../../contract/profileRules';
import { AvatarError, cropAvatar } from './cropAvatar';

/** A picture ready to upload. */
export interface AvatarChoice {
  name: string;
  imageData: string;
}

type ChoiceError = AvatarKey | `profile:avatar.errors.${AvatarError['step']}`;

/** The picture a member has chosen, cropped; errors are passed to `onError`. */
export function useAvatarChoice(onError: (key: ChoiceError) => void) {
  const [choice, setChoice] = useState<AvatarChoice>();
  const latest = useRef<File>(undefined);
  const choose = async (file: File) => {
    latest.current = file;
    setChoice(undefined);
    const error = avatarError(file);
    if (error) return onError(error);
    try {
      const imageData = await cropAvatar(file);
      // Ignore the result if another file has been chosen in the meantime.
      return latest.current === file ? setChoice({ name: file.name, imageData }) : undefined;
    } catch (error) {
      const step = error instanceof AvatarError ? error.step : 'loadImage';
      return onError(`profile:avatar.errors.${step}`);
    }
  };
  const clear = () => {
    latest.current = undefined;
    setChoice(undefined);
  };
  return { choice, choose, clear };
}
