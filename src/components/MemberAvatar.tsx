import { mdiAccount } from '@mdi/js';
import Avatar from '@mui/material/Avatar';
import { useState } from 'react';
import { Icon } from './Icon';

interface MemberAvatarProps {
  /** Address of the picture; without one the initials stand there. */
  src?: string | undefined;
  username: string | undefined;
  size?: number;
  /** What it shows; left out where the name stands beside it. */
  alt?: string;
}

/** The first letters of a name's first two parts, or its first two letters. */
export function initialsOf(username: string): string {
  const parts = username.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  const [first = '', second] = parts;
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]];
  return letters.join('').toLocaleUpperCase();
}

/** A member's picture; their initials where there is none, a figure where it could not be loaded. */
export function MemberAvatar({ src, username, size = 32, alt = '' }: MemberAvatarProps) {
  const [failed, setFailed] = useState<string>();
  const broken = src !== undefined && failed === src;
  const initials = username === undefined ? '' : initialsOf(username);
  return (
    <Avatar
      src={broken ? undefined : src}
      alt={alt}
      slotProps={{ img: { onError: () => setFailed(src), width: size, height: size } }}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        fontWeight: 700,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {broken || initials === '' ? (
        <Icon path={mdiAccount} sx={{ fontSize: size * 0.65 }} />
      ) : (
        <span aria-hidden>{initials}</span>
      )}
    </Avatar>
  );
}
