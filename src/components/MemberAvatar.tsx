import { mdiAccount } from '@mdi/js';
import Avatar from '@mui/material/Avatar';
import { useState } from 'react';
import { initialsOf } from '../contract/initials';
import { Icon } from './Icon';

interface MemberAvatarProps {
  /** Address of the picture; without one the initials stand there. */
  src?: string | undefined;
  username: string | undefined;
  size?: number;
  /** What it shows; left out where the name stands beside it. */
  alt?: string;
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
